//! Comparison of the club's stored data with what the program wrote: compared with the library journal, put right from
//! it, and told.

use crate::file::subjects::Audit;
use tapis_locale::Phrase;
use tapis_store::{MendReport, StoreError, Stray, StrayKind};

use crate::Problem;

/// More than these are counted instead of named.
const MOST: usize = 10;

impl Audit<'_> {
    /// Compares members, seasons, settings and all else that is kept with the library journal. Returns a
    /// sentence for each thing that differed.
    pub(crate) fn look_over_kept(&mut self) -> Vec<Phrase> {
        let looked = self
            .club
            .file
            .checks()
            .mend_indexes()
            .and_then(|mended| Ok((mended, self.club.file.mend_library()?)));
        match looked {
            Ok((indexes, mended)) => {
                let indexes = indexes.then(|| Phrase::new("notice-indexes", &[]));
                indexes.into_iter().chain(told(&mended)).collect()
            }
            Err(error) => vec![unchecked(error)],
        }
    }
}

fn unchecked(error: StoreError) -> Phrase {
    Phrase::new("notice-kept_unchecked", &[("reason", Problem::from(error).message.into())])
}

fn told(MendReport { mended, left, copy }: &MendReport) -> Vec<Phrase> {
    let mut notices: Vec<Phrase> = mended.iter().take(MOST).map(mended_one).collect();
    notices.extend(more(mended.len()));
    notices
        .extend(copy.as_ref().map(|copy| Phrase::new("notice-kept_copy", &[("copy", copy.clone().into())])));
    notices.extend(left.iter().take(MOST).map(left_one));
    notices.extend(more(left.len()));
    notices
}

fn more(count: usize) -> Option<Phrase> {
    let count = i64::try_from(count.saturating_sub(MOST)).unwrap_or(i64::MAX);
    (count > 0).then(|| Phrase::new("notice-kept_more", &[("count", count.into())]))
}

fn mended_one(stray: &Stray) -> Phrase {
    let key = match stray.kind {
        StrayKind::Missing => "notice-kept_missing",
        StrayKind::Added => "notice-kept_added",
        StrayKind::Changed | StrayKind::Schema | StrayKind::Journal => "notice-kept_changed",
    };
    Phrase::new(key, &[("shelf", shelf(&stray.table)), ("name", stray.name.clone().into())])
}

fn left_one(stray: &Stray) -> Phrase {
    match stray.kind {
        StrayKind::Schema => Phrase::new("notice-kept_schema", &[("name", stray.name.clone().into())]),
        StrayKind::Journal => Phrase::new("notice-kept_journal", &[("row", stray.name.clone().into())]),
        StrayKind::Changed | StrayKind::Missing | StrayKind::Added => {
            let values = [("shelf", shelf(&stray.table)), ("name", stray.name.clone().into())];
            Phrase::new("notice-kept_left", &values)
        }
    }
}

/// Name of a table for a person.
fn shelf(table: &str) -> tapis_locale::Value {
    let key = match table {
        "member" | "exclusion" | "member_due" | "due_payment" => "shelf-members",
        "season" | "season_due" | "championship" | "season_closing" => "shelf-seasons",
        "template" => "shelf-templates",
        "tournament" => "shelf-tournaments",
        "ruleset" => "shelf-rulesets",
        "venue" | "venue_table" => "shelf-venues",
        "chip_set" | "chip" => "shelf-chips",
        "structure" => "shelf-structures",
        "rule_text" | "rule_hidden" => "shelf-rule_texts",
        _ => "shelf-settings",
    };
    Phrase::new(key, &[]).into()
}
