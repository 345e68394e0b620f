//! Bundles that were sent to the league, and those due: joining by a code, what happens while a file is on its way, and
//! what travels of members.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use tapis_club::engine::base::quantity::{MemberId, Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::MemberDraft;
use tapis_club::{Club, Keys, LeagueMember, LeagueSettings, MadeBundle};
use tapis_league::{Bundle, BundleLine, ClubUid, MemberState, MemberUid, Receipt};

const NOW: Millis = Millis(1_795_000_000_000);
const ADDRESS: &str = "https://ligue.example";
const LEAGUE: &str = "AAAA-BBBB-CCCC-DDDD";
const INVITATION: &str = "K7Q2-9XPM-4T0A-HJ3C";
const ANOTHER: &str = "7K2Q-X9PM-T40A-3JHC";

struct Sample {
    folder: tempfile::TempDir,
    club: Club,
}

impl Sample {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let club = Club::sample(&folder.path().join("club.tapis"), Language::En, NOW).unwrap();
        Sample { folder, club }
    }

    /// One that has joined a league and sends by itself.
    fn joined() -> Self {
        let mut sample = Sample::new();
        sample.join(INVITATION, LEAGUE);
        sample.club.league().keep_league_address(ADDRESS, true).unwrap();
        sample
    }

    fn join(&mut self, invitation: &str, league: &str) {
        self.club.league().join_league(&format!("{ADDRESS}/#join={invitation}.{league}")).unwrap();
    }

    fn make(&mut self) -> MadeBundle {
        self.club.league().league_bundle(None, &Keys::of(self.folder.path()), NOW).unwrap()
    }

    fn carries(&mut self) -> Option<String> {
        Bundle::open(&self.make().bytes).unwrap().head().invitation.clone()
    }

    /// The league has taken it.
    fn arrived(&mut self, made: &MadeBundle, to: &str) {
        let receipt =
            Receipt { club: ClubUid([0; 16]), name: String::new(), journals: Vec::new(), members: 0 };
        self.club.league().note_sent(&made.sending, to, &receipt, NOW).unwrap();
    }

    fn send(&mut self) {
        let made = self.make();
        self.arrived(&made, ADDRESS);
        assert!(!self.due());
    }

    fn due(&mut self) -> bool {
        self.club.league().league_due().unwrap().is_some()
    }

    /// The members that would be named.
    fn named(&mut self) -> Vec<LeagueMember> {
        self.club.league().league_preview(None).unwrap().members
    }

    fn card(&mut self, id: MemberId) -> MemberDraft {
        self.club.library().member_there(id).unwrap().card.draft(id)
    }

    fn states(&mut self) -> Vec<(MemberUid, MemberState)> {
        let made = self.make();
        let bundle = Bundle::open(&made.bytes).unwrap();
        let (mut lines, mut states) = (bundle.lines().unwrap(), Vec::new());
        while let Some(line) = lines.next().unwrap() {
            if let BundleLine::Member(record) = line {
                states.push((record.member, record.state));
            }
        }
        states
    }
}

#[test]
fn a_joined_club_sends_news_automatically() {
    let mut sample = Sample::new();
    for wrong in ["", ADDRESS, "https://ligue.example/#join=AAAA", "#join=K7Q2-9XPM-4T0A-HJ3C"] {
        assert_eq!(sample.club.league().join_league(wrong).unwrap_err().code, "league-not_a_code", "{wrong}");
    }
    let unsafe_code = format!("http://ligue.example/#join={INVITATION}.{LEAGUE}");
    assert_eq!(sample.club.league().join_league(&unsafe_code).unwrap_err().code, "league-address");
    assert_eq!(sample.club.league().league_settings().unwrap(), LeagueSettings::default());
    let keys = Keys::of(sample.folder.path());
    assert_eq!(sample.club.league().ask_lists(&keys, NOW).unwrap_err().code, "lists-not_joined");
    sample.join(INVITATION, LEAGUE);
    let settings = sample.club.league().league_settings().unwrap();
    assert_eq!((settings.address.as_str(), settings.league.as_deref()), (ADDRESS, Some(LEAGUE)));
    assert_eq!(sample.carries().as_deref(), Some(INVITATION));
    assert!(!sample.due(), "nobody has asked for it");
    sample.club.league().keep_league_address(ADDRESS, true).unwrap();
    assert!(sample.due());
    sample.send();
    assert_eq!(sample.carries(), None);
    // Without an address nothing goes by itself.
    sample.club.league().keep_league_address("", true).unwrap();
    assert!(!sample.club.league().league_settings().unwrap().automatic);
}

