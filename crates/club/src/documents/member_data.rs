//! All that the club file holds about a member, on paper.

use tapis_documents::papers::dossier::{Dossier, Fact, Head, HeadKind, Part, Piece};
use tapis_engine::base::quantity::{Cents, MemberId, Millis};
use tapis_locale::{Language, date, ordinal, text};
use tapis_store::{LibraryChange, LibraryField, Member};

use super::dues::means;
use super::member::name;
use super::moment;
use super::outcome::on_paper;
use super::season::day;
use crate::documents::Papers;
use crate::evening::penalties::{sanction_words, state_words};
use crate::{MemberData, MemberDuty, MemberEntry, MemberTournament, Problem};

/// A value that may be missing.
fn words(value: Option<&String>) -> Fact {
    Fact::Words(value.cloned().unwrap_or_default())
}

fn at(millis: Millis) -> Fact {
    moment(millis).map_or_else(Fact::none, Fact::At)
}

/// The lists and facts of a member in a language.
struct MemberText(Language);

impl MemberText {
    fn word(&self, key: &str) -> String {
        text(self.0, key, &[])
    }

    fn yes(&self) -> Fact {
        Fact::Words(self.word("doc-data_yes"))
    }

    fn heads(&self, heads: &[(&str, HeadKind)]) -> Vec<Head> {
        heads.iter().map(|(key, kind)| Head { words: self.word(key), kind: *kind }).collect()
    }

    fn part(&self, key: &str, pieces: Vec<Piece>) -> Part {
        Part { title: self.word(key), pieces }
    }

    fn nothing(&self, key: &str) -> Piece {
        Piece::Sentences(vec![self.word(key)])
    }

    fn record(&self, member: &Member, added_at: Millis) -> Piece {
        let card = &member.card;
        let mut facts = vec![
            ("field-last_name", Fact::Words(card.last_name.clone())),
            ("field-first_name", Fact::Words(card.first_name.clone())),
            ("field-nickname", words(card.nickname.as_ref())),
            ("field-number", words(card.number.as_ref())),
            ("field-licence", words(card.licence.as_ref())),
            ("field-born", card.born.map_or_else(Fact::none, Fact::Day)),
            ("field-email_address", words(card.email.as_ref())),
            ("field-phone", words(card.phone.as_ref())),
            ("field-valid_until", card.valid_until.map_or_else(Fact::none, Fact::Day)),
            ("field-note", words(card.note.as_ref())),
            ("field-tags", Fact::Words(card.tags.iter().collect::<Vec<_>>().join(", "))),
        ];
        facts.retain(|(_, fact)| *fact != Fact::none());
        if card.guest {
            facts.push(("field-guest", self.yes()));
        }
        if member.archived {
            facts.push(("changes-archived", self.yes()));
        }
        facts.push(("doc-data_added", at(added_at)));
        facts.push(("doc-data_record", Fact::Words(member.id.to_string())));
        Piece::Facts(facts.into_iter().map(|(key, fact)| (self.word(key), fact)).collect())
    }

    fn identity(&self, data: &MemberData) -> Part {
        let mut pieces = vec![self.record(&data.member, data.added_at)];
        if data.photo.is_some() {
            pieces.push(Piece::Facts(vec![(self.word("field-photo"), self.yes())]));
        }
        for record in &data.merged {
            pieces.push(Piece::Sentences(vec![self.word("doc-data_merged")]));
            pieces.push(self.record(&record.member, record.added_at));
        }
        let mut said = Vec::new();
        if !data.told_apart_from.is_empty() {
            let numbers: Vec<String> = data.told_apart_from.iter().map(MemberId::to_string).collect();
            said.push(text(self.0, "doc-data_told_apart", &[("numbers", numbers.join(", ").into())]));
        }
        if let Some(kept) = &data.kept_longer {
            let values = [("until", kept.until.into()), ("reason", kept.reason.as_str().into())];
            said.push(text(self.0, "doc-data_kept", &values));
        }
        if !said.is_empty() {
            pieces.push(Piece::Sentences(said));
        }
        self.part("doc-data_identity", pieces)
    }

    fn exclusion(&self, data: &MemberData) -> Option<Part> {
        let exclusion = data.exclusion.as_ref()?;
        let mut facts = vec![("field-from", Fact::Day(exclusion.since))];
        facts.extend(exclusion.until.map(|until| ("field-to", Fact::Day(until))));
        facts.push(("exclude-reason", Fact::Words(exclusion.reason.clone())));
        facts.push(("exclude-by", Fact::Words(exclusion.decided_by.clone())));
        let facts = facts.into_iter().map(|(key, fact)| (self.word(key), fact)).collect();
        Some(self.part("members-excluded_row", vec![Piece::Facts(facts)]))
    }

