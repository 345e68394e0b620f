//! The commands `import-members` and `member`.

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use clap::{Subcommand, ValueEnum};
use tapis_club::engine::base::quantity::{MemberId, SeasonId, TournamentId};
use tapis_club::locale::Language;
use tapis_club::store::import::{ImportField, ImportLine, LineIs, LineSaid, Outcome, Reading};
use tapis_club::store::{Exclusion, ListFormat, MemberDraft, Tags};
use tapis_club::{Club, EntryPolicy, LicenceState, LicenceTaken, Problem, read_list, read_photo};

use crate::base::output::print_json;
use crate::base::whose;
use crate::club::protection;
use crate::club::protection::{Protection, Retention};

#[derive(Debug, Subcommand)]
pub enum Member {
    /// Lists the members, one a line, with whether they are guests, lapsed or excluded.
    List {
        /// Only those of whom the desk should know something before they are registered in this tournament.
        #[arg(long)]
        tournament: Option<TournamentId>,
    },
    /// Writes all members to a list: a spreadsheet where the name ends in .xlsx, CSV otherwise.
    Export {
        /// File to write.
        file: PathBuf,
    },
    /// Excludes a member from the club's tournaments.
    Exclude {
        /// Member, by the number in the file.
        member: MemberId,
        /// First day; if omitted, today.
        #[arg(long)]
        since: Option<NaiveDate>,
        /// Last day; if omitted, until it is lifted.
        #[arg(long)]
        until: Option<NaiveDate>,
        /// Reason for the exclusion.
        #[arg(long)]
        reason: String,
        /// Person or body that decided.
        #[arg(long)]
        by: String,
    },
    /// Lifts an exclusion.
    Readmit {
        /// Member, by the number in the file.
        member: MemberId,
    },
    /// Lists pairs of members who may be one person, the surest first.
    Duplicates,
    /// Merges a member's second record into the first one: results, dues and penalties of both are its own.
    Merge {
        /// The record that is kept.
        kept: MemberId,
        /// The record that is merged into it.
        other: MemberId,
        /// Only says what would be done.
        #[arg(long)]
        preview: bool,
    },
    /// Separates a record from the one into which it was merged.
    Separate {
        /// The record that was merged.
        member: MemberId,
    },
    /// Notes that two members who look like one person are two.
    Distinct {
        /// One of the two members, by the number in the file.
        member: MemberId,
        /// The other member, by the number in the file.
        other: MemberId,
    },
    /// Compares the members' licences with a federation's list (CSV or a spreadsheet), a member a line.
    Licences {
        /// File with the federation's list.
        file: PathBuf,
        /// Records the licences of members who have none yet.
        #[arg(long)]
        take: bool,
    },
    /// Gives a member tags, or takes them away: words by which the club groups its members.
    Tag {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// A tag to give; may be repeated.
        #[arg(long, value_name = "TAG")]
        add: Vec<String>,
        /// A tag to take away; may be repeated.
        #[arg(long, value_name = "TAG")]
        remove: Vec<String>,
    },
    /// Lists the tags that members have, one a line, with how many have it.
    Tags,
    /// Writes a note on a member, of today; without words the notes are listed, the latest first.
    Note {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// Text of the note.
        words: Option<String>,
    },
    /// Keeps the middle of a photo (PNG, JPEG, WebP) as a member's portrait, for the panel and the membership card.
    Photo {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// File with the photo; if omitted, the one that is kept is removed.
        file: Option<PathBuf>,
    },
    /// All that the club file holds about a member, as one JSON object; `print member-data` prints it.
    Data {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
    },
    /// A member's statistics as one JSON object: results over time, streaks, eliminations, rivals, badges. Shares are
    /// in hundredths of a percent, amounts in cents, points in hundredths.
    Statistics {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// Only of this season, by its number.
        #[arg(long, value_name = "N")]
        season: Option<SeasonId>,
    },
    /// The club's decisions about personal data: prints or changes them.
    Protection(Protection),
    /// The members whose retention period has passed: lists them, keeps or erases them.
    #[command(subcommand)]
    Retention(Retention),
    /// Policies for registering somebody who should not be registered: prints or changes them.
    Checks {
        /// Policy for somebody who is excluded.
        #[arg(long, value_enum)]
        excluded: Option<Policy>,
        /// Policy for a membership that has run out.
        #[arg(long, value_enum)]
        lapsed: Option<Policy>,
        /// Policy for dues of the tournament's season that are not paid.
        #[arg(long, value_enum)]
        unpaid: Option<Policy>,
        /// Policy for a guest who came too often.
        #[arg(long, value_enum)]
        guest: Option<Policy>,
        /// Number of tournaments of a season to which a guest may come; 0: no limit.
        #[arg(long, value_name = "COUNT")]
        guest_evenings: Option<u32>,
    },
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Policy {
    Nothing,
    Warned,
    Refused,
}

impl From<Policy> for EntryPolicy {
    fn from(policy: Policy) -> Self {
        match policy {
            Policy::Nothing => EntryPolicy::Nothing,
            Policy::Warned => EntryPolicy::Warned,
            Policy::Refused => EntryPolicy::Refused,
        }
    }
}

pub fn run(club: &mut Club, language: Language, command: &Member) -> Result<(), Problem> {
    let today = chrono::Local::now().date_naive();
    match command {
        Member::List { tournament: Some(id) } => {
            for remark in club.entries().entry_remarks(language, *id)? {
                print_json(&remark);
            }
        }
        Member::List { tournament: None } => {
            for line in club.library().list_members("", true, usize::MAX, today)?.members {
                print_json(&line);
            }
        }
        Member::Export { file } => {
            let list = club.library().export_members_as(format_of(file))?;
            tapis_club::documents::save(file, &list)?;
            print_json(&serde_json::json!({ "exported": file }));
        }
        Member::Exclude { member, since, until, reason, by } => {
            let exclusion = Exclusion {
                member: *member,
                since: since.unwrap_or(today),
                until: *until,
                reason: reason.clone(),
                decided_by: by.clone(),
            };
            club.library().exclude(&exclusion)?;
            print_json(&exclusion);
        }
        Member::Readmit { member } => {
            club.library().lift_exclusion(*member)?;
            print_json(&serde_json::json!({ "readmitted": member }));
        }
        Member::Duplicates => {
            for pair in club.library().duplicates()? {
                print_json(&pair);
            }
        }
        Member::Merge { kept, other, preview: true } => {
            print_json(&club.library().preview_merge(language, *kept, *other)?);
        }
        Member::Merge { kept, other, preview: false } => {
            club.library().merge_members(*kept, *other)?;
            print_json(&serde_json::json!({ "kept": kept, "merged": other }));
        }
        Member::Separate { member } => {
            club.library().separate_member(*member)?;
            print_json(&serde_json::json!({ "separated": member }));
        }
        Member::Distinct { member, other } => {
            club.library().keep_distinct(*member, *other)?;
            print_json(&serde_json::json!({ "distinct": [member, other] }));
        }
        Member::Licences { file, take } => {
            let check = club.library().check_licences(&read_list(file)?)?;
            for line in &check.lines {
                print_json(line);
            }
            let new = check.lines.into_iter().filter(|line| line.state == LicenceState::New && *take);
            let new =
                new.filter_map(|line| Some(LicenceTaken { member: line.member, licence: line.listed? }));
            let taken = club.library().take_licences(new.collect(), crate::now())?;
            print_json(&serde_json::json!({ "strangers": check.strangers, "taken": taken }));
        }
        Member::Tag { member, add, remove } => {
            let member = whose::member(club, member)?;
            let card = club.library().member_there(member)?.card;
            let gone: Tags = remove.iter().map(String::as_str).collect();
            let left =
                card.tags.iter().filter(|tag| !gone.contains(tag)).chain(add.iter().map(String::as_str));
            let tags: Vec<String> = left.map(str::to_owned).collect();
            print_json(
                &club
                    .library()
                    .save_member(MemberDraft { tags: tags.into(), ..card.draft(member) }, crate::now())?,
            );
        }
        Member::Tags => {
            for tag in club.library().tags()? {
                print_json(&tag);
            }
        }
        Member::Note { member, words: Some(words) } => {
            let member = whose::member(club, member)?;
            club.library().add_note(member, words)?;
            for note in club.file().members().member_notes(member)?.iter().take(1) {
                print_json(note);
            }
        }
        Member::Note { member, words: None } => {
            let member = whose::member(club, member)?;
            for note in club.file().members().member_notes(member)? {
                print_json(&note);
            }
        }
        Member::Photo { member, file } => {
            let member = whose::member(club, member)?;
            match file {
                Some(file) => club.library().set_photo(member, &read_photo(file)?)?,
                None => club.library().remove_photo(member)?,
            }
            print_json(&serde_json::json!({ "member": member, "photo": file.is_some() }));
        }
        Member::Data { member } => protection::data(club, member)?,
        Member::Statistics { member, season } => {
            let member = whose::member(club, member)?;
            print_json(&club.statistics().member_statistics(member, *season)?);
        }
        Member::Protection(wanted) => protection::settings(club, wanted)?,
        Member::Retention(command) => protection::retention(club, command)?,
        Member::Checks { excluded, lapsed, unpaid, guest, guest_evenings } => {
            let known = club.entries().entry_checks()?;
            let mut checks = known.clone();
            let cases = [
                (&mut checks.excluded, excluded),
                (&mut checks.lapsed, lapsed),
                (&mut checks.unpaid, unpaid),
                (&mut checks.guest, guest),
            ];
            for (kept, wanted) in cases {
                *kept = wanted.map_or(*kept, EntryPolicy::from);
            }
            if let Some(most) = guest_evenings {
                checks.guest_evenings = Some(*most).filter(|most| *most > 0);
            }
            if checks != known {
                club.entries().set_entry_checks(&checks)?;
            }
            print_json(&checks);
        }
    }
    Ok(())
}

/// Format of a list in a file of this name.
pub fn format_of(file: &Path) -> ListFormat {
    let sheet = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("xlsx"));
    if sheet { ListFormat::Xlsx } else { ListFormat::Csv }
}

