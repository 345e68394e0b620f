//! The line as the computer that leads holds it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tapis_api::{Api, Computer, LeadClaim, Needs, Notice, ProblemText, Update};
use tapis_club::Problem;
use tapis_club::locale::Language;
use tapis_club::store::{FileState, newest_format};
use tokio::net::TcpStream;
use tokio::sync::{Notify, mpsc};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_rustls::server::TlsStream;

use super::certificate::{Certificate, id_of_peer};
use super::line::{
    ANSWERED, EVERY, GREETING, Incoming, Outgoing, PROTOCOL, TYPING, ToLeader, ToSecond, commit, digits,
    line, named, nonce, unexpected,
};
use super::whole;
use crate::base::places::ConnectionPlace;

type Stream = TlsStream<TcpStream>;

/// So many commands wait at most for their turn.
const WAITING: usize = 64;

/// Speaks with a computer that connected, until the line ends.
pub(crate) async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    own: Arc<Certificate>,
    api: Arc<Api>,
    place: &ConnectionPlace,
) -> io::Result<()> {
    let stream = timeout(GREETING, own.acceptor.accept(stream)).await??;
    let id = id_of_peer(stream.get_ref().1).ok_or_else(unexpected)?;
    let (mut incoming, mut outgoing) = line(stream);
    let ToLeader::Hello { protocol, format, name, language, trusts, knows, commit: promised } =
        incoming.receive_within(GREETING).await?
    else {
        return Err(unexpected());
    };
    let other = named(id, &name);
    if protocol != PROTOCOL || format != newest_format() {
        return refuse(&mut outgoing, &Problem::new("computer-version", &[]), language).await;
    }
    let known = api.computers().trusts(&other.id);
    let (own_nonce, name) = (nonce(), own.computer.name.clone());
    let welcome = |club| ToSecond::Welcome { name, trusts: known, nonce: own_nonce.clone(), club };
    if known && trusts {
        let asked = Arc::clone(&api);
        let club = spawn_blocking(move || asked.leading().led_club()).await.map_err(io::Error::other)?;
        outgoing.tell(&welcome(club)).await?;
    } else {
        if knows {
            return refuse(&mut outgoing, &Problem::new("computer-unknown", &[]), language).await;
        }
        // Before it hears the number of which its digits are made: whoever may not ask learns nothing by trying.
        let asks = match api.computers().second_asks(peer.ip(), other.clone()) {
            Ok(number) => Asks { api: Arc::clone(&api), number },
            Err(problem) => return refuse(&mut outgoing, &problem, language).await,
        };
        outgoing.tell(&welcome(None)).await?;
        let ToLeader::Reveal { nonce } = incoming.receive_within(GREETING).await? else {
            return Err(unexpected());
        };
        if commit(&nonce) != promised {
            return Err(unexpected());
        }
        let digits = digits(&own.computer.id, &other.id, &own_nonce, &nonce);
        api.computers().second_shows(asks.number, digits);
        if let Err(problem) = asks.answered(&mut incoming, &mut outgoing).await? {
            return refuse(&mut outgoing, &problem, language).await;
        }
        api.computers().trust_computer(other.clone());
        let asked = Arc::clone(&api);
        let club = spawn_blocking(move || asked.leading().led_club()).await.map_err(io::Error::other)?;
        outgoing.tell(&ToSecond::Equal { club }).await?;
    }
    incoming.trust();
    place.hold();
    match incoming.receive_within(GREETING).await? {
        ToLeader::Leads { leads } => {
            let answer = spawn_blocking(move || {
                // Its knowledge before it may step back is what the other needs to know.
                let own = api.leading().leads(&leads.identity);
                if api.leading().lead_claimed(&other, &leads) == LeadClaim::StepsBack {
                    api.leading().follow_instead(&other, &peer.to_string());
                }
                own
            });
            outgoing.tell(&ToSecond::Leads { leads: answer.await.map_err(io::Error::other)? }).await
        }
        ToLeader::Follow { how_far } => {
            let (joins, computer, address) = (Arc::clone(&api), other.clone(), peer.to_string());
            let number = spawn_blocking(move || joins.leading().second_joins(&computer, &address)).await;
            let number = match number.map_err(io::Error::other)? {
                Ok(number) => number,
                Err(problem) => return refuse(&mut outgoing, &problem, language).await,
            };
            let mut joined =
                ConnectedSecond { api, other, number, known: how_far.map(|how_far| *how_far), told: None };
            let ended = joined.attend(&mut incoming, &mut outgoing).await;
            let ConnectedSecond { api, number, .. } = joined;
            let leaves = spawn_blocking(move || api.leading().second_leaves(number)).await;
            leaves.map_err(io::Error::other).and(ended)
        }
        _ => Err(unexpected()),
    }
}

async fn refuse(outgoing: &mut Outgoing<Stream>, problem: &Problem, language: Language) -> io::Result<()> {
    outgoing.tell(&ToSecond::Refused { said: ProblemText::of(problem, language) }).await
}

/// A computer that asks to become the second one, as long as its line stands.
struct Asks {
    api: Arc<Api>,
    number: u64,
}

impl Drop for Asks {
    fn drop(&mut self) {
        self.api.computers().second_asks_no_more(self.number);
    }
}

