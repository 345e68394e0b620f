//! This computer is the second one: its file follows, its desk hands commands over.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tapis_club::engine::base::quantity::Millis;
use tapis_club::store::{FileState, MissingRows, draft_of, put_copy_in_place, real_path};
use tapis_club::{Club, Problem};

use crate::base::lock::locked;
use crate::computers::messages::{Computer, ForwardedCommand, LeaderLine, LedClub};
use crate::computers::pair::{FollowedClub, LeaderClub, SharedClub};
use crate::devices::random_hex;
use crate::program::command::is_kept;
use crate::program::subjects::FollowingComputer;
use crate::{Call, Command, Notice, ProblemText};

/// A command whose answer was lost with the line is repeated for so long after its first try, and another line is
/// looked for so often.
const AGAIN: Duration = Duration::from_secs(10);
const SO_OFTEN: Duration = Duration::from_millis(100);

/// Reason why nothing is changed at the second computer; where the line stands, the command is handed over instead.
pub(crate) const UNREACHED: &str = "computer-unreached";

pub(super) fn unreached() -> Problem {
    Problem::new(UNREACHED, &[])
}

impl FollowingComputer<'_> {
    /// This computer follows another.
    pub(crate) fn follows(self) -> bool {
        locked(&self.api.standby.following).is_some()
    }

    /// A computer that is trusted lets this one follow its club. The file that is there already is opened;
    /// what it lacks comes next. Answers how far that file is; `None` if there is none, or it cannot be
    /// opened, which the desk is told.
    ///
    /// # Errors
    /// A sentence where there is no folder for the file.
    pub fn follow_begins(
        self,
        leader: &Computer,
        address: &str,
        club: &LedClub,
    ) -> Result<Option<FileState>, Problem> {
        let known = self.api.computers().followed(&club.identity).map(|known| known.path);
        let path = known.or_else(|| self.own_file(&club.identity)).or_else(|| self.new_path(club));
        let path = path.ok_or_else(|| Problem::new("computer-no_folder", &[]))?;
        let keep = FollowedClub {
            name: club.name.clone(),
            leader: leader.clone(),
            address: address.to_owned(),
            path: path.clone(),
        };
        self.api.computers().change_trust(|trust| trust.follow(&club.identity, keep));
        {
            let mut following = locked(&self.api.standby.following);
            let same = following.as_ref().filter(|before| before.identity == club.identity);
            let aside = same.and_then(|before| before.aside.clone());
            *following = Some(LeaderClub {
                leader: leader.clone(),
                address: address.to_owned(),
                identity: club.identity.clone(),
                path: path.clone(),
                line: None,
                in_step: false,
                heard: self.api.now(),
                aside,
            });
        }
        *locked(&self.api.standby.refused) = None;
        self.api.computers().expect_nobody();
        let open = || self.open_follower(&path).and_then(|()| self.api.read(|club| club.standby().how_far()));
        let how_far = match path.is_file().then(open).transpose() {
            Ok(how_far) => how_far,
            Err(problem) => {
                *locked(&self.api.unopened) = Some(problem);
                None
            }
        };
        self.api.tell(Notice::Changed(None));
        Ok(how_far)
    }

    /// The file of a club that follows is opened again: it shows what it holds, and tries to reach the computer that
    /// leads.
    ///
    /// # Errors
    /// As [`Api::follow_begins`].
    pub(crate) fn follow_again(self, identity: &str, club: FollowedClub) -> Result<(), Problem> {
        self.stop_following();
        self.api.leading().forget_doubt();
        let FollowedClub { name, leader, address, .. } = club;
        let club = LedClub { identity: identity.to_owned(), name };
        self.follow_begins(&leader, &address, &club)?;
        // If it cannot be reached now, it is tried again.
        let _ = self.api.host.follow(&address, Some(&leader));
        Ok(())
    }

    /// The club of this identity is open here as an ordinary club: its file is the one that follows from now on.
    fn own_file(self, identity: &str) -> Option<PathBuf> {
        let read = |club: &mut Club| {
            Ok((club.file().settings().identity()? == identity).then(|| club.file().path().to_owned()))
        };
        self.api.read(read).ok().flatten()
    }

    /// Path for the club's file on this computer: where a person finds it, under its name.
    fn new_path(self, club: &LedClub) -> Option<PathBuf> {
        let found = self.api.host.club_folders().into_iter().find(|folder| folder.is_dir());
        let folder = found.or_else(|| self.api.host.data_folder())?;
        std::fs::create_dir_all(&folder).ok()?;
        let folder = real_path(&folder).ok()?;
        let name = crate::base::file_name::file_name(&club.name);
        let stem = name.trim_end_matches(".tapis");
        let others = (2..1_000).map(|number| folder.join(format!("{stem} ({number}).tapis")));
        std::iter::once(folder.join(&name)).chain(others).find(|path| !path.exists())
    }

    /// Opens the file that follows in the place of the club that is open.
    fn open_follower(self, path: &Path) -> Result<(), Problem> {
        self.close_file(path);
        {
            let mut club = locked(&self.api.club);
            let mut opened = Club::open_following(path)?;
            self.api.publish(&mut opened);
            if let Some(mut before) = club.replace(opened) {
                self.note_second(&mut before);
                before.close_at(self.api.now());
            }
        }
        *locked(&self.api.unopened) = None;
        self.api.forget_room();
        // At the next start it follows again.
        self.api.opening().remember(path);
        Ok(())
    }

    /// Closes the club whose file is at this path, if it is the open one, so that the file can be replaced or opened
    /// anew.
    fn close_file(self, path: &Path) {
        if let Some(open) = locked(&self.api.club).take_if(|open| open.file().path() == path) {
            open.close_at(self.api.now());
        }
    }

    /// Path to which the whole club is written before [`Api::follow_whole`].
    pub fn follow_draft(self) -> Option<PathBuf> {
        locked(&self.api.standby.following).as_ref().map(|following| draft_of(&following.path))
    }

    /// The whole club has come, as a file. What stood in its place and had gone another way is stored beside it.
    ///
    /// # Errors
    /// A sentence where the file cannot be put there or opened.
    pub fn follow_whole(self, copy: &Path) -> Result<(), Problem> {
        let path = locked(&self.api.standby.following).as_ref().map(|following| following.path.clone());
        let path = path.ok_or_else(unreached)?;
        self.close_file(&path);
        let aside = put_copy_in_place(copy, &path)?;
        if let Some(following) = locked(&self.api.standby.following).as_mut() {
            following.aside = aside.or_else(|| following.aside.take());
        }
        self.open_follower(&path)?;
        self.api.tell(Notice::Changed(None));
        Ok(())
    }

    /// Rows have come. They are on the disk when this returns.
    ///
    /// # Errors
    /// A sentence where they cannot be written; nothing is written then.
    pub fn follow_rows(self, rows: &MissingRows) -> Result<(), Problem> {
        let changed: Vec<_> = rows.tournaments().collect();
        self.api.read(|club| {
            club.standby().catch_up(rows)?;
            self.api.publish(club);
            Ok(())
        })?;
        let one = if let [one] = changed[..] { Some(one) } else { None };
        self.api.tell(Notice::Changed(one));
        Ok(())
    }

    /// The other computer was heard: it is this time there. `in_step`: the file holds all that it has.
    pub fn follow_heard(self, now: Millis, in_step: bool) {
        let newly = {
            let mut following = locked(&self.api.standby.following);
            let Some(following) = following.as_mut() else { return };
            self.api.clock.keep_to(now);
            following.heard = self.api.now();
            std::mem::replace(&mut following.in_step, in_step) != in_step
        };
        if newly {
            self.api.tell(Notice::Changed(None));
        }
    }

    /// The line to the other computer stands, or broke.
    pub fn follow_line(self, line: Option<Arc<dyn LeaderLine>>) {
        {
            let mut following = locked(&self.api.standby.following);
            let Some(following) = following.as_mut() else { return };
            if line.is_none() && following.line.is_none() {
                return;
            }
            following.in_step = line.is_some();
            following.line = line;
        }
        self.api.tell(Notice::Changed(None));
    }

    /// The computer that leads, or should, says why this one cannot follow.
    pub fn refused_by_leader(self, said: ProblemText) {
        let newly = {
            let mut refused = locked(&self.api.standby.refused);
            let newly = refused.as_ref() != Some(&said);
            *refused = Some(said);
            newly
        };
        if newly {
            self.api.tell(Notice::Changed(None));
        }
    }

    /// The line to the other computer; `None` if it is broken, or this computer leads.
    pub(crate) fn line(self) -> Option<Arc<dyn LeaderLine>> {
        locked(&self.api.standby.following).as_ref()?.line.clone()
    }

    /// Follows no more: the club is closed, its file stays and follows again when it is opened.
    pub(crate) fn stop_following(self) {
        let Some(following) = locked(&self.api.standby.following).take() else { return };
        if let Some(line) = following.line {
            line.close();
        }
        self.api.host.unfollow();
    }

    /// Hands a command to the computer that leads.
    pub(crate) fn forward(
        self,
        line: &dyn LeaderLine,
        call: &Call<'_>,
        command: &Command,
        args: serde_json::Value,
    ) -> Result<String, ProblemText> {
        let language = call.language();
        if command.audience == crate::Audience::Host {
            let leader = locked(&self.api.standby.following).as_ref().map(|one| one.leader.name.clone());
            let values = [("name", leader.unwrap_or_default().into())];
            return Err(ProblemText::of(&Problem::new("computer-at_first", &values), language));
        }
        let person = call.caller.person.clone();
        let id = is_kept(command.name).then(random_hex);
        let call = ForwardedCommand { command: command.name.to_owned(), args, person, language, id };
        let lost = || Err(ProblemText::of(&Problem::new("computer-unanswered", &[]), language));
        let begun = Instant::now();
        line.call(&call).or_else(|| self.hand_over_again(&call, begun)).unwrap_or_else(lost)
    }

    /// Hands a command over once more where its answer was lost with the line, as soon as there is another
    /// line. `None` if there is none in time, this computer leads by now, or it would be done twice.
    fn hand_over_again(self, call: &ForwardedCommand, begun: Instant) -> Option<Result<String, ProblemText>> {
        call.id.as_ref()?;
        while begun.elapsed() < AGAIN && self.follows() {
            std::thread::sleep(SO_OFTEN);
            // A line that has broken and is still here answers nothing, at once.
            if let Some(answer) = self.line().and_then(|line| line.call(call)) {
                return Some(answer);
            }
        }
        None
    }

    /// This computer leads from now on. The other one, where it answers, hands over what it has first.
    ///
    /// # Errors
    /// A sentence where this computer does not follow, or its file cannot be written.
    pub(crate) fn take_over(self) -> Result<(), Problem> {
        let not = || Problem::new("computer-not_following", &[]);
        let here = self.api.leading().this_computer().ok_or_else(not)?;
        let line = self.line();
        let (leader, address, identity) = {
            let following = locked(&self.api.standby.following);
            let following = following.as_ref().ok_or_else(not)?;
            let LeaderClub { leader, address, identity, .. } = following;
            (leader.clone(), address.clone(), identity.clone())
        };
        if line.as_ref().is_some_and(|line| !line.hand_over()) {
            return Err(Problem::new("computer-not_handed", &[("name", leader.name.into())]));
        }
        let now = self.api.now();
        self.api.read(|club| {
            club.standby().take_over(&here.id, &here.name, now)?;
            self.api.publish(club);
            Ok(())
        })?;
        *locked(&self.api.standby.following) = None;
        if let Some(line) = line {
            line.close();
        }
        self.api.host.unfollow();
        let seen = chrono::Utc::now().timestamp_millis();
        let shared = SharedClub { other: leader.clone(), address: address.clone(), seen };
        self.api.computers().change_trust(|trust| trust.share(&identity, shared));
        // As for any club that is opened: a copy of the state, the second place, and past evenings are compared. It
        // leads even where one of them fails.
        let _ = self.api.read(|club| {
            // A copy that cannot be made hinders no evening.
            let _ = club.backup("start");
            self.follow_second(club)
        });
        self.api.opened.wake();
        self.api.tell(Notice::Changed(None));
        // The one that led must hear of it as soon as it is back.
        self.api.host.meet(&leader, &address, &identity);
        Ok(())
    }
}
