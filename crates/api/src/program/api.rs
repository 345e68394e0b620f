//! The open club, who calls, and what all commands share.

use std::cell::{Cell, RefCell};
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock};

use tapis_club::engine::base::quantity::{ArrivalId, Millis, TableNo, TournamentId};
use tapis_club::floor::Countdown;
use tapis_club::locale::Language;
use tapis_club::room::Scene;
use tapis_club::store::Author;
use tapis_club::{Club, LeagueSending, PhoneSnapshot, Problem};

use crate::base::clock_source::ClockSource;
use crate::base::lock::locked;
use crate::computers::Standby;
use crate::devices::Devices;
use crate::program::alarm::Alarm;
use crate::program::teller::Teller;
use crate::{Audience, Dialog, Host, Live, Notice};

/// Person who calls, and the place from which.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    /// Rights of the caller.
    pub audience: Audience,
    /// The person, for the history.
    pub person: String,
    /// The device, for the history.
    pub device: String,
    /// The language the caller reads; `None` means the club's.
    pub language: Option<Language>,
    /// The only table that the caller may speak of, for a captain's device; `None` for any.
    pub at_table: Option<(TournamentId, TableNo)>,
    /// The address of a stranger, who may ask for little; `None` means this computer, or a device that was
    /// let in.
    pub address: Option<IpAddr>,
}

impl Caller {
    /// The person at this computer.
    pub fn here(audience: Audience) -> Self {
        let Author { person, device } = tapis_club::author_here();
        Caller { audience, person, device, language: None, at_table: None, address: None }
    }
}

/// Choices of the director for the room, for as long as the program runs.
#[derive(Debug, Default)]
pub(crate) struct RoomChoice {
    /// The tournaments to show; `None` means those that are played.
    pub(crate) shown: Vec<TournamentId>,
    /// The scene that is held.
    pub(crate) hold: Option<Scene>,
}

/// Content of the telephones between two changes.
#[derive(Debug, Clone)]
pub struct PhonesNow {
    /// Counts the snapshots since the program began: one with a higher number was read later.
    pub number: u64,
    pub snapshot: Arc<PhoneSnapshot>,
}

/// The program: at most one open club, and what is shared around it.
pub struct Api {
    pub(crate) club: Mutex<Option<Club>>,
    live: Mutex<Arc<Live>>,
    pub(crate) room: Mutex<RoomChoice>,
    pub(crate) countdown: Mutex<Option<Countdown>>,
    pub(crate) devices: Mutex<Devices>,
    pub(crate) standby: Standby,
    /// The club that was asked for at the start is open, or cannot be opened.
    started: OnceLock<()>,
    /// Reason why the club that was asked for at the start is not open.
    pub(crate) unopened: Mutex<Option<Problem>>,
    pub(crate) clock: ClockSource,
    /// The update that the person chose or downloaded.
    pub(crate) update: Mutex<Option<PathBuf>>,
    /// The lists of the league that were opened last.
    pub(crate) lists: Mutex<Option<Arc<Vec<u8>>>>,
    /// Last refusal of the league.
    pub(crate) refused: Mutex<Option<RefusedBundle>>,
    /// Content of the telephones, with the number of changes after which it was made.
    phones: Mutex<Option<(u64, PhonesNow)>>,
    /// Addresses from which names of players who say to have come were typed.
    pub(crate) typed: Mutex<Vec<(IpAddr, TournamentId, ArrivalId)>>,
    /// Held while what this computer remembers of second places is changed.
    pub(crate) memory: Arc<Mutex<()>>,
    /// Woken once a club is open: its past evenings are still to be compared with their journals.
    pub(crate) opened: Alarm,
    pub(crate) host: Arc<dyn Host>,
    pub(crate) teller: Arc<Teller>,
}

/// Number of evenings compared with their journals before the club is released to other callers.
pub(crate) const LOOKED_OVER: usize = 50;