    fn notes(&self, data: &MemberData) -> Option<Part> {
        use HeadKind::{Short, Text};
        let rows =
            data.notes.iter().map(|note| vec![Fact::Day(note.written_on), Fact::Words(note.words.clone())]);
        let heads = self.heads(&[("doc-date", Short), ("field-note", Text)]);
        let list = Piece::List { title: String::new(), heads, rows: rows.collect() };
        (!data.notes.is_empty()).then(|| self.part("notes-title", vec![list]))
    }

    fn duties(&self, data: &MemberData) -> Option<Part> {
        use HeadKind::{Short, Text};
        let row = |duty: &MemberDuty| {
            vec![Fact::Day(duty.date), Fact::Words(duty.evening.clone()), Fact::Words(duty.task.clone())]
        };
        let rows = data.duties.iter().map(row).collect();
        let heads = self.heads(&[("doc-date", Short), ("rota-evening", Text), ("rota-task", Text)]);
        let list = Piece::List { title: String::new(), heads, rows };
        (!data.duties.is_empty()).then(|| self.part("rota-title", vec![list]))
    }

    fn dues(&self, data: &MemberData) -> Part {
        use HeadKind::{Number, Short, Text};
        if data.dues.is_empty() {
            return self.part("dues-title", vec![self.nothing("doc-data_no_dues")]);
        }
        let money = |cents: Cents, currency: &str| Fact::Money(cents.0, currency.to_owned());
        let seasons = data.dues.iter().map(|due| {
            vec![
                Fact::Words(due.name.clone()),
                money(due.owes, &due.currency),
                money(due.paid, &due.currency),
                words(due.reason.as_ref()),
            ]
        });
        let heads = [
            ("dues-season", Short),
            ("doc-dues_owes", Number),
            ("doc-dues_paid", Number),
            ("dues-other_reason", Text),
        ];
        let mut pieces =
            vec![Piece::List { title: String::new(), heads: self.heads(&heads), rows: seasons.collect() }];
        let payments = data.dues.iter().flat_map(|due| &due.payments).map(|payment| {
            let state = match &payment.cancelled {
                Some(cancelled) => {
                    let values = [("day", cancelled.on.into()), ("why", cancelled.why.as_str().into())];
                    text(self.0, "dues-cancelled", &values)
                }
                None => String::new(),
            };
            vec![
                Fact::Words(payment.number.to_string()),
                Fact::Day(payment.paid_on),
                Fact::Words(self.word(means(payment.means))),
                money(payment.amount, &payment.currency),
                Fact::Words(payment.received_by.clone()),
                Fact::Words(state),
            ]
        });
        let rows: Vec<Vec<Fact>> = payments.collect();
        if !rows.is_empty() {
            let heads = [
                ("doc-dues_receipt", Number),
                ("doc-dues_day", Short),
                ("doc-dues_means", Short),
                ("doc-dues_amount", Number),
                ("doc-data_received_by", Short),
                ("doc-data_remark", Text),
            ];
            pieces.push(Piece::List { title: self.word("dues-payments"), heads: self.heads(&heads), rows });
        }
        self.part("dues-title", pieces)
    }

    /// Remarks on an entry beside its result. When the member signed up before the evening.
    fn signed_up(&self, tournament: &MemberTournament) -> Option<String> {
        let since = moment(tournament.signed_up_at?)?;
        Some(text(self.0, "doc-data_signed_up", &[("day", date(self.0, since.day).into())]))
    }

