//! Documents about a tournament before and during play.

use std::collections::{BTreeMap, BTreeSet};

use tapis_documents::Style;
use tapis_documents::papers::history::History;
use tapis_documents::papers::{
    Name, Occasion, deal, dossier, eliminations, history, moves, payouts, penalties, prizes, report, results,
    rulings, seating, stacks, structure,
};
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::views::TableView;
use tapis_locale::{Language, text};

use super::outcome::on_paper;
use super::{DocumentKind, DocumentOptions, layout, moment};
use crate::documents::Papers;
use crate::documents::outcome::Known;
use crate::documents::stand_in_names::Layout;
use crate::rules::games::unusual_game;
use crate::{DeskTournament, HistoryLine, Problem};

impl Papers<'_> {
    pub(super) fn tournament_document(
        &mut self,
        kind: DocumentKind,
        id: TournamentId,
        (style, options): (Style, DocumentOptions),
        now: Millis,
    ) -> Result<(Layout, String), Problem> {
        let mut known = self.known(style.language, id, now)?;
        if kind.shows_seats() {
            let draw = self.last_draw(id, &known)?;
            (known.occasion.draw, known.drawn) =
                draw.map_or_else(Default::default, |(draw, seated)| (Some(draw), seated));
        }
        let about = format!("{} {}", known.occasion.day, known.occasion.tournament);
        let printed = match kind {
            DocumentKind::SeatCards
            | DocumentKind::TableSheets
            | DocumentKind::MoveSlips
            | DocumentKind::FinalTable
            | DocumentKind::SignIn
            | DocumentKind::BagSlips
            | DocumentKind::Receipts
            | DocumentKind::DrawCertificate => self.seats_document(kind, id, &known, style, options)?,
            DocumentKind::SeatingByName => layout(known.by_name(), style, seating::print_by_name),
            DocumentKind::SeatingByTable => layout(known.by_table(), style, seating::print_by_table),
            DocumentKind::Structure => layout(known.structure(), style, structure::print),
            DocumentKind::Moves => layout(known.moves(), style, moves::print),
            DocumentKind::Prizes => layout(known.prizes(), style, prizes::print),
            DocumentKind::History => {
                layout(self.told(id, known.occasion, style.language)?, style, history::print)
            }
            DocumentKind::Penalties => {
                layout(self.penalties_printed(id, &known, style.language)?, style, penalties::print)
            }
            DocumentKind::Stacks => layout(known.stacks(), style, stacks::print),
            DocumentKind::Bounties => layout(known.bounties(style.language), style, dossier::print),
            DocumentKind::Deal => layout(known.deal(), style, deal::print),
            DocumentKind::Payouts => layout(known.payouts(), style, payouts::print),
            DocumentKind::Eliminations => {
                let evening = self.evening(id)?;
                layout(self.eliminations(id, &known, &evening)?, style, eliminations::print)
            }
            DocumentKind::Rulings => {
                layout(self.evening(id)?.rulings(&known, style.language), style, rulings::print)
            }
            DocumentKind::Report => {
                let evening = self.evening(id)?;
                layout(self.report(id, &known, &evening, style.language)?, style, report::print)
            }
            // The others are about something else than a tournament.
            _ => layout(known.results(), style, results::print),
        };
        Ok((printed, about))
    }

    /// The history in the document's language.
    fn told(&mut self, id: TournamentId, occasion: Occasion, language: Language) -> Result<History, Problem> {
        let lines = self.club.play().history(language, id)?;
        let line = |line: HistoryLine| {
            let HistoryLine { seq, who, text: what, rule, undone, .. } = line;
            let cited = rule.map(|rule| text(language, "seats-rule", &[("rule", on_paper(&rule).into())]));
            let text = [Some(what), cited].into_iter().flatten().collect::<Vec<_>>().join(" · ");
            Some(history::Line { seq, at: moment(line.at)?, who, text, undone })
        };
        Ok(History { occasion, lines: lines.into_iter().rev().filter_map(line).collect() })
    }

    pub(super) fn known(
        &mut self,
        language: Language,
        id: TournamentId,
        now: Millis,
    ) -> Result<Known, Problem> {
        let DeskTournament { view, championships, people, .. } = self.club.views().desk(language, id, now)?;
        let last = self.club.file.journal().last_at(id)?.and_then(moment);
        let by_member: BTreeMap<_, _> = people.iter().map(|person| (person.member, person)).collect();
        let name = |member| match by_member.get(member) {
            Some(person) => {
                let last = marked(language, &person.last_name, person.guest);
                Name { first: person.first_name.clone(), last }
            }
            None => Name::default(),
        };
        let starting_stacks = self.club.tournament(id)?.flight_play().starting_stacks();
        let names = view.entries.iter().map(|entry| (entry.id, name(&entry.member))).collect();
        let signed_up = view.sign_ups.lines.iter().map(|line| (line.member, name(&line.member))).collect();
        let named = |table: &TableView| {
            let name = table.name.as_deref().map(str::trim).filter(|name| !name.is_empty())?;
            Some((table.no, name.to_owned()))
        };
        let tables = view.tables.iter().filter_map(named).collect();
        let occasion = Occasion {
            club: self.letterhead(),
            tournament: view.setup.name.clone(),
            day: view.setup.date,
            venue: view.setup.venue.clone(),
            game: unusual_game(language, &view.setup),
            as_of: last,
            draw: None,
            tables,
        };
        Ok(Known {
            occasion,
            view,
            championships,
            names,
            drawn: BTreeSet::new(),
            signed_up,
            starting_stacks,
            language,
        })
    }
}

/// A family name; a guest's says so.
pub(crate) fn marked(language: Language, last: &str, guest: bool) -> String {
    if guest { text(language, "doc-guest", &[("name", last.into())]) } else { last.to_owned() }
}