/// An upload takes minutes, and the club goes on meanwhile.
#[test]
fn changes_during_sending_remain_due() {
    let mut sample = Sample::joined();
    let made = sample.make();
    let over = sample.club.league().league_preview(None).unwrap().evenings;
    let corrected: TournamentId = over.last().unwrap().tournament;
    sample.club.play().undo(corrected, NOW).unwrap();
    sample.arrived(&made, ADDRESS);
    assert!(sample.due(), "an evening was corrected");
    sample.send();

    // Another code of the same league.
    let made = sample.make();
    sample.join(ANOTHER, LEAGUE);
    sample.arrived(&made, ADDRESS);
    assert_eq!(sample.carries().as_deref(), Some(ANOTHER));
    sample.send();
    assert_eq!(sample.carries(), None);

    // The code of another league, which has nothing yet.
    let made = sample.make();
    sample.join(INVITATION, "EEEE-FFFF-GGGG-HHHH");
    sample.arrived(&made, ADDRESS);
    assert_eq!((sample.due(), sample.carries().as_deref()), (true, Some(INVITATION)));

    // Another club was opened.
    let made = sample.make();
    let mut other = Sample::joined();
    other.arrived(&made, ADDRESS);
    assert_eq!((other.due(), other.carries().as_deref()), (true, Some(INVITATION)));
}

#[test]
fn a_partial_file_leaves_the_rest_due() {
    let mut sample = Sample::joined();
    let made = sample.make();
    sample.arrived(&made, "https://autre.example");
    assert_eq!((sample.due(), sample.carries().as_deref()), (true, Some(INVITATION)));
    let season = sample.club.library().seasons().unwrap()[0].id;
    let made =
        sample.club.league().league_bundle(Some(season), &Keys::of(sample.folder.path()), NOW).unwrap();
    sample.arrived(&made, "https://ligue.example/");
    assert_eq!((sample.due(), sample.carries()), (true, None), "the invitation was taken");
}

#[test]
fn a_large_history_is_sent_in_several_bundles() {
    let mut sample = Sample::joined();
    let keys = Keys::of(sample.folder.path());
    let whole = sample.make();
    let evenings = |made: &MadeBundle| {
        let bundle = Bundle::open(&made.bytes).unwrap();
        let (mut lines, mut all) = (bundle.lines().unwrap(), Vec::new());
        while let Some(line) = lines.next().unwrap() {
            if let BundleLine::Journal(start) = line {
                all.push(start.journal);
            }
        }
        assert_eq!(all.len(), made.evenings);
        all
    };
    let all = evenings(&whole);
    assert!(all.len() > 4);
    let size = whole.bytes.len();
    let one = sample.club.league().league_bundles(None, &keys, NOW, size).unwrap();
    assert!(one.len() == 1 && one[0].bytes == whole.bytes);
    let most = size / 3;
    let parts = sample.club.league().league_bundles(None, &keys, NOW, most).unwrap();
    assert!(parts.len() > 2 && parts.iter().all(|part| part.bytes.len() <= most));
    assert_eq!(parts.iter().flat_map(evenings).collect::<Vec<_>>(), all);
    // A league accepts or refuses an evening as a whole.
    let single = sample.club.league().league_bundles(None, &keys, NOW, 1).unwrap();
    assert_eq!(single.len(), all.len());
    // The note says that everything was sent.
    sample.arrived(&parts[0], ADDRESS);
    assert!(!sample.due());
}

#[test]
fn disclosed_changes_of_a_member_are_due() {
    let mut sample = Sample::joined();
    sample.send();
    let named = sample.named();
    // A telephone number stays in the club, and so does somebody who never played.
    let phone = MemberDraft { phone: Some("+33 6 12 34 56 78".into()), ..sample.card(named[0].member) };
    sample.club.library().save_member(phone, NOW).unwrap();
    let newcomer =
        MemberDraft { last_name: "Tard".into(), first_name: "Venu".into(), ..MemberDraft::default() };
    let newcomer = sample.club.library().save_member(newcomer, NOW).unwrap().id;
    assert!(!sample.due());
    let name = MemberDraft { last_name: "Autrement".into(), ..sample.card(named[0].member) };
    sample.club.library().save_member(name, NOW).unwrap();
    assert!(sample.due(), "another name");
    sample.send();
    sample.club.library().merge_members(named[0].member, newcomer).unwrap();
    assert!(sample.due(), "merged");
    sample.send();
    let erased = named.iter().find(|one| sample.club.library().erase_member(one.member, NOW).is_ok());
    assert!(erased.is_some() && sample.due(), "erased");
}

/// Records in no file any more may have been named in an earlier one.
#[test]
fn erased_and_merged_records_are_always_sent() {
    let mut sample = Sample::new();
    let before = sample.states();
    let someone = |name: &str| {
        let draft = MemberDraft { last_name: name.into(), first_name: "Al".into(), ..MemberDraft::default() };
        sample.club.library().save_member(draft, NOW).unwrap().id
    };
    let (gone, kept, merged) = (someone("Parti"), someone("Gardé"), someone("Double"));
    assert_eq!(sample.states(), before, "nobody of them played");
    sample.club.library().erase_member(gone, NOW).unwrap();
    sample.club.library().merge_members(kept, merged).unwrap();
    let now = sample.states();
    let new: Vec<&MemberState> = now.iter().filter(|one| !before.contains(one)).map(|one| &one.1).collect();
    assert!(matches!(new[..], [MemberState::Erased, MemberState::Merged { .. }]), "{new:?}");
}