    fn remarks(&self, tournament: &MemberTournament, entry: &MemberEntry) -> String {
        let count = |key: &str, count: u32| text(self.0, key, &[("count", i64::from(count).into())]);
        let mut said: Vec<String> = self.signed_up(tournament).into_iter().collect();
        if entry.withdrawn {
            said.push(self.word("receipts-for_withdrawn"));
        } else if entry.place.is_none() {
            said.push(self.word(&format!("phase-{}", phase(tournament))));
        }
        if tournament.recorded {
            said.push(self.word("doc-data_recorded"));
        }
        if entry.late {
            said.push(self.word("doc-data_late"));
        }
        if entry.absent {
            said.push(self.word("doc-data_absent"));
        }
        if let Some(seat) = entry.seat {
            let values = [("table", i64::from(seat.table).into()), ("seat", i64::from(seat.seat).into())];
            said.push(text(self.0, "doc-data_seat", &values));
        }
        if entry.re_entries > 0 {
            said.push(count("doc-data_re_entries", entry.re_entries));
        }
        if entry.rebuys > 0 {
            said.push(count("doc-data_rebuys", entry.rebuys));
        }
        if entry.addons > 0 {
            said.push(count("doc-data_addons", entry.addons));
        }
        if entry.hits > 0 {
            said.push(count("doc-data_hits", entry.hits));
        }
        if let Some(currency) = tournament.currency.as_ref().filter(|_| entry.bounties > Cents::ZERO) {
            let amount = tapis_locale::money(self.0, entry.bounties.0, currency);
            said.push(text(self.0, "doc-data_bounties", &[("amount", amount.into())]));
        }
        said.extend(entry.in_kind.iter().cloned());
        for prize in &entry.named {
            let money = tournament.currency.as_ref().filter(|_| prize.amount > Cents::ZERO);
            let money = money.map(|currency| tapis_locale::money(self.0, prize.amount.0, currency));
            let what: Vec<String> = money.into_iter().chain(prize.thing.clone()).collect();
            let values = [("name", prize.name.as_str().into()), ("what", what.join(" + ").into())];
            said.push(text(self.0, "doc-data_named", &values));
        }
        said.join(", ")
    }

    fn tournaments(&self, data: &MemberData) -> Part {
        use HeadKind::{Number, Short, Text};
        if data.tournaments.is_empty() {
            return self.part("doc-data_tournaments", vec![self.nothing("doc-data_no_tournaments")]);
        }
        let (mut rows, mut paid) = (Vec::new(), Vec::new());
        for tournament in &data.tournaments {
            let money = |cents: Cents| match &tournament.currency {
                Some(currency) if cents > Cents::ZERO => Fact::Money(cents.0, currency.clone()),
                _ => Fact::none(),
            };
            if let (true, Some(since)) = (tournament.own.is_empty(), self.signed_up(tournament)) {
                let none = || vec![Fact::none(); 4];
                let named = [Fact::Day(tournament.date), Fact::Words(tournament.name.clone())];
                rows.push(named.into_iter().chain(none()).chain([Fact::Words(since)]).collect());
            }
            for entry in &tournament.own {
                let place = entry.place.map(|place| {
                    let place = ordinal(self.0, place);
                    let values = [("place", place.into()), ("entries", i64::from(tournament.entries).into())];
                    Fact::Words(text(self.0, "members-place", &values))
                });
                rows.push(vec![
                    Fact::Day(tournament.date),
                    Fact::Words(tournament.name.clone()),
                    place.unwrap_or_else(Fact::none),
                    money(entry.paid),
                    money(entry.prize + entry.bounties),
                    if entry.points.0 == 0 { Fact::none() } else { Fact::Points(entry.points.0) },
                    Fact::Words(self.remarks(tournament, entry)),
                ]);
            }
            paid.extend(tournament.payments.iter().map(|payment| {
                vec![
                    Fact::Words(payment.receipt.clone()),
                    at(payment.at),
                    Fact::Words(self.word(payment.what.motive().key())),
                    money(payment.amount),
                    Fact::Words(payment.received_by.clone()),
                    Fact::Words(if payment.void { self.word("doc-dues_void") } else { String::new() }),
                ]
            }));
        }
        let heads = [
            ("doc-date", Short),
            ("doc-tournament", Text),
            ("doc-place", Short),
            ("doc-dues_paid", Number),
            ("doc-prize", Number),
            ("doc-points", Number),
            ("doc-data_remark", Text),
        ];
        let mut pieces = vec![Piece::List { title: String::new(), heads: self.heads(&heads), rows }];
        if !paid.is_empty() {
            let heads = [
                ("doc-dues_receipt", Short),
                ("doc-date", Short),
                ("receipts-for", Text),
                ("doc-dues_amount", Number),
                ("doc-data_received_by", Short),
                ("doc-data_remark", Short),
            ];
            let title = self.word("doc-data_money");
            pieces.push(Piece::List { title, heads: self.heads(&heads), rows: paid });
        }
        self.part("doc-data_tournaments", pieces)
    }

    fn penalties(&self, data: &MemberData) -> Option<Part> {
        use HeadKind::{Short, Text};
        let rows = data.penalties.iter().map(|past| {
            let offence = self.word(&format!("offence-{}", past.line.offence.code()));
            let note = past.line.note.trim();
            vec![
                day(&past.date).map_or_else(Fact::none, Fact::Day),
                Fact::Words(past.name.clone()),
                Fact::Words(if note.is_empty() { offence } else { format!("{offence} – {note}") }),
                Fact::Words(on_paper(&past.line.rule)),
                Fact::Words(sanction_words(self.0, past.line.sanction)),
                Fact::Words(state_words(self.0, &past.line)),
            ]
        });
        let rows: Vec<Vec<Fact>> = rows.collect();
        let heads = [
            ("doc-date", Short),
            ("doc-tournament", Text),
            ("doc-offence", Text),
            ("doc-rule", Short),
            ("doc-sanction", Text),
            ("doc-data_remark", Short),
        ];
        let list = Piece::List { title: String::new(), heads: self.heads(&heads), rows };
        (!data.penalties.is_empty()).then(|| self.part("doc-penalties", vec![list]))
    }

