//! The line as the computer that leads holds it.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tapis_api::{Api, Computer, HowFar, LeadClaim, Needs, Notice, Said, Update};
use tapis_club::Problem;
use tapis_club::locale::Language;
use tapis_club::store::newest_format;
use tokio::net::TcpStream;
use tokio::sync::{Notify, mpsc};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, interval, sleep, timeout};
use tokio_rustls::server::TlsStream;

use super::certificate::{Certificate, id_of};
use super::line::{COMPARING, EVERY, Ear, GREETING, Mouth, PROTOCOL, ToLeader, ToSecond};
use super::line::{commit, digits, line, nonce};
use super::whole;

type Stream = TlsStream<TcpStream>;

/// So often it is looked whether the person has answered.
const ANSWERED: Duration = Duration::from_millis(200);
/// So many commands wait at most for their turn.
const WAITING: usize = 64;

/// What the second computer did not say in time, or not as it should.
fn odd() -> io::Error {
    io::ErrorKind::InvalidData.into()
}

/// Speaks with a computer that connected, until the line ends.
pub(crate) async fn serve(
    stream: TcpStream,
    peer: SocketAddr,
    own: Arc<Certificate>,
    api: Arc<Api>,
) -> io::Result<()> {
    let stream = timeout(GREETING, own.acceptor.accept(stream)).await??;
    let id = stream.get_ref().1.peer_certificates().and_then(|shown| shown.first()).map(id_of);
    let id = id.ok_or_else(odd)?;
    let (mut ear, mut mouth) = line(stream);
    let ToLeader::Hello { protocol, format, name, language, trusts, commit: promised } =
        ear.hear_within(GREETING).await?
    else {
        return Err(odd());
    };
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(60).collect();
    let other = Computer { id, name };
    if protocol != PROTOCOL || format != newest_format() {
        return refuse(&mut mouth, &Problem::new("computer-version", &[]), language).await;
    }
    let known = api.trusts(&other.id);
    let (own_nonce, name) = (nonce(), own.computer.name.clone());
    let welcome = |club| ToSecond::Welcome { name, trusts: known, nonce: own_nonce.clone(), club };
    if known && trusts {
        let asked = Arc::clone(&api);
        let club = spawn_blocking(move || asked.led_club()).await.map_err(io::Error::other)?;
        mouth.say(&welcome(club)).await?;
    } else {
        mouth.say(&welcome(None)).await?;
        let ToLeader::Reveal { nonce } = ear.hear_within(GREETING).await? else { return Err(odd()) };
        if commit(&nonce) != promised {
            return Err(odd());
        }
        let digits = digits(&own.computer.id, &other.id, &own_nonce, &nonce);
        if !api.compare_digits(other.clone(), digits, false) {
            return refuse(&mut mouth, &Problem::new("computer-busy", &[]), language).await;
        }
        let equal = compared(&api, &other, &mut ear).await;
        api.compared(&other.id, matches!(equal, Ok(true)));
        if !equal? {
            return refuse(&mut mouth, &Problem::new("computer-digits", &[]), language).await;
        }
        let asked = Arc::clone(&api);
        let club = spawn_blocking(move || asked.led_club()).await.map_err(io::Error::other)?;
        mouth.say(&ToSecond::Equal { club }).await?;
    }
    ear.trust();
    match ear.hear_within(GREETING).await? {
        ToLeader::Leads { leads } => {
            let answer = spawn_blocking(move || {
                // What it knew before it may step back is what the other needs to know.
                let own = api.leads(&leads.identity);
                if api.lead_claimed(&other, &leads) == LeadClaim::StepsBack {
                    api.follow_instead(&other, &peer.to_string());
                }
                own
            });
            mouth.say(&ToSecond::Leads { leads: answer.await.map_err(io::Error::other)? }).await
        }
        ToLeader::Follow { how_far } => {
            let (joins, computer, address) = (Arc::clone(&api), other.clone(), peer.to_string());
            let joined = spawn_blocking(move || joins.second_joins(&computer, &address)).await;
            let seat = match joined.map_err(io::Error::other)? {
                Ok(seat) => seat,
                Err(problem) => return refuse(&mut mouth, &problem, language).await,
            };
            let mut seated = Seated { api, other, seat, known: how_far.map(|how_far| *how_far), told: None };
            let ended = seated.attend(&mut ear, &mut mouth).await;
            let Seated { api, seat, .. } = seated;
            let leaves = spawn_blocking(move || api.second_leaves(seat)).await;
            leaves.map_err(io::Error::other).and(ended)
        }
        _ => Err(odd()),
    }
}

async fn refuse(mouth: &mut Mouth<Stream>, problem: &Problem, language: Language) -> io::Result<()> {
    mouth.say(&ToSecond::Refused { said: Said::of(problem, language) }).await
}

