//! Asks CUPS over IPP what its tools do not say: how a job ended, and which paper a printer takes.
//!
//! `lpstat` lists cancelled and aborted jobs among the completed ones, and CUPS 2.4 gives them all the
//! same keyword. Only the job's IPP state (RFC 8011, 5.3.7) tells them apart; `lpstat -H` names the server.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::time::Duration;

use super::tools::{ToolOutput, run};

/// A server that has not answered for this long will not answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The longest answer that is read: about a single job it has a few hundred bytes, about each printer as many.
const MAX_ANSWER: u64 = 1 << 20;
/// Code of the operation Get-Job-Attributes.
const GET_JOB: u16 = 0x0009;
/// Code of the operation Get-Jobs.
const GET_JOBS: u16 = 0x000a;
/// The port of printers that name none.
const PORT: u16 = 631;
/// Code of the operation CUPS-Get-Printers.
const GET_PRINTERS: u16 = 0x4002;

/// The end of a job.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Somebody, or the printer, cancelled it.
    Cancelled,
    /// The queue gave up on it.
    Aborted,
    Completed,
}

/// The end of a job; `None` if it has not ended, or the server does not say.
pub(super) fn ending_of(job: u32) -> Option<Ending> {
    let uri = format!("ipp://localhost/jobs/{job}");
    let answer = ask(&request(GET_JOB, &[(URI, "job-uri", &uri)], &["job-state"]))?;
    state(&answer)
}

/// The end of a queue's last job of this title in the words of its printer: CUPS may report as printed what the printer
/// gave up. `None` if the printer does not speak plain IPP, or lists no such job.
pub(super) fn ending_at_printer(queue: &str, title: &str) -> Option<Ending> {
    let ToolOutput::Done(devices) = run("lpstat", &["-v", queue], &[]) else { return None };
    let device = devices.lines().next()?.split_once(": ")?.1.trim();
    let uri = device.split('?').next()?;
    let (server, path) = uri.strip_prefix("ipp://")?.split_once('/')?;
    let server = if server.contains(':') { server.to_owned() } else { format!("{server}:{PORT}") };
    let about = [(URI, "printer-uri", uri), (KEYWORD, "which-jobs", "completed")];
    let asked = request(GET_JOBS, &about, &["job-id", "job-name", "job-state"]);
    last_ending(&ask_at(&server, path, &asked).ok()?, title)
}

/// The end of the last job of this title in a list of jobs.
fn last_ending(answer: &[u8], title: &str) -> Option<Ending> {
    let job = |group: &Group<'_>| {
        let [name] = group.values("job-name")? else { return None };
        let id = group.number("job-id").filter(|_| *name == title.as_bytes())?;
        Some((id, group.ending()))
    };
    groups(answer)?.iter().filter_map(job).max_by_key(|(id, _)| *id)?.1
}

/// The media of a queue, as IPP keywords such as `iso_a4_210x297mm`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Media {
    /// Those that its printer takes; empty if nothing says.
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
    groups(answer)?.iter().find_map(Group::ending)
}

/// The tag of an address.
const URI: u8 = 0x45;
/// The tag of a keyword.
const KEYWORD: u8 = 0x44;

/// A request for these attributes of what `about` names.
fn request(operation: u16, about: &[(u8, &str, &str)], wanted: &[&str]) -> Vec<u8> {
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
    for (kind, name, value) in about {
        add(*kind, name, value);
    }
    for (at, attribute) in wanted.iter().enumerate() {
        // Further values of an attribute have no name.
        add(KEYWORD, if at == 0 { "requested-attributes" } else { "" }, attribute);
    }
    asked.push(3);
    asked
}

/// The body of the server's answer; `None` if it gives none.
fn ask(request: &[u8]) -> Option<Vec<u8>> {
    let ToolOutput::Done(server) = run("lpstat", &["-H"], &[]) else { return None };
    ask_at(server.trim(), "", request).ok()
}

/// The body of the answer; a server that does not speak IPP is an error.
fn ask_at(server: &str, path: &str, request: &[u8]) -> io::Result<Vec<u8>> {
    if server.starts_with('/') {
        #[cfg(unix)]
        {
            let stream = std::os::unix::net::UnixStream::connect(server)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.set_write_timeout(Some(PATIENCE))?;
            return exchange(stream, "localhost", path, request);
        }
        #[cfg(not(unix))]
        return Err(io::ErrorKind::Unsupported.into());
    }
    let address = server.to_socket_addrs()?.next().ok_or(io::ErrorKind::NotFound)?;
    let stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    exchange(stream, server, path, request)
}

