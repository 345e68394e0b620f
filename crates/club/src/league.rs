//! Bundles that the club sends to its league: closed evenings, their results and journals, and the names of those who
//! played. `tapis_league` defines the file.

mod contents;
pub mod disclosure;
mod evidence;
mod lists;
mod preview;
mod salts;
mod send;
mod settings;

use crate::file::subjects::League;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::NaiveDate;
use tapis_engine::Tournament;
use tapis_engine::base::quantity::{MemberId, Millis, SeasonId, TournamentId};
use tapis_engine::journal::event::read_events;
use tapis_engine::state::seats::ResultLine;
use tapis_engine::state::tournament::Phase;
use tapis_league::{
    ClubUid, ENDING, Evening, EveningFigures, EveningResult, Hash, Head, MemberRecord, MemberState,
    MemberUid, Part, Row, RowContent, RowKind, Salt, VERSION, Writer, fingerprint,
};
use tapis_locale::{Language, text};
use tapis_store::{JournalRow, Member, MemberCard, SeasonResult, StoreError};

use crate::Problem;
use crate::file::known_evening::EveningDetails;
use crate::proof::Keys;
use crate::seasons::standings::of_tables;

use disclosure::Disclosure;
use salts::Salts;

pub use contents::{BundleContents, BundleEvening, look_into};
pub use evidence::{EvidenceContents, EvidenceResult, verify_evidence};
pub use lists::{
    CalendarOffer, CardDifference, ExclusionOffer, LeagueField, LicensedStranger, ListedName, ListsChoice,
    ListsTaken, ListsView, NameOffer, OfferState, read_lists,
};
pub use preview::{
    LeagueEvening, LeagueFigures, LeagueGone, LeagueMember, LeaguePreview, LeagueResult, LeagueResults,
    LeagueRow,
};
pub use send::{AskLists, SentBundle, ask_lists, is_temporary, send_bundles};
pub use settings::{LastSent, LeagueSending, LeagueSettings};

/// A bundle that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MadeBundle {
    pub bytes: Vec<u8>,
    /// The fingerprint of the key that signed it.
    pub fingerprint: String,
    /// A new key was generated for it.
    pub new_key: bool,
    /// Number of evenings in it.
    pub evenings: usize,
    /// Number of members that it names.
    pub members: usize,
    /// Record of it once the league has taken it.
    pub sending: LeagueSending,
}

/// The IDs for evenings and members.
struct Naming {
    club: ClubUid,
    salts: Salts,
    /// The first and last row of each member's history.
    origins: BTreeMap<MemberId, (Vec<u8>, u64)>,
    /// The merged records, each with the one that was kept.
    merged: BTreeMap<MemberId, MemberId>,
}

impl Naming {
    fn uid(&self, id: MemberId) -> MemberUid {
        // Every member of the file has a row in the library journal.
        MemberUid::of(self.origins.get(&id).map_or(&[], |(first, _)| first.as_slice()))
    }

    fn record(&self, id: MemberId, state: MemberState) -> MemberRecord {
        let revision = self.origins.get(&id).map_or(0, |(_, last)| *last);
        MemberRecord { member: self.uid(id), revision, state }
    }
}

/// A closed evening, prepared for sending.
struct ClosedEvening {
    evening: Evening,
    /// The salt of its private part.
    salt: Salt,
    rows: Vec<Row<'static>>,
    /// The members of the results, in the same order.
    members: Vec<MemberId>,
    /// The currency, which is not sent.
    currency: Option<String>,
}

