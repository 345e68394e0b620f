//! The steps that are taken with the club.

use std::path::PathBuf;

use chrono::{Local, NaiveDate};
use proptest::prelude::*;
use tapis_club::engine::base::quantity::{Cents, MemberId, Millis, SeasonId, TournamentId};
use tapis_club::engine::journal::action::{BustLine, Newcomer};
use tapis_club::engine::{Action, Phase};
use tapis_club::locale::Language;
use tapis_club::store::import::Reading;
use tapis_club::store::{DuePaymentDraft, Duty, Exclusion, Means, MemberDue, SeasonDraft, SeasonDue, Tags};
use tapis_club::{ArrivalOf, Club, PhoneNames, PhoneSettings, freezeout};

use super::people::{Person, Words};

/// A person, by place among all.
type Who = usize;

/// Something that a club does.
#[derive(Debug, Clone)]
pub(crate) enum Step {
    Add(u16),
    Edit(Who, u16),
    Import(Who, u16, bool),
    Merge(Who, Who),
    Separate(Who),
    Distinct(Who, Who),
    Tournament,
    Register(Who),
    SignUp(Who),
    SignOff(Who),
    Arrive(Who, bool),
    Play,
    Undo,
    Redo,
    Note(Who),
    Duty(Who),
    Due(Who),
    Exclude(Who),
    KeepLonger(Who),
    Copy,
    Restore,
    Reopen,
    Erase(Who),
}

pub(crate) fn any_step() -> impl Strategy<Value = Step> {
    let who = || 0_usize..6;
    // Mostly merges: what they write is what is easily forgotten.
    let records = prop_oneof![
        2 => any::<u16>().prop_map(Step::Add),
        3 => (who(), any::<u16>()).prop_map(|(who, empty)| Step::Edit(who, empty)),
        2 => (who(), any::<u16>(), any::<bool>()).prop_map(|(who, empty, update)| Step::Import(who, empty, update)),
        6 => (who(), who()).prop_map(|(kept, other)| Step::Merge(kept, other)),
        5 => who().prop_map(Step::Separate),
        1 => (who(), who()).prop_map(|(one, other)| Step::Distinct(one, other)),
        2 => who().prop_map(Step::Erase),
    ];
    let evening = prop_oneof![
        1 => Just(Step::Tournament),
        4 => who().prop_map(Step::Register),
        2 => who().prop_map(Step::SignUp),
        1 => who().prop_map(Step::SignOff),
        1 => (who(), any::<bool>()).prop_map(|(who, typed)| Step::Arrive(who, typed)),
        2 => Just(Step::Play),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ];
    let others = prop_oneof![
        who().prop_map(Step::Note),
        who().prop_map(Step::Duty),
        who().prop_map(Step::Due),
        who().prop_map(Step::Exclude),
        who().prop_map(Step::KeepLonger),
        Just(Step::Copy),
        Just(Step::Restore),
        Just(Step::Reopen),
    ];
    prop_oneof![4 => records, 2 => evening, 1 => others]
}

pub(super) const NOW: Millis = Millis(1_795_000_000_000);

/// A club, and what must be in it of whom.
pub(crate) struct Evening {
    pub(super) folder: tempfile::TempDir,
    /// `None` while it is closed, between two steps of a single method.
    pub(super) club: Option<Club>,
    pub(super) season: SeasonId,
    pub(super) tournament: TournamentId,
    pub(super) people: Vec<Person>,
    words: Words,
    /// A copy, with the people and the tournament of that moment.
    copy: Option<(PathBuf, Vec<Person>, TournamentId)>,
    pub(super) done: Vec<Step>,
}

pub(super) fn today() -> NaiveDate {
    Local::now().date_naive()
}