/// Uses HTTP 1.0, in which the answer comes in one piece. It ends with the connection, or where its head says: some
/// printers stay on the line.
fn exchange(mut stream: impl Read + Write, host: &str, path: &str, request: &[u8]) -> io::Result<Vec<u8>> {
    let length = request.len();
    write!(
        stream,
        "POST /{path} HTTP/1.0\r\nHost: {host}\r\nContent-Type: application/ipp\r\nContent-Length: {length}\r\n\r\n"
    )?;
    stream.write_all(request)?;
    let mut answer = BufReader::new(stream.take(MAX_ANSWER));
    let mut length = None;
    loop {
        let mut line = String::new();
        if answer.read_line(&mut line)? == 0 {
            return Err(io::ErrorKind::InvalidData.into());
        }
        match line.trim_end().split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().ok();
            }
            None if line.trim_end().is_empty() => break,
            _ => {}
        }
    }
    let mut body = Vec::new();
    answer.take(length.unwrap_or(MAX_ANSWER)).read_to_end(&mut body)?;
    Ok(body)
}

/// The attributes of one thing, in the order of the answer.
#[derive(Debug, Default)]
struct Group<'a>(Vec<(&'a [u8], Vec<&'a [u8]>)>);

impl<'a> Group<'a> {
    /// The values of an attribute; `None` if the answer does not hold it.
    fn values(&self, name: &str) -> Option<&[&'a [u8]]> {
        self.0.iter().find(|(found, _)| *found == name.as_bytes()).map(|(_, values)| &**values)
    }

    /// The number in an attribute.
    fn number(&self, name: &str) -> Option<u32> {
        let [value] = self.values(name)? else { return None };
        (**value).try_into().ok().map(u32::from_be_bytes)
    }

    /// The end of a job; `None` if it has not ended.
    fn ending(&self) -> Option<Ending> {
        match self.number("job-state")? {
            7 => Some(Ending::Cancelled),
            8 => Some(Ending::Aborted),
            9 => Some(Ending::Completed),
            _ => None,
        }
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
    use super::{Ending, GET_JOB, URI, groups, last_ending, request, state};

    /// The answer of CUPS 2.4 about a cancelled job; the state is the last byte but one.
    fn answer(last: u8) -> Vec<u8> {
        let mut answer = b"\x01\x01\x00\x00\x00\x00\x00\x01\x01G\x00\x12attributes-charset\x00\x05utf-8\
            H\x00\x1battributes-natural-language\x00\x02en\x02#\x00\x09job-state\x00\x04\x00\x00\x00"
            .to_vec();
        answer.extend([last, 3]);
        answer
    }

    /// A printer's answer about jobs by number, title and state.
    fn jobs(list: &[(u8, &str, u8)]) -> Vec<u8> {
        let mut answer = b"\x01\x01\x00\x00\x00\x00\x00\x01\x01".to_vec();
        for (id, title, state) in list {
            answer.extend([2, 0x21, 0, 6]);
            answer.extend(b"job-id\0\x04\0\0\0");
            answer.extend([*id, 0x42, 0, 8]);
            answer.extend(b"job-name\0");
            answer.push(u8::try_from(title.len()).unwrap());
            answer.extend(title.as_bytes());
            answer.extend([0x23, 0, 9]);
            answer.extend(b"job-state\0\x04\0\0\0");
            answer.push(*state);
        }
        answer.push(3);
        answer
    }

    #[test]
    fn the_last_job_of_a_title_counts() {
        let list = jobs(&[(12, "Seats", 9), (13, "Seats", 8), (14, "Blinds", 9), (11, "Seats", 7)]);
        assert_eq!(last_ending(&list, "Seats"), Some(Ending::Aborted));
        assert_eq!(last_ending(&list, "Blinds"), Some(Ending::Completed));
        assert_eq!((last_ending(&list, "Rules"), last_ending(&list[..20], "Seats")), (None, None));
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
        assert_eq!(
            state(&request(GET_JOB, &[(URI, "job-uri", "ipp://localhost/jobs/3")], &["job-state"])),
            None
        );
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
