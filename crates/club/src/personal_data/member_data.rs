//! All that the club file holds about one person, for the person who asks for it.

use crate::file::subjects::Privacy;
use chrono::NaiveDate;
use serde::Serialize;
use tapis_engine::base::quantity::{Cents, EntryId, MemberId, Millis, Place, Points, SeasonId, TournamentId};
use tapis_engine::state::entries::{Entry, EntryStatus};
use tapis_engine::state::seats::{ResultLine, SeatRef};
use tapis_engine::{Phase, Tournament};
use tapis_locale::{Language, text};
use tapis_store::{DuePayment, Duty, Exclusion, KeptLonger, LibraryChange, Member, MemberNote, StoreError};

use crate::evening::money::{MoneyFor, money_moves};
use crate::seasons::member_overview::address;
use crate::{PastPenalty, Problem};

/// All that the club file holds about a member. Other persons are left out: who eliminated whom, and whose receipt
/// comes before or after.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberData {
    pub club: String,
    pub member: Member,
    /// Time when the member was added.
    pub added_at: Millis,
    /// The records that were merged into it.
    pub merged: Vec<MergedData>,
    pub exclusion: Option<Exclusion>,
    /// The photo as a `data:` address; `None` if there is none.
    pub photo: Option<String>,
    /// Dated notes, latest first.
    pub notes: Vec<MemberNote>,
    /// Duties of the member, latest evening first.
    pub duties: Vec<MemberDuty>,
    /// The data is kept although its period has passed.
    pub kept_longer: Option<KeptLonger>,
    /// Members who look like the same person and are not.
    pub told_apart_from: Vec<MemberId>,
    /// The dues of each season in which something was due or paid, latest first.
    pub dues: Vec<SeasonDues>,
    /// Tournaments of the member, earliest first.
    pub tournaments: Vec<MemberTournament>,
    /// Penalties, those of the latest tournament first.
    pub penalties: Vec<PastPenalty>,
    /// Changes of the record with author and time, latest first.
    pub changes: Vec<LibraryChange>,
}

/// A record that was merged into a member's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MergedData {
    pub member: Member,
    /// Time when it was added.
    pub added_at: Millis,
    /// Changes with author and time, latest first.
    pub changes: Vec<LibraryChange>,
}

/// A member's dues of a season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeasonDues {
    pub season: SeasonId,
    pub name: String,
    pub currency: String,
    pub owes: Cents,
    /// Reason why it differs from the others' due; `None` if it is.
    pub reason: Option<String>,
    /// Sum of its payments.
    pub paid: Cents,
    /// All payments, cancelled ones too.
    pub payments: Vec<DuePayment>,
}

/// Something that a member helps with at an evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberDuty {
    pub date: NaiveDate,
    /// Name of the evening.
    pub evening: String,
    pub task: String,
}

/// A tournament in which the member is or was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberTournament {
    /// The number in the file.
    pub tournament: TournamentId,
    pub name: String,
    pub date: chrono::NaiveDate,
    /// Phase of the tournament.
    pub status: Phase,
    /// Its results were entered afterwards.
    pub recorded: bool,
    pub entries: u32,
    /// Currency of the amount; `None` means without money.
    pub currency: Option<String>,
    /// Time of the member's sign-up before the evening; `None` if the member did not, or signed off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub signed_up_at: Option<Millis>,
    /// The member's own entries.
    pub own: Vec<MemberEntry>,
    /// Payments and refunds of the member, undone ones too.
    pub payments: Vec<MemberPayment>,
}

