//! Documents about a tournament before and during play.

use std::collections::{BTreeMap, BTreeSet};

use tapis_documents::papers::history::History;
use tapis_documents::papers::{Name, Occasion, history};
use tapis_documents::{PdfFile, Style};
use tapis_engine::base::quantity::{Millis, TournamentId};
use tapis_engine::views::TableView;
use tapis_locale::{Language, text};

use super::outcome::on_paper;
use super::{DocumentFacts, Job, layout, moment};
use crate::documents::Papers;
use crate::documents::outcome::NamedTournament;
use crate::rules::games::unusual_game;
use crate::{DeskTournament, HistoryLine, Problem};

impl Job {
    /// A document about a tournament as it stands.
    pub(super) fn of_evening<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        id: TournamentId,
        facts: impl FnOnce(&mut Papers<'_>, &NamedTournament) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        let known = papers.known(self.style.language, id, self.now)?;
        let about = format!("{} {}", known.occasion.day, known.occasion.tournament);
        Ok(DocumentFacts::flat(layout(facts(papers, &known)?, self.style, print), about))
    }

    /// A document about a tournament that shows the seats of its last draw.
    pub(super) fn of_seats<T: Send + 'static>(
        self,
        papers: &mut Papers<'_>,
        id: TournamentId,
        facts: impl FnOnce(&mut Papers<'_>, &NamedTournament) -> Result<T, Problem>,
        print: fn(&T, Style) -> PdfFile,
    ) -> Result<DocumentFacts, Problem> {
        let mut known = papers.known(self.style.language, id, self.now)?;
        let draw = papers.last_draw(id, &known)?;
        (known.occasion.draw, known.drawn) =
            draw.map_or_else(Default::default, |(draw, seated)| (Some(draw), seated));
        let about = format!("{} {}", known.occasion.day, known.occasion.tournament);
        Ok(DocumentFacts::flat(layout(facts(papers, &known)?, self.style, print), about))
    }
}

impl Papers<'_> {
    /// The history in the document's language.
    pub(super) fn told(&mut self, id: TournamentId, known: &NamedTournament) -> Result<History, Problem> {
        let language = known.language;
        let lines = self.club.play().history(language, id)?;
        let line = |line: HistoryLine| {
            let HistoryLine { seq, who, text: what, rule, undone, .. } = line;
            let cited = rule.map(|rule| text(language, "seats-rule", &[("rule", on_paper(&rule).into())]));
            let text = [Some(what), cited].into_iter().flatten().collect::<Vec<_>>().join(" · ");
            Some(history::HistoryRow { seq, at: moment(line.at)?, who, text, undone })
        };
        Ok(History {
            occasion: known.occasion.clone(),
            lines: lines.into_iter().rev().filter_map(line).collect(),
        })
    }

    pub(super) fn known(
        &mut self,
        language: Language,
        id: TournamentId,
        now: Millis,
    ) -> Result<NamedTournament, Problem> {
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
        Ok(NamedTournament {
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
