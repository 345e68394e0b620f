//! The first words of two computers on a line.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tapis_api::{Api, Computer, LedClub, ProblemText};
use tapis_club::store::newest_format;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::pki_types::ServerName;

use crate::computers::certificate::{Certificate, NAME, id_of_peer};
use crate::computers::line::{
    ANSWERED, GREETING, Incoming, Outgoing, PROTOCOL, TYPING, ToLeader, ToSecond, commit, digits, line,
    named, nonce, unexpected,
};

/// Longest time to reach another computer.
const REACHING: Duration = Duration::from_secs(3);

/// A line that broke is tried again after so long.
pub(super) const AGAIN: Duration = Duration::from_secs(1);

pub(super) fn locked<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A line with a computer that both sides trust.
pub(super) struct TrustedLine {
    pub(super) incoming: Incoming<Stream>,
    pub(super) outgoing: Outgoing<Stream>,
    pub(super) leader: Computer,
    /// The club that it leads.
    pub(crate) club: Option<LedClub>,
}

/// Reason why there is no line.
pub(super) enum Unmet {
    /// The other computer says why.
    Refused(ProblemText),
    /// It cannot be reached, or is another one.
    Line,
}

impl From<io::Error> for Unmet {
    fn from(_: io::Error) -> Self {
        Unmet::Line
    }
}

/// Reaches a computer. Where one of the two does not know the other yet, this one shows digits that somebody types
/// there; `pinned`: it shows none, and no other computer than this is spoken with.
pub(super) async fn greet(
    own: &Certificate,
    api: &Arc<Api>,
    address: SocketAddr,
    pinned: Option<&Computer>,
) -> Result<TrustedLine, Unmet> {
    let late = |_| io::Error::from(io::ErrorKind::TimedOut);
    let stream = timeout(REACHING, TcpStream::connect(address)).await.map_err(late)??;
    // Only what makes it livelier.
    let _ = stream.set_nodelay(true);
    let name = ServerName::try_from(NAME).map_err(io::Error::other)?;
    let stream = timeout(REACHING, own.connector.connect(name, stream)).await.map_err(late)??;
    let id = id_of_peer(stream.get_ref().1).ok_or_else(unexpected)?;
    if pinned.is_some_and(|pinned| pinned.id != id) {
        return Err(Unmet::Line);
    }
    let (mut incoming, mut outgoing) = line(stream);
    let (trusts, own_nonce) = (api.computers().trusts(&id), nonce());
    let hello = ToLeader::Hello {
        protocol: PROTOCOL,
        format: newest_format(),
        name: own.computer.name.clone(),
        language: api.language(),
        trusts,
        knows: pinned.is_some(),
        commit: commit(&own_nonce),
    };
    outgoing.tell(&hello).await?;
    let (name, known, nonce, club) = match incoming.receive_within(GREETING).await? {
        ToSecond::Welcome { name, trusts, nonce, club } => (name, trusts, nonce, club),
        ToSecond::Refused { said } => return Err(Unmet::Refused(said)),
        _ => return Err(unexpected().into()),
    };
    let leader = named(id, &name);
    if known && trusts {
        incoming.trust();
        return Ok(TrustedLine { incoming, outgoing, leader, club });
    }
    if pinned.is_some() {
        return Err(Unmet::Line);
    }
    let digits = digits(&leader.id, &own.computer.id, &nonce, &own_nonce);
    outgoing.tell(&ToLeader::Reveal { nonce: own_nonce }).await?;
    api.computers().show_digits(leader.clone(), digits);
    let club = compared(api, &leader, &mut incoming, &mut outgoing).await;
    api.computers().hide_digits();
    let club = club?;
    api.computers().trust_computer(leader.clone());
    incoming.trust();
    Ok(TrustedLine { incoming, outgoing, leader, club })
}

/// Waits until the digits were typed there and the person here has said that the screen there says so, and tells the
/// other side. Anybody who stands between the two could say that they were.
async fn compared(
    api: &Api,
    leader: &Computer,
    incoming: &mut Incoming<Stream>,
    outgoing: &mut Outgoing<Stream>,
) -> Result<Option<LedClub>, Unmet> {
    let begun = Instant::now();
    let mut told = false;
    loop {
        if let Some(equal) = api.computers().digits_sure(&leader.id).filter(|_| !told) {
            told = true;
            outgoing.tell(&ToLeader::Equal { equal }).await?;
        }
        if begun.elapsed() > TYPING * 2 {
            return Err(Unmet::Line);
        }
        tokio::select! {
            heard = incoming.receive() => match heard? {
                ToSecond::Typed => api.computers().digits_typed(&leader.id),
                ToSecond::Equal { club } if told => return Ok(club),
                ToSecond::Refused { said } => return Err(Unmet::Refused(said)),
                _ => return Err(unexpected().into()),
            },
            () = sleep(ANSWERED) => {}
        }
    }
}

type Stream = TlsStream<TcpStream>;