impl Evening {
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut club =
            Club::create(&folder.path().join("club.tapis"), "Club", Language::Fr, today()).unwrap();
        let season = SeasonDraft {
            id: None,
            name: "Saison".to_owned(),
            starts_on: today(),
            ends_on: today(),
            best_n: None,
            min_played: 0,
        };
        let season = club.library().save_season(&season).unwrap();
        let due = SeasonDue { amount: Cents(3_000), currency: "EUR".to_owned() };
        club.membership().set_season_due(season, Some(&due)).unwrap();
        let phones = PhoneSettings {
            check_in: true,
            names: PhoneNames::Full,
            standings: true,
            ..PhoneSettings::default()
        };
        club.phones().keep_phone_settings(phones).unwrap();
        let tournament = club
            .tournaments()
            .create_tournament(freezeout(Language::Fr, today()), Some(season), NOW)
            .unwrap();
        let mut evening = Evening {
            folder,
            club: Some(club),
            season,
            tournament,
            people: Vec::new(),
            words: Words::default(),
            copy: None,
            done: Vec::new(),
        };
        for empty in [0, 0b1_1111_1111, 0b0_1010_1010] {
            evening.add(empty);
        }
        evening
    }

    pub(super) fn club(&mut self) -> &mut Club {
        self.club.as_mut().unwrap()
    }

    pub(super) fn path(&self) -> PathBuf {
        self.folder.path().join("club.tapis")
    }

    fn add(&mut self, empty: u16) {
        if self.people.len() == 6 {
            return;
        }
        let (draft, marks) = self.words.card(empty);
        let (last_name, first_name) = (draft.last_name.clone(), draft.first_name.clone());
        let id = self.club().library().save_member(draft, NOW).unwrap().id;
        self.people.push(Person { id, last_name, first_name, marks, merged_into: None, erased: false });
    }

    /// Somebody who has a record of their own.
    fn standing(&self, who: Who) -> Option<MemberId> {
        let person = self.people.get(who)?;
        (!person.erased && person.merged_into.is_none()).then_some(person.id)
    }

    /// A word that is said of this person alone.
    fn word(&mut self, who: Who) -> String {
        let word = self.words.word();
        self.people[who].marks.push(word.to_lowercase());
        word
    }

    pub(crate) fn take(&mut self, step: &Step) {
        self.done.push(step.clone());
        match *step {
            Step::Add(empty) => self.add(empty),
            Step::Edit(who, empty) => self.edit(who, empty),
            Step::Import(who, empty, update) => self.import(who, empty, update),
            Step::Merge(kept, other) => self.merge(kept, other),
            Step::Separate(who) => self.separate(who),
            Step::Erase(who) => self.erase(who),
            Step::Tournament => {
                let (season, setup) = (self.season, freezeout(Language::Fr, today()));
                self.tournament =
                    self.club().tournaments().create_tournament(setup, Some(season), NOW).unwrap();
            }
            Step::Play => self.play(),
            Step::Undo => drop(self.on_evening(|club, id| club.play().undo(id, NOW).is_ok())),
            Step::Redo => drop(self.on_evening(|club, id| club.play().redo(id, NOW).is_ok())),
            Step::Copy => {
                let copy = self.club().backup("demand").unwrap();
                let kept = self.folder.path().join("kept.tapis");
                std::fs::copy(copy, &kept).unwrap();
                self.copy = Some((kept, self.people.clone(), self.tournament));
            }
            Step::Restore => {
                if let Some((copy, people, tournament)) = self.copy.clone() {
                    self.club().restore_backup(&copy).unwrap();
                    (self.people, self.tournament) = (people, tournament);
                }
            }
            Step::Reopen => drop(self.closed()),
            _ => self.of_person(step),
        }
    }

    /// A step about somebody who has a record of their own; refusals are allowed.
    fn of_person(&mut self, step: &Step) {
        let (Step::Register(who)
        | Step::SignUp(who)
        | Step::SignOff(who)
        | Step::Arrive(who, _)
        | Step::Note(who)
        | Step::Duty(who)
        | Step::Due(who)
        | Step::Exclude(who)
        | Step::KeepLonger(who)
        | Step::Distinct(who, _)) = *step
        else {
            return;
        };
        let Some(member) = self.standing(who) else { return };
        let (id, season) = (self.tournament, self.season);
        match *step {
            Step::Register(_) => {
                let born = self.club().file().members().member(member).unwrap().card.born;
                let _ = self.club().play().act(id, &Action::Register { member, born, paid: true }, NOW);
            }
            Step::SignUp(_) => {
                let players = vec![Newcomer { member, born: None }];
                let _ = self.club().play().act(id, &Action::SignUp { players }, NOW);
            }
            Step::SignOff(_) => {
                let _ = self.club().play().act(id, &Action::SignOff { member }, NOW);
            }
            Step::Arrive(_, typed) => {
                let person = &self.people[who];
                let (first_name, last_name) = (person.first_name.clone(), person.last_name.clone());
                let named = ArrivalOf::Named { first_name, last_name };
                let of = if typed { named } else { ArrivalOf::Member { member } };
                let _ = self.club().arrivals().check_in(id, &of, Millis(Local::now().timestamp_millis()));
            }
            Step::Note(_) => {
                let word = self.word(who);
                self.club().library().add_note(member, &word).unwrap();
            }
            Step::Duty(_) => {
                let duty = Duty { tournament: id, task: "Bar".to_owned(), member };
                let _ = self.club().schedule().add_duty(&duty);
            }
            Step::Due(_) => {
                let reason = self.word(who);
                let due = MemberDue { member, amount: Cents(1_000), reason };
                self.club().membership().set_member_due(season, member, Some(&due)).unwrap();
                let payment = DuePaymentDraft {
                    season,
                    member,
                    paid_on: today(),
                    amount: Cents(100),
                    means: Means::Cash,
                };
                let number = self.club().membership().pay_due(&payment, today()).unwrap();
                let why = self.word(who);
                self.club().membership().cancel_due_payment(number, today(), &why).unwrap();
            }
            Step::Exclude(_) => {
                let (reason, decided_by) = (self.word(who), "le bureau".to_owned());
                let exclusion = Exclusion { member, since: today(), until: None, reason, decided_by };
                self.club().library().exclude(&exclusion).unwrap();
            }
            Step::KeepLonger(_) => {
                let reason = self.word(who);
                self.club().privacy().keep_data(&[member], &reason, today()).unwrap();
            }
            Step::Distinct(_, other) => {
                let Some(other) = self.standing(other) else { return };
                let _ = self.club().library().keep_distinct(member, other);
            }
            _ => {}
        }
    }

    fn on_evening<T>(&mut self, asked: impl FnOnce(&mut Club, TournamentId) -> T) -> T {
        let id = self.tournament;
        asked(self.club(), id)
    }

    /// Fills empty fields, and writes another line into the note and another name, as somebody does who has the form
    /// open.
    fn edit(&mut self, who: Who, empty: u16) {
        let Some(member) = self.standing(who) else { return };
        let (new, _) = self.words.card(empty);
        let mut draft = self.club().file().members().member(member).unwrap().card.draft(member);
        let mut marks = Vec::new();
        let mut fill = |field: &mut Option<String>, value: &Option<String>| {
            if let (true, Some(value)) = (field.is_none() || empty & 0x8000 != 0, value) {
                marks.push(value.to_lowercase());
                *field = Some(value.clone());
            }
        };
        fill(&mut draft.number, &new.number);
        fill(&mut draft.nickname, &new.nickname);
        fill(&mut draft.email, &new.email);
        fill(&mut draft.phone, &new.phone);
        fill(&mut draft.licence, &new.licence);
        if let Some(note) = new.note {
            marks.push(note.to_lowercase());
            draft.note = Some(draft.note.map_or(note.clone(), |own| format!("{own}\n{note}")));
        }
        marks.extend(new.tags.iter().map(str::to_lowercase));
        draft.tags = Tags::read(&format!(
            "{}\n{}",
            draft.tags.iter().collect::<Vec<_>>().join("\n"),
            new.tags.iter().collect::<Vec<_>>().join("\n")
        ));
        if empty & 0x4000 != 0 {
            marks.push(new.last_name.to_lowercase());
            draft.last_name.clone_from(&new.last_name);
            self.people[who].last_name = new.last_name;
        }
        self.people[who].marks.extend(marks);
        self.club().library().save_member(draft, NOW).unwrap();
    }

    /// Completes a member from a list, or replaces what the club holds.
    fn import(&mut self, who: Who, empty: u16, update: bool) {
        let Some(member) = self.standing(who) else { return };
        let (new, marks) = self.words.card(empty);
        let card = self.club().file().members().member(member).unwrap().card;
        let said = |text: Option<String>| text.unwrap_or_default();
        let list = format!(
            "Nom;Prénom;Surnom;Date de naissance;E-mail;Téléphone;Note;Licence\n{};{};{};{};{};{};{};{}\n",
            card.last_name,
            card.first_name,
            said(new.nickname),
            said(card.born.or(new.born).map(|day| day.format("%d/%m/%Y").to_string())),
            said(new.email),
            said(new.phone),
            said(new.note),
            said(card.licence.or(new.licence)),
        );
        let reading = Reading { update, ..Reading::default() };
        let agreed = self.club().library().preview_import_as(list.as_bytes(), &reading).unwrap();
        self.club().library().import(list.as_bytes(), &agreed, NOW).unwrap();
        let after = format!("{:?}", self.club().file().members().member(member).unwrap()).to_lowercase();
        self.people[who].marks.extend(marks.into_iter().filter(|mark| after.contains(mark)));
    }

    fn merge(&mut self, kept: Who, other: Who) {
        let (Some(one), Some(two)) = (self.standing(kept), self.standing(other)) else { return };
        if self.club().library().merge_members(one, two).is_ok() {
            self.people[other].merged_into = Some(one);
        }
    }

    fn separate(&mut self, who: Who) {
        let Some(person) =
            self.people.get(who).filter(|person| !person.erased && person.merged_into.is_some())
        else {
            return;
        };
        let id = person.id;
        self.club().library().separate_member(id).unwrap();
        self.people[who].merged_into = None;
        self.look_at_data();
    }

    fn play(&mut self) {
        let id = self.tournament;
        let club = self.club();
        if club.play().act(id, &Action::DrawSeats, NOW).is_err()
            || club.play().act(id, &Action::Start, NOW).is_err()
        {
            return;
        }
        let mut alive: Vec<_> = club.tournament(id).unwrap().alive().map(|entry| entry.id).collect();
        while alive.len() > 1 {
            let players = vec![BustLine { entry: alive.remove(0), by: None, stack: None }];
            club.play().act(id, &Action::Bust { players }, NOW).unwrap();
        }
        club.play().act(id, &Action::Finish { stacks: Vec::new() }, NOW).unwrap();
        assert_eq!(club.tournament(id).unwrap().phase(), Phase::Finished);
    }

    fn erase(&mut self, who: Who) {
        let Some(member) = self.standing(who) else { return };
        if self.club().library().erase_member(member, NOW).is_err() {
            return;
        }
        // If one of them plays, the merged records go with the kept one all the same.
        let of = |person: &&mut Person| person.id == member || person.merged_into == Some(member);
        let mut marks = Vec::new();
        for person in self.people.iter_mut().filter(of) {
            person.erased = true;
            marks.extend(person.marks.clone());
        }
        self.look_for(&marks);
        self.look_at_data();
    }

    /// Ends what is played, separates and erases everybody, and looks for all of them.
    pub(crate) fn end(&mut self) {
        self.look_at_data();
        for who in 0..self.people.len() {
            self.separate(who);
        }
        for who in 0..self.people.len() {
            self.erase(who);
        }
        assert_eq!(self.club().audit().verify().unwrap(), [""; 0], "{:?}", self.done);
    }
}