thread_local! {
    /// The command that this thread does has changed something.
    static CHANGED: Cell<bool> = const { Cell::new(false) };
    /// The device's command that this thread does, as the journal stores it.
    static COMMAND: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Does a device's command by a name under which its row is found again.
pub(crate) fn by_name<T>(command: String, work: impl FnOnce() -> T) -> T {
    COMMAND.set(Some(command));
    let done = work();
    COMMAND.take();
    done
}

/// Whether something was changed by this thread since this was last asked.
pub(crate) fn take_changed() -> bool {
    CHANGED.take()
}

fn no_club() -> Problem {
    Problem::new("program-no_club", &[])
}

impl Api {
    /// No club is open yet: every call waits until [`Api::start`] has opened one, or could not.
    pub fn new(host: Box<dyn Host>) -> Self {
        let host: Arc<dyn Host> = Arc::from(host);
        Api {
            club: Mutex::default(),
            live: Mutex::default(),
            room: Mutex::default(),
            countdown: Mutex::default(),
            devices: Mutex::default(),
            standby: Standby::default(),
            started: OnceLock::new(),
            unopened: Mutex::default(),
            clock: ClockSource::start(),
            update: Mutex::default(),
            lists: Mutex::default(),
            refused: Mutex::default(),
            phones: Mutex::default(),
            typed: Mutex::default(),
            memory: Arc::default(),
            opened: Alarm::default(),
            teller: Arc::new(Teller::new(Arc::clone(&host))),
            host,
        }
    }

    /// Calls on somebody's behalf.
    pub fn caller<'a>(&'a self, caller: &'a Caller) -> Call<'a> {
        Call { api: self, caller }
    }

    /// Folder of what the program remembers on this computer.
    pub fn data_folder(&self) -> Option<PathBuf> {
        self.host.data_folder()
    }

    /// Now, in UTC milliseconds, by a clock that nobody sets.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// The language of the open club, for whoever asks for no other; the program's own where none was open.
    pub fn language(&self) -> Language {
        self.live().language
    }

    /// The tournaments being played, as they were after the last change. Waits for nobody.
    pub fn live(&self) -> Arc<Live> {
        Arc::clone(&locked(&self.live))
    }

    /// Compares the evenings that were over when the club was opened with their journals; the desk is told what
    /// was found.
    pub(crate) fn look_over_rest(&self) {
        let some = |club: &mut Club| {
            let before = club.audit().unsound().len();
            let more = club.audit().look_over_more(LOOKED_OVER)?;
            Ok((more, club.audit().unsound().len() > before))
        };
        // A club that is closed meanwhile, or cannot be read, is reported to whoever asks for it.
        while let Ok((more, found)) = self.read(some) {
            if found && self.change(None, |_| Ok(())).is_err() || !more {
                return;
            }
        }
    }

    /// Sends a notice to all pages.
    pub fn tell(&self, notice: Notice) {
        self.teller.tell(notice);
    }

    /// Hands every notice to a listener, in the thread that caused it, for as long as it answers true. It must
    /// return at once.
    pub fn listen(&self, listener: impl Fn(&Notice) -> bool + Send + Sync + 'static) {
        self.teller.listen(Box::new(listener));
    }

    /// Number of changes since the program began: what was read at the same number is still so.
    pub fn revision(&self) -> u64 {
        self.teller.revision()
    }

    /// Present content of the telephones. Made when it is first asked for after a change.
    ///
    /// # Errors
    /// If no club is open, or it cannot be read.
    pub fn phones(&self) -> Result<PhonesNow, Problem> {
        // One of many that ask at the same time makes it.
        let mut kept = locked(&self.phones);
        // Read before the club is: what changes meanwhile is read again.
        let revision = self.revision();
        if let Some((_, now)) = kept.as_ref().filter(|(at, _)| *at == revision) {
            return Ok(now.clone());
        }
        let number = kept.as_ref().map_or(1, |(_, now)| now.number + 1);
        let snapshot = Arc::new(self.read(|club| club.phones().snapshot(self.now()))?);
        let now = PhonesNow { number, snapshot };
        *kept = Some((revision, now.clone()));
        Ok(now)
    }

    /// The computer slept since then: notes what is to be asked about the clocks that ran.
    ///
    /// # Errors
    /// If no club is open, or it cannot be read.
    pub fn note_away(&self, since: Millis) -> Result<(), Problem> {
        let now = self.now();
        self.change(None, |club| club.absence().note_away(since, now)).map(|_| ())
    }

    /// Opens the first club, and lets the calls in that came meanwhile. Where it does not open, the
    /// desk is told why as soon as it asks.
    pub fn start(&self, open: impl FnOnce(&Self) -> Result<(), Problem>) {
        /// Lets the calls in even if opening panicked.
        struct OpeningGuard<'a>(&'a OnceLock<()>);
        impl Drop for OpeningGuard<'_> {
            fn drop(&mut self) {
                let _already = self.0.set(());
            }
        }
        let _started = OpeningGuard(&self.started);
        // Previews that a crash left behind.
        self.forget_previews();
        if let Err(problem) = open(self) {
            tracing::warn!(code = %problem.code, "the first club does not open");
            *locked(&self.unopened) = Some(problem);
        }
    }

    /// Waits until the first club is open, or could not be opened.
    pub fn wait_for_start(&self) {
        self.started.wait();
    }

    /// Closes the club in good order.
    pub fn close(&self) {
        if let Some(mut club) = locked(&self.club).take() {
            self.following().note_second(&mut club);
            club.close_at(self.now());
        }
        self.forget_previews();
    }

    /// Closes the club and stays without one; the desk is told why as soon as it asks.
    pub(crate) fn close_club(&self, why: Option<Problem>) {
        *locked(&self.unopened) = why;
        self.computers().expect_nobody();
        if let Some(mut club) = locked(&self.club).take() {
            self.following().note_second(&mut club);
            club.close_at(self.now());
        }
        *locked(&self.live) = Arc::default();
        self.forget_room();
        self.teller.tell(Notice::Changed(None));
    }

    pub(crate) fn is_open(&self) -> bool {
        locked(&self.club).is_some()
    }

    /// Reads something of the open club. Nothing slow belongs here: others wait.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&mut Club) -> Result<T, Problem>) -> Result<T, Problem> {
        work(locked(&self.club).as_mut().ok_or_else(no_club)?)
    }

    /// Changes something in the open club, publishes how it stands now, and tells the pages.
    pub(crate) fn change<T>(
        &self,
        tournament: Option<TournamentId>,
        work: impl FnOnce(&mut Club) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.change_telling(Notice::Changed(tournament), work)
    }

    /// The same where others are told of it.
    pub(crate) fn change_telling<T>(
        &self,
        notice: Notice,
        work: impl FnOnce(&mut Club) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.leading().may_change()?;
        let done = self.read(|club| {
            let done = work(club)?;
            CHANGED.set(true);
            self.publish(club);
            Ok(done)
        })?;
        self.teller.tell(notice);
        self.leading().wait_for_second();
        Ok(done)
    }

    pub(crate) fn publish(&self, club: &mut Club) {
        let live = Live::of(club);
        if live.goes_on(self.now()) {
            // A file that cannot be written is reported by the next action.
            let _ = club.absence().note_running();
        }
        *locked(&self.live) = Arc::new(live);
    }

    /// Opens another club; where it does not open, the one before stays open.
    pub(crate) fn replace(&self, open: impl FnOnce() -> Result<Club, Problem>) -> Result<(), Problem> {
        {
            let mut club = locked(&self.club);
            let mut opened = open()?;
            self.following().stop_following();
            self.leading().forget_doubt();
            // By the time of the club that is left.
            let now = self.now();
            self.clock.follow(&opened.absence().heartbeat());
            self.publish(&mut opened);
            if let Some(mut before) = club.replace(opened) {
                self.following().note_second(&mut before);
                before.close_at(now);
            }
        }
        self.forget_room();
        self.teller.tell(Notice::Changed(None));
        Ok(())
    }

    /// Other tournaments are there: what was chosen of those before is forgotten.
    pub(crate) fn forget_room(&self) {
        *locked(&self.room) = RoomChoice::default();
    }
}