/// Parses the meaning that the person gives to a column: `HEADING=FIELD`.
pub fn column(written: &str) -> Result<(String, Option<ImportField>), String> {
    const FIELDS: &str = "HEADING=number, licence, last_name, first_name, nickname, born, email, phone, \
        valid_until, note, tags, guest or none";
    let (heading, field) = written.rsplit_once('=').ok_or(FIELDS)?;
    let field = match field {
        "none" => None,
        name => Some(serde_json::from_value(serde_json::json!(name)).map_err(|_| FIELDS)?),
    };
    Ok((heading.to_owned(), field))
}

/// The person a line is about: `LINE=WHO`.
pub fn line(written: &str) -> Result<LineSaid, String> {
    const FORM: &str = "LINE=WHO, where WHO is new, skip or a member's number";
    let (line, who) = written.split_once('=').ok_or(FORM)?;
    let is = match who {
        "skip" => None,
        "new" => Some(LineIs::New),
        number => Some(LineIs::Member { member: MemberId(number.parse().map_err(|_| FORM)?) }),
    };
    let line = line.parse().map_err(|_| FORM)?;
    Ok(LineSaid { line, left_out: is.is_none(), corrected: None, is })
}

/// The part of a list that is taken.
#[derive(Clone, Copy)]
pub struct ImportOptions {
    /// Nothing: it only says what would happen.
    pub preview: bool,
    /// The other lines, where some cannot be taken.
    pub skip_refused: bool,
}