/// A member's entry in a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberEntry {
    pub entry: EntryId,
    /// Time of the registration.
    pub registered_at: Millis,
    pub late: bool,
    /// It was taken back.
    pub withdrawn: bool,
    /// The member was registered and not there.
    pub absent: bool,
    pub seat: Option<SeatRef>,
    /// Time of the elimination.
    pub out_at: Option<Millis>,
    pub due: Cents,
    pub paid: Cents,
    /// Other entries bought after an elimination.
    pub re_entries: u32,
    pub rebuys: u32,
    pub addons: u32,
    pub hits: u32,
    /// The place; `None` if the tournament is not over.
    pub place: Option<Place>,
    /// Money won, without bounties.
    pub prize: Cents,
    pub bounties: Cents,
    pub in_kind: Vec<String>,
    /// Prizes that are not for a place.
    pub named: Vec<MemberNamedPrize>,
    /// Points of the season.
    pub points: Points,
}

/// A prize that is not for a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberNamedPrize {
    /// Name of the prize.
    pub name: String,
    pub amount: Cents,
    /// Thing won beside it.
    pub thing: Option<String>,
}

/// Money that a member gave or got back at a tournament.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MemberPayment {
    /// The number of the receipt.
    pub receipt: String,
    pub at: Millis,
    pub what: MoneyFor,
    pub amount: Cents,
    /// Person at the desk; may be empty.
    pub received_by: String,
    pub void: bool,
}

impl MemberEntry {
    fn of(tournament: &Tournament, entry: &Entry) -> Self {
        let result: Option<&ResultLine> = tournament.results().iter().find(|line| line.entry == entry.id);
        let (seat, out_at) = match entry.standing {
            EntryStatus::Seated { at } => (Some(at), None),
            EntryStatus::Out { at, from, .. } => (Some(from), Some(at)),
            EntryStatus::Recorded { .. } => (None, None),
            EntryStatus::Waiting | EntryStatus::Withdrawn => (entry.reserved, None),
        };
        MemberEntry {
            entry: entry.id,
            registered_at: entry.registered_at,
            late: entry.late,
            withdrawn: !entry.counts(),
            absent: entry.absent,
            seat,
            out_at,
            due: entry.due,
            paid: entry.paid,
            re_entries: entry.re_entries(),
            rebuys: entry.rebuys,
            addons: entry.addons,
            hits: entry.hits,
            place: result.map(|line| line.place),
            prize: result.map_or(Cents::ZERO, |line| line.prize),
            bounties: result.map_or(Cents::ZERO, |line| line.bounties),
            in_kind: result
                .map(|line| line.in_kind.iter().map(|thing| thing.name.clone()).collect())
                .unwrap_or_default(),
            named: tournament
                .prize_money()
                .named_prizes()
                .into_iter()
                .filter(|line| line.winner == Some(entry.id))
                .map(|line| MemberNamedPrize { name: line.name, amount: line.amount, thing: line.thing })
                .collect(),
            points: result.map_or(Points::ZERO, |line| line.points),
        }
    }
}

impl Privacy<'_> {
    fn duties_of(&mut self, member: MemberId) -> Result<Vec<MemberDuty>, Problem> {
        let rows = self.club.tournaments().all()?;
        let duty = |duty: Duty| {
            let row = rows.iter().find(|row| row.id == duty.tournament)?;
            Some(MemberDuty { date: row.date.parse().ok()?, evening: row.name.clone(), task: duty.task })
        };
        let own = self.club.file.duties().all()?.into_iter().filter(|duty| duty.member == member);
        let mut duties: Vec<MemberDuty> = own.filter_map(duty).collect();
        duties.sort_by(|one, other| (other.date, &one.task).cmp(&(one.date, &other.task)));
        Ok(duties)
    }
}