/// A call of somebody, over which each subject has its commands (see [`crate::table`]).
#[derive(Clone, Copy)]
pub struct Call<'a> {
    pub(crate) api: &'a Api,
    pub(crate) caller: &'a Caller,
}

impl Call<'_> {
    pub(crate) fn now(&self) -> Millis {
        self.api.now()
    }

    /// Language in which the caller reads the answer.
    pub(crate) fn language(&self) -> Language {
        self.caller.language.unwrap_or_else(|| self.api.language())
    }

    /// Reads something of the open club.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&mut Club) -> Result<T, Problem>) -> Result<T, Problem> {
        self.api.read(work)
    }

    /// The place that was named, or that the person chooses at this computer; `None` if none was chosen.
    pub(crate) fn place(&self, named: Option<String>, dialog: Dialog<'_>) -> Option<PathBuf> {
        named.map(PathBuf::from).or_else(|| self.api.host.choose(dialog))
    }

    /// The same for what changes the club. Nothing is asked where the club cannot be changed.
    pub(crate) fn place_to_change(
        &self,
        named: Option<String>,
        dialog: Dialog<'_>,
    ) -> Result<Option<PathBuf>, Problem> {
        self.api.leading().may_change()?;
        Ok(self.place(named, dialog))
    }

    /// Changes something in the open club in the caller's name.
    pub(crate) fn change<T>(
        &self,
        tournament: Option<TournamentId>,
        work: impl FnOnce(&mut Club) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        self.api.change(tournament, |club| {
            let Caller { person, device, .. } = self.caller.clone();
            club.set_author(Author { person, device });
            club.set_command(COMMAND.with_borrow(Clone::clone));
            let done = work(club);
            club.set_command(None);
            done
        })
    }
}

/// Bundle that could not be sent, with the reason. It is not sent again automatically unless something changes.
pub(crate) struct RefusedBundle {
    pub(crate) sending: LeagueSending,
    pub(crate) at: Millis,
    pub(crate) problem: Problem,
}
