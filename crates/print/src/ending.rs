//! Asks CUPS over IPP how a job ended.
//!
//! `lpstat` lists cancelled and aborted jobs among the completed ones, and CUPS 2.4 gives them all the
//! same keyword. Only the job's IPP state (RFC 8011, 5.3.7) tells them apart, so that one attribute is
//! requested here; `lpstat -H` names the server.

use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::tools::{ToolOutput, run};

/// A server that has not answered for this long will not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read; one about a single job takes a few hundred bytes.
const MAX_ANSWER: u64 = 65_536;

/// How a job ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Somebody cancelled it.
    Cancelled,
    /// The queue gave up on it.
    Aborted,
    /// It was printed.
    Completed,
}

/// How a job ended; `None` if it has not, or the server does not say.
pub(super) fn of(job: u32) -> Option<Ending> {
    let ToolOutput::Done(server) = run("lpstat", &["-H"], &[]) else { return None };
    let answer = ask(server.trim(), &request(job)).ok()?;
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

/// A Get-Job-Attributes request for the job's state alone.
fn request(job: u32) -> Vec<u8> {
    // Version 1.1, the operation, the request number, and the tag of the attribute group.
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

/// The body of the answer; a server other than CUPS is an error.
fn ask(server: &str, request: &[u8]) -> io::Result<Vec<u8>> {
    if server.starts_with('/') {
        #[cfg(unix)]
        {
            let stream = std::os::unix::net::UnixStream::connect(server)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.set_write_timeout(Some(PATIENCE))?;
            return exchange(stream, "localhost", request);
        }
        #[cfg(not(unix))]
        return Err(io::ErrorKind::Unsupported.into());
    }
    let address = server.to_socket_addrs()?.next().ok_or(io::ErrorKind::NotFound)?;
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    exchange(stream, server, request)
}

/// Uses HTTP 1.0, in which the answer comes in one piece and ends with the connection.
fn exchange(mut stream: impl Read + Write, host: &str, request: &[u8]) -> io::Result<Vec<u8>> {
    let length = request.len();
    write!(
        stream,
        "POST / HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/ipp\r\nContent-Length: {length}\r\n\r\n"
    )?;
    stream.write_all(request)?;
    let mut answer = Vec::new();
    stream.take(MAX_ANSWER).read_to_end(&mut answer)?;
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
                let name = take_field(&mut rest)?;
                let value = take_field(&mut rest)?;
                if name == b"job-state" {
                    return value.try_into().ok().map(u32::from_be_bytes);
                }
            }
        }
    }
}

/// Takes the next length-prefixed field.
fn take_field<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk::<2>()?;
    let (piece, after) = after.split_at_checked(usize::from(u16::from_be_bytes(*length)))?;
    *rest = after;
    Some(piece)
}

#[cfg(test)]
mod tests {
    use super::{Ending, ending, request, state};

    /// The answer of CUPS 2.4 about a cancelled job; the state is the last byte but one.
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
    fn other_answers_hold_no_state() {
        let whole = answer(7);
        for length in 0..whole.len() - 1 {
            assert_eq!(state(&whole[..length]), None, "{length} bytes");
        }
        let unknown =
            b"\x01\x01\x04\x06\x00\x00\x00\x01\x01A\x00\x0estatus-message\x00\x17Job #99 does not exist.\x03";
        assert_eq!(state(unknown), None);
        assert_eq!(state(&request(3)), None);
    }
}
