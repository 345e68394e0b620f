//! Asks CUPS over IPP what its tools do not say: how a job ended, and which paper a printer takes.
//!
//! `lpstat` lists cancelled and aborted jobs among the completed ones, and CUPS 2.4 gives them all the
//! same keyword. Only the job's IPP state (RFC 8011, 5.3.7) tells them apart; `lpstat -H` names the server.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::tools::{ToolOutput, run};

/// A server that has not answered for this long will not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read: about a single job it has a few hundred bytes, about each printer as many.
const MAX_ANSWER: u64 = 1 << 20;
/// The operation Get-Job-Attributes.
const GET_JOB: u16 = 0x0009;
/// The operation CUPS-Get-Printers.
const GET_PRINTERS: u16 = 0x4002;

/// The end of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Somebody, or the printer, cancelled it.
    Cancelled,
    /// The queue gave up on it.
    Aborted,
    /// It was printed.
    Completed,
}

/// The end of a job; `None` if it has not ended, or the server does not say.
pub(super) fn ending_of(job: u32) -> Option<Ending> {
    let uri = format!("ipp://localhost/jobs/{job}");
    let answer = ask(&request(GET_JOB, &[("job-uri", &uri)], &["job-state"]))?;
    state(&answer)
}

/// The media of a queue, as IPP keywords such as `iso_a4_210x297mm`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Media {
    /// Those that its printer takes; empty: nothing says.
    pub(super) supported: Vec<String>,
    /// The one that it is set up for; may be empty.
    pub(super) usual: String,
}

/// The media of each queue, by its name.
pub(super) fn media() -> BTreeMap<String, Media> {
    let wanted = ["printer-name", "media-supported", "media-default"];
    let Some(answer) = ask(&request(GET_PRINTERS, &[], &wanted)) else { return BTreeMap::new() };
    let text = |value: &&[u8]| String::from_utf8_lossy(value).into_owned();
    let read = |group: &Group<'_>| {
        let of = |name| group.values(name).unwrap_or_default();
        let name = of("printer-name").first().map(text)?;
        let supported = of("media-supported").iter().map(text).collect();
        Some((name, Media { supported, usual: of("media-default").first().map(text).unwrap_or_default() }))
    };
    groups(&answer).unwrap_or_default().iter().filter_map(read).collect()
}

/// The state in the answer to a question about a job; `None` if the job has not ended.
fn state(answer: &[u8]) -> Option<Ending> {
    let groups = groups(answer)?;
    let [state] = groups.iter().find_map(|group| group.values("job-state"))? else { return None };
    match (**state).try_into().ok().map(u32::from_be_bytes)? {
        7 => Some(Ending::Cancelled),
        8 => Some(Ending::Aborted),
        9 => Some(Ending::Completed),
        _ => None,
    }
}

/// A request for these attributes of what `about` names.
fn request(operation: u16, about: &[(&str, &str)], wanted: &[&str]) -> Vec<u8> {
    // Version 1.1, the operation, the request number, and the tag of the attribute group.
    let [high, low] = operation.to_be_bytes();
    let mut asked = vec![1, 1, high, low, 0, 0, 0, 1, 1];
    let mut add = |kind: u8, name: &str, value: &str| {
        asked.push(kind);
        for text in [name, value] {
            asked.extend(u16::try_from(text.len()).unwrap_or(u16::MAX).to_be_bytes());
            asked.extend(text.as_bytes());
        }
    };
    add(0x47, "attributes-charset", "utf-8");
    add(0x48, "attributes-natural-language", "en");
    for (name, uri) in about {
        add(0x45, name, uri);
    }
    for (at, attribute) in wanted.iter().enumerate() {
        // Further values of an attribute have no name.
        add(0x44, if at == 0 { "requested-attributes" } else { "" }, attribute);
    }
    asked.push(3);
    asked
}

/// The body of the server's answer; `None` if it gives none.
fn ask(request: &[u8]) -> Option<Vec<u8>> {
    let ToolOutput::Done(server) = run("lpstat", &["-H"], &[]) else { return None };
    ask_at(server.trim(), request).ok()
}

/// The body of the answer; a server other than CUPS is an error.
fn ask_at(server: &str, request: &[u8]) -> io::Result<Vec<u8>> {
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

/// The attributes of one thing, in the order of the answer.
#[derive(Debug, Default)]
struct Group<'a>(Vec<(&'a [u8], Vec<&'a [u8]>)>);

impl<'a> Group<'a> {
    /// The values of an attribute; `None` if the answer does not hold it.
    fn values(&self, name: &str) -> Option<&[&'a [u8]]> {
        self.0.iter().find(|(found, _)| *found == name.as_bytes()).map(|(_, values)| &**values)
    }
}

/// The groups of an answer; `None` if it breaks off.
fn groups(answer: &[u8]) -> Option<Vec<Group<'_>>> {
    let mut rest = answer.get(8..)?;
    let mut groups: Vec<Group<'_>> = Vec::new();
    loop {
        let (kind, after) = rest.split_first()?;
        rest = after;
        match kind {
            3 => return Some(groups),
            0..=0x0f => groups.push(Group::default()),
            _ => {
                let name = take_field(&mut rest)?;
                let value = take_field(&mut rest)?;
                let group = groups.last_mut()?;
                match group.0.last_mut() {
                    Some((_, values)) if name.is_empty() => values.push(value),
                    _ => group.0.push((name, vec![value])),
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
    use super::{Ending, GET_JOB, groups, request, state};

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
        assert_eq!(state(&answer(7)), Some(Ending::Cancelled));
        assert_eq!(state(&answer(8)), Some(Ending::Aborted));
        assert_eq!(state(&answer(9)), Some(Ending::Completed));
        assert_eq!(state(&answer(5)), None, "it is being printed");
    }

    #[test]
    fn other_answers_hold_no_state() {
        let whole = answer(7);
        for length in 0..whole.len() {
            assert_eq!(state(&whole[..length]), None, "{length} bytes");
        }
        let unknown =
            b"\x01\x01\x04\x06\x00\x00\x00\x01\x01A\x00\x0estatus-message\x00\x17Job #99 does not exist.\x03";
        assert_eq!(state(unknown), None);
        assert_eq!(state(&request(GET_JOB, &[("job-uri", "ipp://localhost/jobs/3")], &["job-state"])), None);
    }

    #[test]
    fn each_queue_keeps_its_own_media() {
        let answer = b"\x01\x01\x00\x00\x00\x00\x00\x01\x01\x04B\x00\x0cprinter-name\x00\x01a\
            D\x00\x0bmedia-ready\x00\x01xD\x00\x00\x00\x01y\x04B\x00\x0cprinter-name\x00\x01b\x03";
        let found = groups(answer).unwrap_or_default();
        let media: Vec<_> = found.iter().map(|group| group.values("media-ready").map(<[_]>::len)).collect();
        assert_eq!(media, [None, Some(2), None]);
    }
}
