//! How a job ended, asked of CUPS in its own words.
//!
//! `lpstat` counts cancelled and abandoned jobs among the completed ones, and CUPS 2.4 leaves the
//! same keyword under all of them. Only the job's state in IPP (RFC 8011, 5.3.7) tells them apart, so
//! that one attribute is asked for here; `lpstat -H` says where, by the system's own settings.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::tools::{Told, run};

/// A server that says nothing for so long will not say anything.
const PATIENCE: Duration = Duration::from_secs(5);
/// An answer about one job is some hundred bytes long.
const MOST: u64 = 65_536;

/// How a job ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Somebody took it back.
    Cancelled,
    /// The queue gave it up.
    Aborted,
    /// It went through.
    Completed,
}

/// How a job ended; none: it has not, or the server does not say.
pub(super) fn of(job: u32) -> Option<Ending> {
    let Told::Done(server) = run("lpstat", &["-H"], &[]) else { return None };
    let answer = ask(server.trim(), &question(job)).ok()?;
    ending(state(&answer)?)
}

fn ending(state: u32) -> Option<Ending> {
    match state {
        7 => Some(Ending::Cancelled),
        8 => Some(Ending::Aborted),
        9 => Some(Ending::Completed),
        _ => None,
    }
}

/// Get-Job-Attributes, for the job's state alone.
fn question(job: u32) -> Vec<u8> {
    // Version 1.1, the operation, the request's number, and the group of its attributes.
    let mut asked = vec![1, 1, 0, 9, 0, 0, 0, 1, 1];
    let uri = format!("ipp://localhost/jobs/{job}");
    for (kind, name, value) in [
        (0x47, "attributes-charset", "utf-8"),
        (0x48, "attributes-natural-language", "en"),
        (0x45, "job-uri", &*uri),
        (0x44, "requested-attributes", "job-state"),
    ] {
        asked.push(kind);
        for text in [name, value] {
            asked.extend(u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes());
            asked.extend(text.as_bytes());
        }
    }
    asked.push(3);
    asked
}

/// The answer's body; a server that is not CUPS gives an error.
fn ask(server: &str, question: &[u8]) -> io::Result<Vec<u8>> {
    if server.starts_with('/') {
        #[cfg(unix)]
        {
            let stream = std::os::unix::net::UnixStream::connect(server)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.set_write_timeout(Some(PATIENCE))?;
            return talk(stream, "localhost", question);
        }
        #[cfg(not(unix))]
        return Err(io::ErrorKind::Unsupported.into());
    }
    let address = server.to_socket_addrs()?.next().ok_or(io::ErrorKind::NotFound)?;
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    talk(stream, server, question)
}

/// HTTP 1.0, for then the answer comes in one piece and the connection ends with it.
fn talk(mut stream: impl Read + Write, host: &str, question: &[u8]) -> io::Result<Vec<u8>> {
    let length = question.len();
    write!(
        stream,
        "POST / HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/ipp\r\nContent-Length: {length}\r\n\r\n"
    )?;
    stream.write_all(question)?;
    let mut answer = Vec::new();
    stream.take(MOST).read_to_end(&mut answer)?;
    let head = answer.windows(4).position(|piece| piece == b"\r\n\r\n").ok_or(io::ErrorKind::InvalidData)?;
    Ok(answer.split_off(head + 4))
}

/// The value of `job-state` in an answer.
fn state(answer: &[u8]) -> Option<u32> {
    let mut rest = answer.get(8..)?;
    loop {
        let (kind, after) = rest.split_first()?;
        rest = after;
        match kind {
            3 => return None,
            // A group begins.
            0..=0x0f => {}
            _ => {
                let name = piece(&mut rest)?;
                let value = piece(&mut rest)?;
                if name == b"job-state" {
                    return value.try_into().ok().map(u32::from_be_bytes);
                }
            }
        }
    }
}

/// What stands next after its length, taken away.
fn piece<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk::<2>()?;
    let (piece, after) = after.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
    *rest = after;
    Some(piece)
}

#[cfg(test)]
mod tests {
    use super::{Ending, ending, question, state};

    /// What CUPS 2.4 answers about a job that was taken back: `state` stands last but one.
    fn answer(last: u8) -> Vec<u8> {
        let mut answer = b"\x01\x01\x00\x00\x00\x00\x00\x01\x01G\x00\x12attributes-charset\x00\x05utf-8\
            H\x00\x1battributes-natural-language\x00\x02en\x02#\x00\x09job-state\x00\x04\x00\x00\x00"
            .to_vec();
        answer.extend([last, 3]);
        answer
    }

    #[test]
    fn the_state_is_read_from_the_answer() {
        assert_eq!(state(&answer(7)).and_then(ending), Some(Ending::Cancelled));
        assert_eq!(state(&answer(8)).and_then(ending), Some(Ending::Aborted));
        assert_eq!(state(&answer(9)).and_then(ending), Some(Ending::Completed));
        assert_eq!(state(&answer(5)).and_then(ending), None, "it is being printed");
    }

    #[test]
    fn an_answer_of_another_kind_says_nothing() {
        let whole = answer(7);
        for length in 0..whole.len() - 1 {
            assert_eq!(state(&whole[..length]), None, "{length} bytes");
        }
        let unknown =
            b"\x01\x01\x04\x06\x00\x00\x00\x01\x01A\x00\x0estatus-message\x00\x17Job #99 does not exist.\x03";
        assert_eq!(state(unknown), None);
        assert_eq!(state(&question(3)), None);
    }
}
