//! A list of members as it is shown before anything is taken.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use tapis_engine::base::quantity::MemberId;
use tapis_lists::ImportField;

use crate::base::problem::FieldProblem;
use crate::import::changes::FieldChange;
use crate::import::full_names::NameOrder;
use crate::members::MemberDraft;

/// Fate of a line in an import.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    Add,
    /// That member exists, nothing is done.
    Known {
        member: MemberId,
    },
    /// That member exists and is completed or changed.
    Update {
        member: MemberId,
        changes: Vec<FieldChange>,
        becomes: Box<MemberDraft>,
    },
    /// One of these members, or a namesake: nothing is done until the person says who.
    Unclear {
        /// The candidates; nobody: it may be one of several lines above.
        members: Vec<Namesake>,
    },
    /// The person leaves the line out.
    LeftOut,
    /// The same person stands on a line above.
    Repeated {
        /// That line, counted from 1.
        line: usize,
        /// The values of this line that complete it; empty if nothing is done.
        #[serde(default)]
        changes: Vec<FieldChange>,
    },
    /// Not taken, and why.
    Reject {
        problems: Vec<FieldProblem>,
    },
}

/// A member whom a line may be about, with what tells namesakes apart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Namesake {
    pub member: MemberId,
    /// First and family name.
    pub name: String,
    /// The club's own number or card.
    pub number: Option<String>,
    pub born: Option<NaiveDate>,
    pub email: Option<String>,
}

/// A line of the list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ImportLine {
    /// Counted from 1, as an editor shows it.
    pub line: usize,
    pub member: MemberDraft,
    pub outcome: Outcome,
    /// Under 18 today: may be a member, cannot play (1-3).
    pub minor: bool,
    /// The parts of the line that are left out, and why.
    #[serde(default)]
    pub remarks: Vec<FieldProblem>,
    /// The line's values that differ from the club's, which stay.
    #[serde(default)]
    pub differs: Vec<FieldChange>,
}

/// Preview of an import of members.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ImportPreview {
    /// Encoding or format of the file: `UTF-8` or `windows-1252`, `XLSX`, `XLS` or `ODS`.
    pub encoding: String,
    /// Character between the columns; `null` if it is a spreadsheet.
    pub separator: Option<char>,
    /// The sheet that was read: the first visible one that holds anything, or the one that was chosen; `null` if the
    /// list is text.
    pub sheet: Option<String>,
    /// The sheets from which can be chosen: those that can be seen.
    #[serde(default)]
    pub sheets: Vec<String>,
    /// Whether a line holds headings.
    pub headed: bool,
    /// The rows above the headings.
    #[serde(default)]
    pub above: Vec<String>,
    /// The sums and remarks among and below the people.
    #[serde(default)]
    pub below: Vec<String>,
    /// Source of the columns' content.
    pub matched: MatchedBy,
    /// Every column, from the left.
    pub columns: Vec<FileColumn>,
    /// The columns that are left out, by their headings or else their letters.
    pub ignored: Vec<String>,
    /// Order of the names; `null` means headings say which is which.
    #[serde(default)]
    pub order: Option<NameOrder>,
    pub lines: Vec<ImportLine>,
    pub added: usize,
    /// Lines of people already known or repeated.
    pub known: usize,
    pub rejected: usize,
    /// Members who are completed or changed.
    #[serde(default)]
    pub updated: usize,
    /// Lines of which the person must say who they are about.
    #[serde(default)]
    pub unclear: usize,
    /// The list's values for a member replace the club's.
    #[serde(default)]
    pub update: bool,
    /// The person's choices for single lines.
    #[serde(default)]
    pub said: Vec<LineSaid>,
    /// Names in capitals are written as people write them.
    #[serde(default)]
    pub recase: bool,
    /// Lines with a name in capitals.
    #[serde(default)]
    pub capitals: usize,
}

/// The person's choice for a line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct LineSaid {
    /// The line, as [`ImportLine::line`](crate::import::preview::ImportLine::line) counts them.
    pub line: usize,
    /// It is not taken.
    #[serde(default)]
    pub left_out: bool,
    /// The right content; `null` if it is right.
    #[serde(default)]
    pub corrected: Option<MemberDraft>,
    /// The person; `null` means whom it shows.
    #[serde(default)]
    pub is: Option<LineIs>,
}

/// Source of the content of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum MatchedBy {
    /// The headings, or their usual order where there are none.
    Itself,
    /// An earlier list with the same headings.
    Remembered,
    Chosen,
}

/// A column of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FileColumn {
    /// Text in the first line.
    pub heading: String,
    /// Content of the column; `null` if it is left out.
    pub field: Option<ImportField>,
    /// Its first values that are not empty.
    pub values: Vec<String>,
}

/// The person a line is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum LineIs {
    /// Somebody whom the club does not know.
    New,
    Member {
        member: MemberId,
    },
}