/// The most lines that a refusal names.
const NAMED: usize = 20;

pub fn import(
    club: &mut Club,
    file: &Path,
    columns: &[(String, Option<ImportField>)],
    reading: Reading,
    taken: ImportOptions,
) -> Result<(), Problem> {
    let list = read_list(file)?;
    let found = club.library().preview_import_with(&list, columns, reading)?;
    for line in &found.lines {
        print_json(line);
    }
    let open = |line: &&ImportLine| matches!(line.outcome, Outcome::Reject { .. } | Outcome::Unclear { .. });
    let refused: Vec<String> = found.lines.iter().filter(open).map(|line| line.line.to_string()).collect();
    let stays = !taken.preview && !taken.skip_refused && !refused.is_empty();
    let done = !taken.preview && !stays;
    let added = if done { club.library().import(&list, &found, crate::now())? } else { 0 };
    print_json(
        &serde_json::json!({ "encoding": found.encoding, "separator": found.separator, "sheet": found.sheet,
            "sheets": found.sheets, "above": found.above, "below": found.below,
            "ignored": found.ignored, "to_add": found.added, "known": found.known, "rejected": found.rejected,
            "to_update": found.updated, "unclear": found.unclear,
            "added": added, "updated": if done { found.updated } else { 0 } }),
    );
    if stays {
        let lines = refused.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        let more = if refused.len() > NAMED { ", …" } else { "" };
        let count = i64::try_from(refused.len()).unwrap_or(i64::MAX);
        let values = [("count", count.into()), ("lines", format!("{lines}{more}").into())];
        return Err(Problem::new("cli-import_refused", &values));
    }
    Ok(())
}