impl League<'_> {
    /// The closed evenings of a season or of all, by number.
    fn closed_evenings(&self, season: Option<SeasonId>) -> Result<Vec<TournamentId>, Problem> {
        let mut all = self.club.file.tournaments().all()?;
        all.retain(|row| {
            row.status == Phase::Finished && season.is_none_or(|season| row.season == Some(season))
        });
        let mut ids: Vec<TournamentId> = all.into_iter().map(|row| row.id).collect();
        ids.sort_unstable();
        Ok(ids)
    }

    /// A suggested file name for a bundle.
    pub fn league_file_name(&self, today: NaiveDate) -> String {
        let title = text(self.club.language(), "league-file", &[]);
        format!(
            "{}.{ENDING}",
            crate::file::file_names::base(&format!("{} {today}", self.club.name()), &title)
        )
    }

    /// Makes a bundle of the closed evenings of a season or of all, signed with the club's key. A key is generated if
    /// this computer has none of the club's.
    ///
    /// # Errors
    /// If there is no closed evening, one cannot be read, or a key cannot be generated or read.
    pub fn league_bundle(
        &mut self,
        season: Option<SeasonId>,
        keys: &Keys,
        now: Millis,
    ) -> Result<MadeBundle, Problem> {
        let ids = self.some_closed_evenings(season)?;
        let sending = self.league_sending(season)?;
        self.bundle_of(&ids, sending, keys, now)
    }

    /// The same in as many bundles as are needed so that none has more than `most` bytes, unless a single evening does.
    /// Together they contain each evening once.
    ///
    /// # Errors
    /// As for [`league_bundle`](Self::league_bundle).
    pub fn league_bundles(
        &mut self,
        season: Option<SeasonId>,
        keys: &Keys,
        now: Millis,
        most: usize,
    ) -> Result<Vec<MadeBundle>, Problem> {
        let ids = self.some_closed_evenings(season)?;
        let sending = self.league_sending(season)?;
        let (mut made, mut parts) = (Vec::new(), vec![ids]);
        while let Some(ids) = parts.pop() {
            let bundle = self.bundle_of(&ids, sending.clone(), keys, now)?;
            if bundle.bytes.len() <= most || ids.len() == 1 {
                made.push(bundle);
                continue;
            }
            let (first, second) = ids.split_at(ids.len() / 2);
            parts.extend([second.to_vec(), first.to_vec()]);
        }
        Ok(made)
    }

    fn some_closed_evenings(&self, season: Option<SeasonId>) -> Result<Vec<TournamentId>, Problem> {
        let ids = self.closed_evenings(season)?;
        if ids.is_empty() { Err(Problem::new("league-nothing", &[])) } else { Ok(ids) }
    }

    fn bundle_of(
        &mut self,
        ids: &[TournamentId],
        sending: LeagueSending,
        keys: &Keys,
        now: Millis,
    ) -> Result<MadeBundle, Problem> {
        let naming = self.league_naming()?;
        let mut evenings = Vec::new();
        for id in ids {
            evenings.push(self.closed(*id, &naming)?);
        }
        let key = self.club.proofs().own_key(keys, now)?;
        let sign = |bytes: &[u8]| key.sign(bytes);
        let head = Head {
            tapis_league: VERSION,
            club: naming.club,
            name: self.club.name(),
            key: Hash(key.public()),
            made: now,
            revision: self.club.file.library().library_rows()?,
            invitation: self.league_settings()?.invitation,
        };
        let unwritten = StoreError::Io;
        let mut writer = Writer::new(Vec::new(), &head).map_err(unwritten)?;
        let played: BTreeSet<MemberId> =
            evenings.iter().flat_map(|closed| &closed.members).copied().collect();
        let records = self.league_members(&played, &naming)?;
        for record in &records {
            writer.member(record).map_err(unwritten)?;
        }
        for closed in &evenings {
            writer.journal(closed.evening.journal).map_err(unwritten)?;
            for row in &closed.rows {
                writer.row(row).map_err(unwritten)?;
            }
            writer.evening(&closed.evening, closed.salt, &sign).map_err(unwritten)?;
        }
        let bytes = writer.finish(&sign).map_err(unwritten)?;
        let named = records.iter().filter(|record| matches!(record.state, MemberState::Known { .. })).count();
        Ok(MadeBundle {
            bytes,
            fingerprint: fingerprint(&key.public()),
            new_key: key.new,
            evenings: evenings.len(),
            members: named,
            sending,
        })
    }

    fn league_naming(&self) -> Result<Naming, Problem> {
        let identity = self.club.file.settings().identity()?;
        Ok(Naming {
            club: ClubUid::of(&identity),
            salts: Salts::of(identity),
            origins: self.club.file.library().member_origins()?,
            merged: self.club.file.merging().merged_records()?,
        })
    }

    /// The records of those who played, and every erased or merged record, since an earlier file may have named it.
    fn league_members(
        &self,
        played: &BTreeSet<MemberId>,
        naming: &Naming,
    ) -> Result<Vec<MemberRecord>, Problem> {
        let mut records = Vec::new();
        for member in
            self.club.file.members().all()?.into_iter().filter(|one| played.contains(&one.id) && named(one))
        {
            let MemberCard { number, licence, last_name, first_name, .. } = member.card;
            records.push(
                naming.record(member.id, MemberState::Known { number, licence, last_name, first_name }),
            );
        }
        for id in self.club.file.personal_data().erased_members()? {
            records.push(naming.record(id, MemberState::Erased));
        }
        for (merged, into) in &naming.merged {
            records.push(naming.record(*merged, MemberState::Merged { into: naming.uid(*into) }));
        }
        Ok(records)
    }

    /// A closed evening with its whole journal.
    fn closed(&mut self, id: TournamentId, naming: &Naming) -> Result<ClosedEvening, Problem> {
        let club = naming.club;
        let journal = u64::try_from(id.0).unwrap_or(0);
        let season = self.club.file.tournaments().tournament(id)?.season;
        let season =
            season.map(|season| self.club.seasons().season(season)).transpose()?.map(|season| season.name);
        // The replay checks the whole chain of the club file.
        let tournament = self.club.replay(id)?;
        let details = EveningDetails::of(&tournament);
        let (mut before, mut head) =
            (self.club.file.journal().journal_origin(id)?.to_vec(), tapis_league::origin(club, journal));
        let (mut rows, mut salt) = (Vec::new(), naming.salts.evening(&before));
        let mut shared = Disclosure::default();
        for own in self.club.file.journal().rows(id)? {
            let row = league_row(&own, &mut shared, &naming.salts, &before);
            salt = naming.salts.evening(&before);
            head = row.hash(head);
            before.clear();
            before.extend_from_slice(own.hash());
            rows.push(row);
        }
        let own_head = before
            .as_slice()
            .try_into()
            .map(Hash)
            .map_err(|_| StoreError::Journal { tournament: id, seq: 0 })?;
        let unknown = Arc::default();
        let mut members = Vec::new();
        let mut lines: Vec<&ResultLine> = tournament.results().iter().collect();
        lines.sort_by_key(|line| line.entry);
        let mut results = Vec::new();
        for line in lines {
            let member = naming.merged.get(&line.member).copied().unwrap_or(line.member);
            members.push(member);
            let result = details.result(line.entry, of_tables(&tables(&tournament, line), &unknown));
            results.push(EveningResult::of(line.entry, naming.uid(member), &result));
        }
        let setup = tournament.setup();
        let evening = Evening {
            club,
            journal,
            rows: rows.len() as u64,
            head,
            own_head,
            name: setup.name.clone(),
            date: setup.date,
            season,
            figures: EveningFigures::of(details.facts()),
            results,
        };
        let currency = setup.money.as_ref().map(|money| money.currency.clone());
        Ok(ClosedEvening { evening, salt, rows, members, currency })
    }
}

