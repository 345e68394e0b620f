//! The volunteers' rota on paper: a line for each evening, a column for each task.

use chrono::NaiveDate;
use tapis_documents::papers::dossier::{Dossier, Fact, Head, HeadKind, Part, Piece};
use tapis_locale::{Language, text};

use super::Papers;
use crate::Problem;

impl Papers<'_> {
    pub(super) fn rota(&mut self, language: Language, today: NaiveDate) -> Result<Dossier, Problem> {
        let rota = self.club.schedule().rota(language, today)?;
        let word = |key: &str| text(language, key, &[]);
        let heads = [(word("doc-date"), HeadKind::Short), (word("rota-evening"), HeadKind::Text)]
            .into_iter()
            .chain(rota.tasks.iter().map(|task| (task.clone(), HeadKind::Text)))
            .map(|(words, kind)| Head { words, kind })
            .collect();
        let rows = rota.evenings.iter().map(|evening| {
            let who = |task: &String| {
                let own = evening.duties.iter().filter(|duty| duty.task == *task);
                let names: Vec<&str> = own.map(|duty| duty.name.as_str()).collect();
                // Room to write a name by hand.
                if names.is_empty() {
                    Fact::Words("…………………".to_owned())
                } else {
                    Fact::Words(names.join(", "))
                }
            };
            let first = [Fact::Day(evening.date), Fact::Words(evening.name.clone())];
            first.into_iter().chain(rota.tasks.iter().map(who)).collect()
        });
        let list = Piece::List { title: String::new(), heads, rows: rows.collect() };
        let empty = rota.evenings.is_empty();
        Ok(Dossier {
            club: self.letterhead(),
            title: word("doc-rota"),
            subject: String::new(),
            place: String::new(),
            foot: String::new(),
            intro: if empty { vec![word("rota-none")] } else { Vec::new() },
            parts: if empty { Vec::new() } else { vec![Part { title: String::new(), pieces: vec![list] }] },
        })
    }
}
