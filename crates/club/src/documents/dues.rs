//! Documents about dues: the register with the till, and receipts.

use std::collections::BTreeMap;

use tapis_documents::papers::dues::{Dues, DuesRow, MeansSum, Payment};
use tapis_documents::papers::receipts::{Detail, Motive, Receipt, Receipts};
use tapis_documents::papers::{Name, Occasion};
use tapis_locale::{Language, text};
use tapis_store::{DuePayment, Means, Member, Season};

use super::season::day;
use crate::documents::Papers;
use crate::{DuesLine, Problem};

pub(super) fn means(means: Means) -> &'static str {
    match means {
        Means::Cash => "means-cash",
        Means::Cheque => "means-cheque",
        Means::Card => "means-card",
        Means::Transfer => "means-transfer",
        Means::Other => "means-other",
    }
}

fn name(line: &DuesLine) -> Name {
    Name { first: line.first_name.clone(), last: line.last_name.clone() }
}

/// The payments of all members with their names, in the order of their numbers.
fn by_number(lines: &[DuesLine]) -> Vec<(Name, &DuePayment)> {
    let of_line = |line| move |payment| (name(line), payment);
    let mut payments: Vec<_> =
        lines.iter().flat_map(|line| line.payments.iter().map(of_line(line))).collect();
    payments.sort_by_key(|(_, payment)| payment.number);
    payments
}

impl Papers<'_> {
    pub(super) fn dues_printed(&mut self, season: &Season, language: Language) -> Result<Dues, Problem> {
        let found = self.club.membership().dues(language, season.id)?;
        let lines = found.lines.iter().map(|line| DuesRow {
            number: line.number.clone().unwrap_or_default(),
            name: name(line),
            owes: line.owes.0,
            paid: line.paid.0,
            rest: line.rest.0,
            last: line
                .payments
                .iter()
                .filter(|payment| payment.cancelled.is_none())
                .map(|payment| payment.paid_on)
                .max(),
        });
        let payments = by_number(&found.lines).into_iter().map(|(name, payment)| Payment {
            number: payment.number,
            day: payment.paid_on,
            name,
            means: means(payment.means),
            amount: payment.amount.0,
            cancelled: payment.cancelled.as_ref().map(|cancelled| cancelled.why.clone()),
        });
        let taken = found.totals.by_means.iter().map(|taken| MeansSum {
            means: means(taken.means),
            count: taken.count,
            amount: taken.amount.0,
        });
        Ok(Dues {
            club: self.letterhead(),
            season: season.name.clone(),
            days: day(&season.starts_on).zip(day(&season.ends_on)),
            due: found.due.as_ref().map(|due| due.amount.0),
            currency: found.due.as_ref().map(|due| due.currency.clone()).unwrap_or_default(),
            lines: lines.collect(),
            sums: [found.totals.owed.0, found.totals.paid.0, found.totals.rest.0],
            payments: payments.collect(),
            taken: taken.collect(),
        })
    }

    /// The receipts of a season's dues, or of one member's.
    pub(super) fn due_receipts(
        &mut self,
        season: &Season,
        only: Option<&Member>,
        language: Language,
    ) -> Result<Receipts, Problem> {
        let found = self.club.membership().dues(language, season.id)?;
        let wanted = |payment: &DuePayment| only.is_none_or(|member| payment.member == member.id);
        let payments = by_number(&found.lines).into_iter().filter(|(_, payment)| wanted(payment));
        let receipts = payments.map(|(name, payment)| Receipt {
            number: payment.number.to_string(),
            day: payment.paid_on,
            minute: None,
            name,
            amount: payment.amount.0,
            motive: Motive::Due,
            detail: Detail::Means(means(payment.means)),
            who: payment.received_by.clone(),
            void: payment.cancelled.is_some(),
        });
        let begins = day(&season.starts_on).unwrap_or_default();
        let occasion = Occasion {
            club: self.letterhead(),
            tournament: season_said(language, &season.name),
            day: begins,
            venue: String::new(),
            game: String::new(),
            as_of: None,
            draw: None,
            tables: BTreeMap::new(),
        };
        Ok(Receipts {
            occasion,
            currency: found.due.map(|due| due.currency).unwrap_or_default(),
            receipts: receipts.collect(),
            only: only.map(super::member::name),
        })
    }
}

/// A season by its name; the word itself is said once.
fn season_said(language: Language, name: &str) -> String {
    let said = text(language, "doc-season", &[("season", name.into())]);
    let word = text(language, "dues-season", &[]);
    let first = name.split_whitespace().next().unwrap_or_default();
    if first.to_lowercase() == word.to_lowercase() { name.to_owned() } else { said }
}
