//! The messages of two computers to each other, one frame after the other over TLS, and the six digits that one shows
//! and somebody types at the other.

use std::io;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tapis_api::{Computer, ForwardedCommand, Leads, LedClub, ProblemText};
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::store::{FileState, MissingRows};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::time::timeout;
use tokio_util::bytes::{Bytes, BytesMut};
use tokio_util::codec::{FramedRead, FramedWrite, LengthDelimitedCodec};

/// The version of what is said. Another one is not understood.
pub(super) const PROTOCOL: u32 = 1;
/// The most bytes of one frame of a stranger, and of a computer that is trusted.
const STRANGER: usize = 16 * 1024;
const TRUSTED: usize = 256 * 1024 * 1024;
/// The whole club is sent in pieces of so many bytes.
pub(super) const PIECE: usize = 256 * 1024;
/// Longest duration of a greeting.
pub(super) const GREETING: Duration = Duration::from_secs(10);
/// The time that people may take to type the digits, and to confirm it.
pub(super) const TYPING: Duration = Duration::from_secs(5 * 60);
/// So often it is looked whether the person has answered.
pub(super) const ANSWERED: Duration = Duration::from_millis(200);
/// The computer that leads says so often that it is there,
pub(super) const EVERY: Duration = Duration::from_secs(1);
/// and is taken for gone after so long without a word.
pub(super) const GONE: Duration = Duration::from_secs(5);

/// Message of the second computer.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ToLeader {
    /// Begins. `commit`: SHA-256 of the nonce that it reveals later. `knows`: it speaks with a computer that it has
    /// followed and shows no digits.
    Hello {
        protocol: u32,
        format: i64,
        name: String,
        language: Language,
        trusts: bool,
        knows: bool,
        commit: String,
    },
    /// The nonce, where digits are to be typed.
    Reveal { nonce: String },
    /// Whether the person there saw that the digits were typed here.
    Equal { equal: bool },
    /// Follows, or needs the whole club again.
    Follow { how_far: Option<Box<FileState>> },
    /// Holds all up to this change.
    Holds { revision: u64 },
    /// Hands a command over.
    Call { number: u64, call: ForwardedCommand },
    /// Will lead from now on.
    HandOver,
    /// States who leads, and asks the same.
    Leads { leads: Leads },
}

/// Message of the computer that leads.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ToSecond {
    Welcome {
        name: String,
        trusts: bool,
        nonce: String,
        club: Option<LedClub>,
    },
    /// Somebody typed the digits.
    Typed,
    /// Both sides say that the digits are equal.
    Equal {
        club: Option<LedClub>,
    },
    Refused {
        said: ProblemText,
    },
    /// Rows that the file there lacks.
    Rows {
        revision: u64,
        rows: Box<MissingRows>,
    },
    /// The whole club comes, so many bytes.
    Whole {
        revision: u64,
        bytes: u64,
    },
    /// It is this time, and all up to this change was sent before.
    Now {
        now: Millis,
        revision: u64,
    },
    /// The answer to a command.
    Answer {
        number: u64,
        answer: Result<String, ProblemText>,
    },
    /// Whether the other may lead from now on; all that was done here was sent before.
    HandsOver {
        may: bool,
    },
    Leads {
        leads: Leads,
    },
}

/// Reading half of a line.
pub(super) struct Incoming<S>(FramedRead<tokio::io::ReadHalf<S>, LengthDelimitedCodec>);

/// Writing half of a line.
pub(super) struct Outgoing<S>(FramedWrite<tokio::io::WriteHalf<S>, LengthDelimitedCodec>);

fn codec(most: usize) -> LengthDelimitedCodec {
    LengthDelimitedCodec::builder().max_frame_length(most).new_codec()
}

/// Both ends of a line with a computer that is not trusted yet.
pub(super) fn line<S: AsyncRead + AsyncWrite>(stream: S) -> (Incoming<S>, Outgoing<S>) {
    let (read, write) = tokio::io::split(stream);
    (Incoming(FramedRead::new(read, codec(STRANGER))), Outgoing(FramedWrite::new(write, codec(TRUSTED))))
}

fn gone() -> io::Error {
    io::ErrorKind::UnexpectedEof.into()
}

impl<S: AsyncRead + AsyncWrite> Incoming<S> {
    /// From now on the other computer may say more at once.
    pub(super) fn trust(&mut self) {
        self.0.decoder_mut().set_max_frame_length(TRUSTED);
    }

    pub(super) async fn bytes(&mut self) -> io::Result<BytesMut> {
        self.0.next().await.ok_or_else(gone)?
    }

    /// The next that is said.
    pub(super) async fn receive<T: DeserializeOwned>(&mut self) -> io::Result<T> {
        Ok(serde_json::from_slice(&self.bytes().await?)?)
    }

    /// The next that is said within this time.
    pub(super) async fn receive_within<T: DeserializeOwned>(&mut self, most: Duration) -> io::Result<T> {
        timeout(most, self.receive()).await.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }
}

impl<S: AsyncRead + AsyncWrite> Outgoing<S> {
    pub(super) async fn tell<T: Serialize>(&mut self, what: &T) -> io::Result<()> {
        self.send(Bytes::from(serde_json::to_vec(what)?)).await
    }

    /// Sends a frame; gives up the line if the other side reads nothing.
    pub(super) async fn send(&mut self, bytes: Bytes) -> io::Result<()> {
        let sent = timeout(GREETING, self.0.send(bytes)).await;
        sent.map_err(|_| io::Error::from(io::ErrorKind::TimedOut))?
    }
}

/// The other computer says something that does not belong there, or nothing in time.
pub(super) fn unexpected() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

/// A computer by the name that it gives itself, as far as it can be shown.
pub(super) fn named(id: String, name: &str) -> Computer {
    Computer { id, name: name.chars().filter(|letter| !letter.is_control()).take(60).collect() }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A number that nobody can guess.
pub(super) fn nonce() -> String {
    let mut bytes = [0_u8; 32];
    rand::Rng::fill_bytes(&mut rand::rng(), &mut bytes);
    hex(&bytes)
}

/// Commitment to a nonce before it is revealed. Whoever stands between two computers cannot choose their own
/// nonces so that the digits are equal, because each side fixes its own before it knows the other's.
pub(super) fn commit(nonce: &str) -> String {
    hex(&Sha256::digest(format!("tapis nonce {nonce}")))
}

/// The six digits of a line between two computers, by the certificates that each of them sees and both nonces.
pub(super) fn digits(leader: &str, second: &str, leaders: &str, seconds: &str) -> String {
    let hash = Sha256::digest(format!("tapis digits {leader} {second} {leaders} {seconds}"));
    let number = hash.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
    format!("{:06}", number % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_depend_on_everything() {
        let own = digits("a", "b", "1", "2");
        assert_eq!((own.len(), digits("a", "b", "1", "2")), (6, own.clone()));
        for other in [("c", "b", "1", "2"), ("a", "c", "1", "2"), ("a", "b", "3", "2"), ("a", "b", "1", "3")]
        {
            assert_ne!(digits(other.0, other.1, other.2, other.3), own, "{other:?}");
        }
        assert_ne!(nonce(), nonce());
    }

    #[tokio::test]
    async fn a_stranger_cannot_say_much_at_once() {
        let (one, other) = tokio::io::duplex(1 << 20);
        let (mut incoming, _outgoing) = line(one);
        let (_incoming, mut outgoing) = line(other);
        outgoing.send(Bytes::from(vec![b' '; STRANGER + 1])).await.unwrap();
        assert!(incoming.receive::<ToLeader>().await.is_err());
    }
}
