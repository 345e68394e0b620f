//! `member data`, `member retention` and what belongs to them: what the law on personal data asks for.

use clap::{Args, Subcommand};
use serde_json::json;
use tapis_club::engine::base::quantity::MemberId;
use tapis_club::{Club, Problem};

use crate::base::output::print_json;
use crate::base::whose;

/// The club's decisions about personal data; without options they are only printed.
#[derive(Debug, Args)]
pub struct Protection {
    /// After so many years without a sign of a member erasing is proposed; 0: never.
    #[arg(long, value_name = "YEARS")]
    years: Option<u32>,
    /// Representative of the club, by name and office.
    #[arg(long, value_name = "NAME")]
    represented_by: Option<String>,
    /// The club's postal address.
    #[arg(long)]
    address: Option<String>,
    /// Contact details, for members, of the person who answers for the data.
    #[arg(long)]
    contact: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum Retention {
    /// Lists the members whose period has passed, the longest ago first, then those who are kept all the same.
    List,
    /// Keeps the data of members for another year.
    Keep {
        /// Members: names or parts of them, or numbers in the file.
        #[arg(required = true)]
        members: Vec<String>,
        /// Reason for keeping the data.
        #[arg(long)]
        reason: String,
    },
    /// Proposes erasing a member again who was to be kept.
    Again {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
    },
    /// Erases members for good, all or none; their results stay and name nobody.
    Erase {
        /// Members, by the numbers in the file.
        #[arg(required = true)]
        members: Vec<MemberId>,
        /// Confirms that the data are erased for good.
        #[arg(long, required = true)]
        for_good: bool,
    },
    /// Says that somebody has gone through the list: the program does not bring it up again for a year.
    Reviewed,
}

pub fn data(club: &mut Club, asked: &str) -> Result<(), Problem> {
    let member = whose::member(club, asked)?;
    print_json(&club.privacy().member_data(member)?);
    Ok(())
}

pub fn settings(club: &mut Club, wanted: &Protection) -> Result<(), Problem> {
    let known = club.privacy().data_protection()?;
    let mut settings = known.clone();
    if let Some(years) = wanted.years {
        settings.years = Some(years).filter(|years| *years > 0);
    }
    let texts = [
        (&mut settings.represented_by, &wanted.represented_by),
        (&mut settings.address, &wanted.address),
        (&mut settings.contact, &wanted.contact),
    ];
    for (kept, wanted) in texts {
        if let Some(wanted) = wanted {
            kept.clone_from(wanted);
        }
    }
    if settings != known {
        club.privacy().set_data_protection(&settings)?;
    }
    print_json(&club.privacy().data_protection()?);
    Ok(())
}

pub fn retention(club: &mut Club, command: &Retention) -> Result<(), Problem> {
    let today = chrono::Local::now().date_naive();
    match command {
        Retention::List => {
            let found = club.privacy().retention(today)?;
            for line in &found.lines {
                print_json(line);
            }
            for kept in &found.kept {
                print_json(&json!({ "kept": kept }));
            }
            let sums = (found.lines.len(), found.kept.len());
            print_json(
                &json!({ "years": found.years, "passed": sums.0, "kept": sums.1, "review_due": found.review_due }),
            );
        }
        Retention::Keep { members, reason } => {
            let ids =
                members.iter().map(|asked| whose::member(club, asked)).collect::<Result<Vec<_>, _>>()?;
            club.privacy().keep_data(&ids, reason, today)?;
            print_json(&json!({ "kept": ids, "reason": reason }));
        }
        Retention::Again { member } => {
            let member = whose::member(club, member)?;
            club.privacy().propose_erasing_again(member)?;
            print_json(&json!({ "again": member }));
        }
        Retention::Erase { members, for_good: _ } => {
            club.privacy().erase_members(members, crate::now(), today)?;
            print_json(
                &json!({ "erased": members, "copies": club.file().personal_data().copies_with_any(members) }),
            );
        }
        Retention::Reviewed => {
            club.privacy().retention_reviewed(today)?;
            print_json(&json!({ "reviewed": today }));
        }
    }
    Ok(())
}
