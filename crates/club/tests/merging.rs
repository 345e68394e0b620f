//! Two records of one person become one, with all results, and can be separated again.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::locale::Language;
use tapis_club::store::import::NameFound;
use tapis_club::store::{DuePaymentDraft, Exclusion, Means, MemberDraft, SeasonDraft, SeasonDue, Tags};
use tapis_club::{Club, Likeness, freezeout};

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
}

impl Desk {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let club = Club::create(&path, "Club", Language::Fr, day(9, 1)).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "2026".to_owned(),
            starts_on: day(9, 1),
            ends_on: day(12, 31),
            best_n: None,
            min_played: 1,
        };
        let season = club.library().save_season(&season).unwrap();
        Desk { _folder: folder, club, season }
    }

    fn member(&self, first: &str, last: &str, with: MemberDraft) -> MemberId {
        let draft = MemberDraft { first_name: first.to_owned(), last_name: last.to_owned(), ..with };
        self.club.library().save_member(draft, Millis::ZERO).unwrap().id
    }

    /// An evening that the members leave in reverse order.
    fn evening(&mut self, on: NaiveDate, members: &[MemberId]) -> TournamentId {
        let id = self.begun(on, members);
        let out = (2..=members.len()).rev().map(|entry| EntryId(u32::try_from(entry).unwrap()));
        for entry in out {
            self.act(id, &Action::Bust { players: vec![BustLine { entry, by: None, stack: None }] });
        }
        self.act(id, &Action::Finish { stacks: Vec::new() });
        id
    }

    fn begun(&mut self, on: NaiveDate, members: &[MemberId]) -> TournamentId {
        let setup = freezeout(Language::Fr, on);
        let id = self.club.tournaments().create_tournament(setup, Some(self.season), Millis::ZERO).unwrap();
        for member in members {
            self.act(id, &Action::Register { member: *member, born: None, paid: true });
        }
        self.act(id, &Action::DrawSeats);
        self.act(id, &Action::Start);
        id
    }

    fn act(&mut self, id: TournamentId, action: &Action) {
        self.club.play().act(id, action, Millis(1_000)).unwrap();
    }

    fn merge(&self, kept: MemberId, other: MemberId) -> Result<(), String> {
        self.club.library().merge_members(kept, other).map_err(|problem| problem.message.say(Language::En))
    }

    /// Name, evenings and points of each line of the standings.
    fn standings(&mut self) -> Vec<(String, u32, i64)> {
        let lines = self.club.seasons().standings(Language::Fr, self.season).unwrap();
        lines.into_iter().map(|line| (line.name, line.played, line.total.0)).collect()
    }

    fn names(&self) -> Vec<String> {
        let found = self.club.library().find_members("", true, 100).unwrap();
        found.into_iter().map(|member| member.card.last_name).collect()
    }
}