/// Waits until the people at both computers have said whether the digits are equal.
async fn compared(api: &Api, other: &Computer, ear: &mut Ear<Stream>) -> io::Result<bool> {
    let begun = Instant::now();
    let mut there = None;
    loop {
        let here = api.digits_equal(&other.id);
        if here == Some(false) || there == Some(false) {
            return Ok(false);
        }
        if here == Some(true) && there == Some(true) {
            return Ok(true);
        }
        if begun.elapsed() > COMPARING {
            return Err(io::ErrorKind::TimedOut.into());
        }
        tokio::select! {
            heard = ear.hear() => {
                let ToLeader::Equal { equal } = heard? else { return Err(odd()) };
                there = Some(equal);
            }
            () = sleep(ANSWERED) => {}
        }
    }
}

/// A second computer that follows.
struct Seated {
    api: Arc<Api>,
    other: Computer,
    seat: u64,
    /// How far its file is, as far as it was sent.
    known: Option<HowFar>,
    /// The last change it was told of.
    told: Option<u64>,
}

impl Seated {
    /// Sends what is done here and does what is asked there, until the line breaks.
    async fn attend(&mut self, ear: &mut Ear<Stream>, mouth: &mut Mouth<Stream>) -> io::Result<()> {
        let (changed, there) = (Arc::new(Notify::new()), Arc::new(AtomicBool::new(true)));
        let (notify, listens) = (Arc::clone(&changed), Arc::clone(&there));
        self.api.listen(move |notice| {
            if matches!(notice, Notice::Changed(_)) {
                notify.notify_one();
            }
            listens.load(Ordering::Relaxed)
        });
        let (answered, mut answers) = mpsc::channel(WAITING);
        let mut every = interval(EVERY);
        let done = loop {
            tokio::select! {
                () = changed.notified() => if let Err(error) = self.bring(mouth).await { break Err(error) },
                _ = every.tick() => {
                    // What no notice told of is sent too: someone who says that he has come.
                    if let Err(error) = self.bring(mouth).await { break Err(error) }
                    let Some(revision) = self.told else { continue };
                    let now = ToSecond::Now { now: self.api.now(), revision };
                    if let Err(error) = mouth.say(&now).await { break Err(error) }
                }
                Some(answer) = answers.recv() => {
                    if let Err(error) = mouth.say::<ToSecond>(&answer).await { break Err(error) }
                }
                heard = ear.hear() => match heard {
                    Err(error) => break Err(error),
                    Ok(said) => if let Err(error) = self.hear(said, mouth, &answered).await { break Err(error) },
                },
            }
        };
        there.store(false, Ordering::Relaxed);
        done
    }

    async fn hear(
        &mut self,
        said: ToLeader,
        mouth: &mut Mouth<Stream>,
        answered: &mpsc::Sender<ToSecond>,
    ) -> io::Result<()> {
        match said {
            ToLeader::Holds { revision } => {
                let (api, seat) = (Arc::clone(&self.api), self.seat);
                spawn_blocking(move || api.second_holds(seat, revision)).await.map_err(io::Error::other)
            }
            ToLeader::Follow { how_far } => {
                (self.known, self.told) = (how_far.map(|how_far| *how_far), None);
                self.bring(mouth).await
            }
            ToLeader::Call { number, call } => {
                let (api, other, answered) = (Arc::clone(&self.api), self.other.clone(), answered.clone());
                // Not waited for here: the answer comes once the second computer holds what was done.
                spawn_blocking(move || {
                    let answer = api.call_for_second(&other, call);
                    // Where the line broke meanwhile, nobody waits for it.
                    let _ = answered.blocking_send(ToSecond::Answer { number, answer });
                });
                Ok(())
            }
            ToLeader::HandOver => {
                let (api, seat) = (Arc::clone(&self.api), self.seat);
                let may = spawn_blocking(move || api.hands_over(seat)).await.map_err(io::Error::other)?;
                self.told = None;
                self.bring(mouth).await?;
                mouth.say(&ToSecond::HandsOver { may }).await
            }
            _ => Err(odd()),
        }
    }

    /// Sends what the second computer lacks.
    async fn bring(&mut self, mouth: &mut Mouth<Stream>) -> io::Result<()> {
        let (api, seat, known) = (Arc::clone(&self.api), self.seat, self.known.take());
        let asked = spawn_blocking(move || {
            let needs = api.second_needs(seat, known.as_ref());
            (needs, known)
        });
        let (needs, known) = asked.await.map_err(io::Error::other)?;
        let Update { revision, needs } = needs.map_err(|problem| io::Error::other(problem.code))?;
        self.known = known;
        match needs {
            Needs::Nothing if self.told == Some(revision) => return Ok(()),
            Needs::Nothing => {
                let now = self.api.now();
                mouth.say(&ToSecond::Now { now, revision }).await?;
            }
            Needs::Rows(rows) => {
                self.known = Some(rows.standing().clone());
                mouth.say(&ToSecond::Rows { revision, rows }).await?;
            }
            Needs::Whole(file, how_far) => {
                self.known = Some(how_far);
                whole::send(mouth, &file, revision).await?;
            }
        }
        self.told = Some(revision);
        Ok(())
    }
}