/// A result from the tables.
fn tables(tournament: &Tournament, line: &ResultLine) -> SeasonResult {
    let entry = tournament.entries().iter().find(|entry| entry.id == line.entry);
    SeasonResult {
        member: line.member,
        entry: line.entry,
        place: line.place,
        prize: line.prize,
        points: line.points,
        due: entry.map(|entry| entry.due).unwrap_or_default(),
        rebuys: entry.map_or(0, |entry| entry.rebuys),
        addons: entry.map_or(0, |entry| entry.addons),
    }
}

/// Whether the league gets the name: not for guests, who are in no standings.
fn named(member: &Member) -> bool {
    !member.erased && !member.card.guest && member.merged_into.is_none()
}

/// The next row of a journal for the league; `before` is the hash of the row before it in the club file.
fn league_row(row: &JournalRow, shared: &mut Disclosure, salts: &Salts, before: &[u8]) -> Row<'static> {
    let salt = salts.row(before);
    let parts = read_events(row.version, &row.events).and_then(|events| shared.next(&events));
    let content = match parts {
        Some(parts) if parts.iter().all(|part| *part == Part::Told) => {
            Some(RowContent::Told { salt, text: row.events.clone().into() })
        }
        Some(parts) => tapis_league::in_part(&row.events, &parts, &salts.part(before))
            .map(|text| RowContent::Told { salt, text: text.into() }),
        None => None,
    };
    let withheld = || RowContent::Withheld { digest: tapis_league::digest(&salt, &row.events) };
    let content = content.unwrap_or_else(withheld);
    Row {
        seq: u64::try_from(row.seq).unwrap_or(0),
        at: row.at,
        kind: match row.kind {
            tapis_store::RowKind::Action => RowKind::Action,
            tapis_store::RowKind::Undo => RowKind::Undo,
            tapis_store::RowKind::Redo => RowKind::Redo,
        },
        version: u32::try_from(row.version).unwrap_or(0),
        target: row.target.and_then(|target| u64::try_from(target).ok()),
        content,
    }
}

impl MadeBundle {
    /// The message after writing it to this file.
    pub fn say(&self, language: Language, file: &std::path::Path) -> String {
        let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX).into();
        let values = [
            ("file", file.display().to_string().into()),
            ("key", self.fingerprint.as_str().into()),
            ("evenings", count(self.evenings)),
            ("members", count(self.members)),
        ];
        text(language, if self.new_key { "league-written_first" } else { "league-written" }, &values)
    }
}