    fn field(&self, field: &LibraryField) -> String {
        let name = field.field.as_str();
        let key = match name {
            "email" => "field-email_address".to_owned(),
            "archived_at" => "changes-archived".to_owned(),
            "erased_at" => "changes-erased".to_owned(),
            _ => format!("field-{name}"),
        };
        let value = |value: Option<&String>| -> String {
            let Some(value) = value else { return "–".to_owned() };
            let shown = match name {
                "born" | "valid_until" => day(value),
                "archived_at" | "erased_at" => {
                    value.parse().ok().and_then(|at| moment(Millis(at))).map(|at| at.day)
                }
                _ => None,
            };
            if name == "guest" {
                self.word("doc-data_yes")
            } else {
                shown.map_or_else(|| value.clone(), |day| date(self.0, day))
            }
        };
        let values = [
            ("label", self.word(&key).into()),
            ("before", value(field.before.as_ref()).into()),
            ("after", value(field.after.as_ref()).into()),
        ];
        text(self.0, "changes-field", &values)
    }

    fn changes(&self, data: &MemberData) -> Part {
        use HeadKind::{Short, Text};
        let row = |record: MemberId, change: &LibraryChange| {
            let said: Vec<String> = if change.first {
                vec![self.word("changes-first")]
            } else if change.fields.is_empty() {
                vec![self.word("changes-merged")]
            } else {
                change.fields.iter().map(|field| self.field(field)).collect()
            };
            let by: Vec<&str> = [change.who.as_str(), change.device.as_str()]
                .into_iter()
                .filter(|name| !name.is_empty())
                .collect();
            let by = if by.is_empty() { self.word("changes-unknown") } else { by.join(", ") };
            let record = if record == data.member.id { String::new() } else { record.to_string() };
            (
                change.at,
                vec![
                    at(Millis(change.at)),
                    Fact::Words(by),
                    Fact::Words(record),
                    Fact::Words(said.join(" · ")),
                ],
            )
        };
        let own = data.changes.iter().map(|change| row(data.member.id, change));
        let merged =
            data.merged.iter().flat_map(|one| one.changes.iter().map(|change| row(one.member.id, change)));
        let mut rows: Vec<(i64, Vec<Fact>)> = own.chain(merged).collect();
        rows.sort_by_key(|(at, _)| *at);
        let mut heads = self.heads(&[
            ("doc-date", Short),
            ("doc-by", Short),
            ("doc-data_record", Short),
            ("doc-data_change", Text),
        ]);
        let mut rows: Vec<Vec<Fact>> = rows.into_iter().map(|(_, row)| row).collect();
        if data.merged.is_empty() {
            heads.remove(2);
            for row in &mut rows {
                row.remove(2);
            }
        }
        self.part("doc-data_changes", vec![Piece::List { title: String::new(), heads, rows }])
    }
}

/// The word for how far a tournament is.
fn phase(tournament: &MemberTournament) -> &'static str {
    use tapis_engine::Phase;
    match tournament.status {
        Phase::Registering => "registering",
        Phase::Drawn => "drawn",
        Phase::Playing => "playing",
        Phase::Finished => "finished",
    }
}

impl Papers<'_> {
    pub(super) fn member_data_printed(
        &mut self,
        id: MemberId,
        language: Language,
    ) -> Result<Dossier, Problem> {
        let data = self.club.privacy().member_data(id)?;
        let told = MemberText(language);
        let parts =
            [Some(told.identity(&data)), told.notes(&data), told.exclusion(&data), Some(told.dues(&data))];
        let more = [
            Some(told.tournaments(&data)),
            told.duties(&data),
            told.penalties(&data),
            Some(told.changes(&data)),
        ];
        let values = [("club", data.club.as_str().into())];
        Ok(Dossier {
            club: self.letterhead(),
            title: told.word("doc-member_data"),
            subject: name(&data.member).called(),
            place: String::new(),
            foot: told.word("doc-data_foot"),
            intro: vec![text(language, "doc-data_intro", &values)],
            parts: parts.into_iter().chain(more).flatten().collect(),
        })
    }
}