#[test]
fn merged_results_count_together_until_separation() {
    let mut desk = Desk::new();
    let dupont = desk.member("Jean", "Dupont", MemberDraft::default());
    let dupond = desk.member("Jean", "Dupond", MemberDraft::default());
    let petit = desk.member("Zoé", "Petit", MemberDraft::default());
    let first = desk.evening(day(9, 4), &[dupont, petit]);
    let second = desk.evening(day(9, 11), &[dupond, petit]);
    let apart = desk.standings();
    assert_eq!(apart.len(), 3);
    let points = |name: &str| apart.iter().find(|line| line.0 == name).unwrap().2;

    desk.merge(dupont, dupond).unwrap();
    let together = desk.standings();
    let both = points("Jean Dupont") + points("Jean Dupond");
    assert!(together.contains(&("Jean Dupont".to_owned(), 2, both)), "{together:?}");
    assert_eq!(together.len(), 2);
    assert_eq!(desk.names(), ["Dupont", "Petit"]);
    let seen = desk.club.seasons().member_overview(dupond, day(9, 12)).unwrap();
    assert_eq!(seen.member.id, dupont, "an old evening leads to the record that is kept");
    assert_eq!(seen.merged.iter().map(|member| member.id).collect::<Vec<_>>(), [dupond]);
    assert_eq!(seen.evenings.iter().map(|evening| evening.tournament).collect::<Vec<_>>(), [second, first]);
    let winners = desk.club.file().attendance().winners().unwrap();
    assert_eq!(winners.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Jean Dupont"; 2]);
    let attendance = desk.club.file().attendance().of_season(desk.season).unwrap();
    let newcomers: Vec<u32> = attendance.iter().map(|evening| evening.newcomers).collect();
    assert_eq!(newcomers, [2, 0], "the second evening is no longer Jean's first one");
    let desk_view = desk.club.views().desk(Language::Fr, second, Millis(2_000)).unwrap();
    assert!(desk_view.people.iter().all(|person| !format!("{person:?}").contains("Dupond")));
    assert_eq!(desk.club.audit().verify().unwrap(), [""; 0]);

    desk.club.library().separate_member(dupond).unwrap();
    assert_eq!(desk.standings(), apart);
    assert_eq!(desk.names(), ["Dupond", "Dupont", "Petit"]);
    assert_eq!(desk.club.audit().verify().unwrap(), [""; 0]);
}

#[test]
fn a_merge_fills_gaps_and_is_reversible() {
    let desk = Desk::new();
    let own = MemberDraft {
        phone: Some("06 11".to_owned()),
        note: Some("Arrive tard".to_owned()),
        valid_until: Some(day(3, 1)),
        guest: true,
        tags: Tags::read("Débutants, Équipe A"),
        ..MemberDraft::default()
    };
    let others = MemberDraft {
        number: Some("12".to_owned()),
        phone: Some("06 22".to_owned()),
        email: Some("jean@exemple.fr".to_owned()),
        note: Some("Gaucher".to_owned()),
        valid_until: Some(day(8, 31)),
        born: Some(day(1, 2)),
        tags: Tags::read("equipe a, Bureau"),
        ..MemberDraft::default()
    };
    let kept = desk.member("Jean", "Dupont", own);
    let other = desk.member("Jean", "Dupond", others);
    let before =
        [desk.club.file().members().member(kept).unwrap(), desk.club.file().members().member(other).unwrap()];
    let preview = desk.club.library().preview_merge(Language::En, kept, other).unwrap();
    assert_eq!(preview.refused, None);
    desk.merge(kept, other).unwrap();

    let card = desk.club.file().members().member(kept).unwrap().card;
    assert_eq!(card, preview.card, "the preview says what happens");
    assert_eq!(card.number.as_deref(), Some("12"));
    assert_eq!(card.phone.as_deref(), Some("06 11"));
    assert_eq!(card.email.as_deref(), Some("jean@exemple.fr"));
    assert_eq!(card.note.as_deref(), Some("Arrive tard\nGaucher"));
    assert_eq!(card.tags.iter().collect::<Vec<_>>(), ["Bureau", "Débutants", "Équipe A"]);
    assert_eq!((card.valid_until, card.born, card.guest), (Some(day(8, 31)), Some(day(1, 2)), false));

    desk.club.library().separate_member(other).unwrap();
    assert_eq!(desk.club.file().members().member(kept).unwrap(), before[0]);
    assert_eq!(desk.club.file().members().member(other).unwrap(), before[1]);

    // A value changed meanwhile stays changed.
    desk.merge(kept, other).unwrap();
    let mut draft = MemberDraft { id: Some(kept), ..MemberDraft::default() };
    draft.first_name = "Jean".to_owned();
    draft.last_name = "Dupont".to_owned();
    draft.number = Some("13".to_owned());
    draft.email = card.email;
    desk.club.library().save_member(draft, Millis(5)).unwrap();
    desk.club.library().separate_member(other).unwrap();
    let (kept, other) =
        (desk.club.file().members().member(kept).unwrap(), desk.club.file().members().member(other).unwrap());
    assert_eq!((kept.card.number.as_deref(), other.card.number.as_deref()), (Some("13"), Some("12")));
    assert_eq!((kept.card.email, other.card.email.as_deref()), (None, Some("jean@exemple.fr")));
}

#[test]
fn a_merged_name_leads_to_the_kept_record() {
    let desk = Desk::new();
    let kept = desk.member("Jean", "Dupont", MemberDraft::default());
    let other = desk.member("Jan", "Dupond", MemberDraft::default());
    desk.merge(kept, other).unwrap();
    for query in ["dupond", "jan dup", "dupont"] {
        let found = desk.club.library().find_members(query, false, 10).unwrap();
        assert_eq!(found.iter().map(|member| member.id).collect::<Vec<_>>(), [kept], "{query}");
    }
    let preview = desk.club.library().preview_import("Nom;Prénom\nDupond;Jan\n".as_bytes()).unwrap();
    assert_eq!((preview.added, preview.known), (0, 1), "the old spelling adds nobody");
    let read = desk.club.library().read_names("Jan Dupond\nJean Dupont", None).unwrap();
    assert_eq!(read.lines.len(), 1, "both names are one member: {read:?}");
    assert!(matches!(&read.lines[0].found, NameFound::Member { member } if member.member == kept
        && member.name == "Jean Dupont"));
    // A change of the card keeps both names findable.
    let draft =
        MemberDraft { id: Some(kept), nickname: Some("Le Chat".to_owned()), ..MemberDraft::default() };
    let draft = MemberDraft { first_name: "Jean".to_owned(), last_name: "Dupont".to_owned(), ..draft };
    desk.club.library().save_member(draft, Millis(5)).unwrap();
    assert_eq!(desk.club.library().find_members("dupond", false, 10).unwrap().len(), 1);
    desk.club.library().separate_member(other).unwrap();
    let found = desk.club.library().find_members("dupond", false, 10).unwrap();
    assert_eq!(found.iter().map(|member| member.id).collect::<Vec<_>>(), [other]);
}

#[test]
fn two_persons_are_not_merged() {
    let mut desk = Desk::new();
    let [one, other, third] =
        ["Dupont", "Dupond", "Durand"].map(|last| desk.member("Jean", last, MemberDraft::default()));
    assert!(desk.merge(one, one).unwrap_err().contains("the same"));
    desk.evening(day(9, 4), &[one, other]);
    let refused = desk.merge(one, other).unwrap_err();
    assert!(refused.contains("same tournament") && refused.contains("Freezeout"), "{refused}");
    let preview = desk.club.library().preview_merge(Language::En, one, other).unwrap();
    assert_eq!(preview.refused.as_ref(), Some(&refused));

    let live = desk.begun(day(9, 11), &[other, third]);
    let refused = desk.merge(one, third).unwrap_err();
    assert!(refused.contains("Freezeout"), "somebody who plays is not merged: {refused}");
    let bust = vec![BustLine { entry: EntryId(1), by: None, stack: None }];
    desk.act(live, &Action::Bust { players: bust });
    desk.act(live, &Action::Finish { stacks: Vec::new() });

    let excluded = Exclusion {
        member: third,
        since: day(9, 1),
        until: None,
        reason: "Menaces".to_owned(),
        decided_by: "le bureau".to_owned(),
    };
    desk.club.library().exclude(&excluded).unwrap();
    assert!(desk.merge(one, third).unwrap_err().contains("excluded"));
    desk.merge(third, one).unwrap();
    let fourth = desk.member("Jean", "Dupon", MemberDraft::default());
    assert!(desk.merge(fourth, third).unwrap_err().contains("Other records"));
    desk.club.library().lift_exclusion(third).unwrap();
    assert!(desk.merge(fourth, third).unwrap_err().contains("Other records"));
    assert!(desk.merge(fourth, one).is_err(), "a merged record is not merged again");
    assert!(desk.club.library().separate_member(fourth).is_err());
    // Nobody is registered under a record that is not kept.
    let live = desk.begun(day(9, 18), &[other, fourth]);
    let register = Action::Register { member: one, born: None, paid: true };
    assert!(desk.club.play().act(live, &register, Millis(2_000)).is_err());
}

#[test]
fn dues_of_both_records_are_those_of_one_member() {
    let mut desk = Desk::new();
    let due = SeasonDue { amount: Cents(3_000), currency: "EUR".to_owned() };
    desk.club.membership().set_season_due(desk.season, Some(&due)).unwrap();
    let kept = desk.member("Jean", "Dupont", MemberDraft::default());
    let other = desk.member("Jean", "Dupond", MemberDraft::default());
    let pay = |club: &mut Club, season, member, amount| {
        let draft =
            DuePaymentDraft { season, member, paid_on: day(9, 2), amount: Cents(amount), means: Means::Cash };
        club.membership().pay_due(&draft, day(9, 2)).map(|_| ())
    };
    pay(&mut desk.club, desk.season, kept, 1_000).unwrap();
    pay(&mut desk.club, desk.season, other, 1_500).unwrap();
    desk.merge(kept, other).unwrap();
    let dues = desk.club.membership().dues(Language::Fr, desk.season).unwrap();
    let lines: Vec<_> = dues.lines.iter().map(|line| (line.member, line.paid.0, line.rest.0)).collect();
    assert_eq!(lines, [(kept, 2_500, 500)]);
    assert!(pay(&mut desk.club, desk.season, other, 500).is_err(), "the merged record pays nothing");
    pay(&mut desk.club, desk.season, kept, 500).unwrap();
    let seen = desk.club.seasons().member_overview(kept, day(9, 2)).unwrap();
    assert_eq!(seen.dues.unwrap().rest, Cents::ZERO);
}

#[test]
fn erasing_a_member_erases_the_merged_records_too() {
    let mut desk = Desk::new();
    let kept = desk.member("Jean", "Dupont", MemberDraft::default());
    let mail = Some("secret@exemple.fr".to_owned());
    let other = desk.member("Jan", "Dupondius", MemberDraft { email: mail, ..MemberDraft::default() });
    let petit = desk.member("Zoé", "Petit", MemberDraft::default());
    desk.evening(day(9, 4), &[kept, petit]);
    desk.evening(day(9, 11), &[petit, other]);
    desk.club.library().add_note(other, "Prévenir sa mère").unwrap();
    desk.club.library().tag_members("Confidentielle", &[kept].into()).unwrap();
    desk.merge(kept, other).unwrap();
    let notes = desk.club.file().members().member_notes(kept).unwrap();
    assert_eq!(notes.iter().map(|note| note.words.as_str()).collect::<Vec<_>>(), ["Prévenir sa mère"]);
    desk.club.library().erase_member(kept, Millis(9)).unwrap();
    assert_eq!(desk.standings().len(), 2, "the results stay one line");
    assert!(desk.club.library().separate_member(other).is_err());
    let path = desk.club.file().path().to_owned();
    desk.club.close();
    let bytes = std::fs::read(path).unwrap();
    for secret in ["Dupondius", "dupondius", "secret@exemple.fr", "Prévenir sa mère", "Confidentielle"] {
        let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
        assert!(!found, "{secret} is still in the file");
    }
}

#[test]
fn possible_duplicates_are_proposed_until_merged_or_told_apart() {
    let mut desk = Desk::new();
    let dupont = desk.member("Jean", "Dupont", MemberDraft::default());
    let dupond = desk.member("Jean", "Dupond", MemberDraft::default());
    let zoe = desk.member("Zoé", "Petit", MemberDraft::default());
    let exchanged = desk.member("Petit", "Zoe", MemberDraft::default());
    desk.evening(day(9, 4), &[dupond, exchanged]);
    let pairs = |desk: &Desk| -> Vec<_> {
        let found = desk.club.library().duplicates().unwrap();
        found.into_iter().map(|pair| (pair.likeness, pair.kept.member.id, pair.other.member.id)).collect()
    };
    let expected = [(Likeness::Exchanged, exchanged, zoe), (Likeness::Spelling, dupond, dupont)];
    assert_eq!(pairs(&desk), expected, "the record with more evenings is proposed to be kept");
    desk.club.library().keep_distinct(exchanged, zoe).unwrap();
    assert_eq!(pairs(&desk), expected[1..]);
    desk.merge(dupond, dupont).unwrap();
    assert_eq!(pairs(&desk), []);
    desk.club.library().separate_member(dupont).unwrap();
    assert_eq!(pairs(&desk), expected[1..]);
    assert_eq!(desk.club.audit().verify().unwrap(), [""; 0]);
}