impl Privacy<'_> {
    /// All that the club file holds about a member, merged records included.
    ///
    /// # Errors
    /// If there is no such member, or a journal cannot be read.
    pub fn member_data(&mut self, id: MemberId) -> Result<MemberData, Problem> {
        let id = self.club.file.merging().kept_record(id)?;
        let member = self.club.library().member_there(id)?;
        let mut merged = Vec::new();
        for record in self.club.file.merging().merged_into(id)? {
            let (added_at, changes) = (
                self.club.file.personal_data().member_added_at(record.id)?,
                self.club.file.library().member_changes(record.id)?,
            );
            merged.push(MergedData { member: record, added_at, changes });
        }
        let records = self.club.file.merging().records_of(id)?;
        let told_apart =
            self.club.file.merging().distinct_members()?.into_iter().filter_map(|(one, other)| {
                match (records.contains(&one), records.contains(&other)) {
                    (true, false) => Some(other),
                    (false, true) => Some(one),
                    _ => None,
                }
            });
        Ok(MemberData {
            club: self.club.name(),
            added_at: self.club.file.personal_data().member_added_at(id)?,
            merged,
            exclusion: self.club.file.exclusions().exclusion(id)?,
            photo: self.club.file.members().member_photo(id)?.map(|picture| address(&picture)),
            notes: self.club.file.members().member_notes(id)?,
            duties: self.duties_of(id)?,
            kept_longer: self
                .club
                .file
                .personal_data()
                .kept_longer()?
                .into_iter()
                .find(|kept| kept.member == id),
            told_apart_from: told_apart.collect(),
            dues: self.dues_of_all_seasons(id)?,
            tournaments: self.tournaments_of(id)?,
            penalties: self.club.views().penalties_of(id, None)?,
            changes: self.club.file.library().member_changes(id)?,
            member,
        })
    }

    /// The same as a file that programs read: its name, in a language, and its text.
    ///
    /// # Errors
    /// As for [`Privacy::member_data`].
    pub fn member_data_file(
        &mut self,
        language: Language,
        id: MemberId,
    ) -> Result<(String, String), Problem> {
        let data = self.member_data(id)?;
        let name = data.member.card.full_name();
        let name =
            format!("{}.json", crate::file::file_names::base(&name, &text(language, "doc-member_data", &[])));
        let text = serde_json::to_string_pretty(&data).map_err(StoreError::Unwritable)? + "\n";
        Ok((name, text))
    }

    fn dues_of_all_seasons(&mut self, id: MemberId) -> Result<Vec<SeasonDues>, Problem> {
        let mut found = Vec::new();
        for season in self.club.library().seasons()? {
            let dues = self.club.membership().dues(self.club.language(), season.id)?;
            let Some(due) = dues.due else { continue };
            let Some(line) = dues.lines.into_iter().find(|line| line.member == id) else { continue };
            found.push(SeasonDues {
                season: season.id,
                name: season.name,
                currency: due.currency,
                owes: line.owes,
                reason: line.reason,
                paid: line.paid,
                payments: line.payments,
            });
        }
        Ok(found)
    }

    fn tournaments_of(&mut self, id: MemberId) -> Result<Vec<MemberTournament>, Problem> {
        let records = self.club.file.merging().records_of(id)?;
        let mut found = Vec::new();
        for row in self.club.file.tournaments().tournaments_of(id)? {
            let moves = money_moves(row.id, &self.club.file.journal().rows(row.id)?);
            let moves =
                moves.into_iter().filter(|one| one.member.is_some_and(|member| records.contains(&member)));
            let payments = moves.map(|one| MemberPayment {
                receipt: one.number,
                at: one.at,
                what: one.what,
                amount: one.amount,
                received_by: one.who,
                void: one.void,
            });
            let payments = payments.collect();
            let tournament = self.club.tournament(row.id)?;
            let own = tournament.entries().iter().filter(|entry| records.contains(&entry.member));
            let sign_up =
                tournament.registration().sign_ups().iter().find(|sign_up| records.contains(&sign_up.member));
            found.push(MemberTournament {
                signed_up_at: sign_up.map(|sign_up| sign_up.at),
                tournament: row.id,
                name: row.name,
                date: tournament.setup().date,
                status: row.status,
                recorded: row.recorded,
                entries: row.entries,
                currency: tournament.setup().money.as_ref().map(|money| money.currency.clone()),
                own: own.map(|entry| MemberEntry::of(tournament, entry)).collect(),
                payments,
            });
        }
        Ok(found)
    }
}