impl Asks {
    /// Waits until the digits were typed here and the person there has seen it.
    async fn answered(
        &self,
        incoming: &mut Incoming<Stream>,
        outgoing: &mut Outgoing<Stream>,
    ) -> io::Result<Result<(), Problem>> {
        let mut since = Instant::now();
        let mut told = false;
        loop {
            match self.api.computers().second_answer(self.number) {
                Some(Ok(())) if !told => {
                    outgoing.tell(&ToSecond::Typed).await?;
                    (told, since) = (true, Instant::now());
                }
                Some(Err(problem)) => return Ok(Err(problem)),
                _ if since.elapsed() > TYPING => return Err(io::ErrorKind::TimedOut.into()),
                _ => {}
            }
            tokio::select! {
                heard = incoming.receive() => return match heard? {
                    ToLeader::Equal { equal: true } if told => Ok(Ok(())),
                    ToLeader::Equal { equal: false } => Ok(Err(Problem::new("computer-digits", &[]))),
                    _ => Err(unexpected()),
                },
                () = sleep(ANSWERED) => {}
            }
        }
    }
}

/// A second computer that follows.
struct ConnectedSecond {
    api: Arc<Api>,
    other: Computer,
    number: u64,
    /// State of its file, as far as it was sent.
    known: Option<FileState>,
    /// The last change it was told of.
    told: Option<u64>,
}

impl ConnectedSecond {
    /// Sends what is done here and does what is asked there, until the line breaks.
    async fn attend(
        &mut self,
        incoming: &mut Incoming<Stream>,
        outgoing: &mut Outgoing<Stream>,
    ) -> io::Result<()> {
        let (changed, there) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(true)));
        let (notify, listens) = (Arc::clone(&changed), Arc::clone(&there));
        self.api.listen(move |notice| {
            if matches!(notice, Notice::Changed(_) | Notice::Arrived(_)) {
                notify.notify_one();
            }
            listens.load(Ordering::Relaxed)
        });
        let (answered, mut answers) = mpsc::channel(WAITING);
        let mut every = interval(EVERY);
        let done = loop {
            tokio::select! {
                () = changed.notified() => if let Err(error) = self.bring(outgoing).await { break Err(error) },
                _ = every.tick() => {
                    // A change without a notice is sent too: someone who says that he has come.
                    if let Err(error) = self.bring(outgoing).await { break Err(error) }
                    let Some(revision) = self.told else { continue };
                    let now = ToSecond::Now { now: self.api.now(), revision };
                    if let Err(error) = outgoing.tell(&now).await { break Err(error) }
                }
                Some(answer) = answers.recv() => {
                    if let Err(error) = outgoing.tell::<ToSecond>(&answer).await { break Err(error) }
                }
                heard = incoming.receive() => match heard {
                    Err(error) => break Err(error),
                    Ok(said) => if let Err(error) = self.hear(said, outgoing, &answered).await { break Err(error) },
                },
            }
        };
        there.store(false, Ordering::Relaxed);
        done
    }

    async fn hear(
        &mut self,
        said: ToLeader,
        outgoing: &mut Outgoing<Stream>,
        answered: &mpsc::Sender<ToSecond>,
    ) -> io::Result<()> {
        match said {
            ToLeader::Holds { revision } => {
                let (api, number) = (Arc::clone(&self.api), self.number);
                spawn_blocking(move || api.leading().second_holds(number, revision))
                    .await
                    .map_err(io::Error::other)
            }
            ToLeader::Follow { how_far } => {
                (self.known, self.told) = (how_far.map(|how_far| *how_far), None);
                self.bring(outgoing).await
            }
            ToLeader::Call { number, call } => {
                let (api, other, answered) = (Arc::clone(&self.api), self.other.clone(), answered.clone());
                // Not waited for here: the answer comes once the second computer holds what was done.
                spawn_blocking(move || {
                    let answer = api.leading().call_for_second(&other, call);
                    // If the line broke meanwhile, nobody waits for it.
                    let _ = answered.blocking_send(ToSecond::Answer { number, answer });
                });
                Ok(())
            }
            ToLeader::HandOver => {
                let (api, number) = (Arc::clone(&self.api), self.number);
                let may = spawn_blocking(move || api.leading().hands_over(number))
                    .await
                    .map_err(io::Error::other)?;
                self.told = None;
                self.bring(outgoing).await?;
                outgoing.tell(&ToSecond::HandsOver { may }).await
            }
            _ => Err(unexpected()),
        }
    }

    /// Sends what the second computer lacks.
    async fn bring(&mut self, outgoing: &mut Outgoing<Stream>) -> io::Result<()> {
        let (api, number, known) = (Arc::clone(&self.api), self.number, self.known.take());
        let asked = spawn_blocking(move || {
            let needs = api.leading().second_needs(number, known.as_ref());
            (needs, known)
        });
        let (needs, known) = asked.await.map_err(io::Error::other)?;
        let Update { revision, needs } = needs.map_err(|problem| io::Error::other(problem.code))?;
        self.known = known;
        match needs {
            Needs::Nothing if self.told == Some(revision) => return Ok(()),
            Needs::Nothing => {
                let now = self.api.now();
                outgoing.tell(&ToSecond::Now { now, revision }).await?;
            }
            Needs::Rows(rows) => {
                self.known = Some(rows.standing().clone());
                outgoing.tell(&ToSecond::Rows { revision, rows }).await?;
            }
            Needs::Whole(file, how_far) => {
                self.known = Some(how_far);
                whole::send(outgoing, &file, revision).await?;
            }
        }
        self.told = Some(revision);
        Ok(())
    }
}
