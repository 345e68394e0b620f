//! `dues`: what a membership costs in a season, who paid what, and the till.

use chrono::NaiveDate;
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use tapis_club::engine::base::quantity::{Cents, SeasonId};
use tapis_club::locale::Language;
use tapis_club::store::{DuePaymentDraft, DuesProblem, Means, MemberDue, Season, SeasonDue, StoreError};
use tapis_club::{Club, Dues as SeasonDues, Problem};

use crate::base::output::print_json;
use crate::base::whose;

#[derive(Debug, Subcommand)]
pub enum Dues {
    /// Lists who owes and paid what, one member a line, then the sums.
    List {
        #[command(flatten)]
        season: Of,
        /// Only those who still owe something.
        #[arg(long)]
        open: bool,
    },
    /// Lists every payment in the order of the receipts, then what came in by each means of payment.
    Till {
        #[command(flatten)]
        season: Of,
    },
    /// Says what a membership costs in a season.
    Set {
        /// Amount: 30 or 30.50.
        #[arg(value_parser = amount)]
        amount: Cents,
        /// Currency of the amount.
        #[arg(long, default_value = "EUR")]
        currency: String,
        #[command(flatten)]
        season: Of,
    },
    /// A membership costs nothing in a season any more.
    Remove {
        #[command(flatten)]
        season: Of,
    },
    /// Says that one member owes another amount than the others, 0 for nothing.
    Member {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// Amount that the member owes.
        #[arg(value_parser = amount)]
        amount: Cents,
        /// Reason for the amount.
        #[arg(long)]
        reason: String,
        #[command(flatten)]
        season: Of,
    },
    /// A member owes as much as the others again.
    AsOthers {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        #[command(flatten)]
        season: Of,
    },
    /// Stores a payment and prints the number of its receipt.
    Pay {
        /// Member: a name or a part of it, or the number in the file.
        member: String,
        /// Amount; if omitted, all that is still owed.
        #[arg(value_parser = amount)]
        amount: Option<Cents>,
        /// Means of payment.
        #[arg(long, value_enum, default_value_t = By::Cash)]
        means: By,
        /// Day of the payment; if omitted, today.
        #[arg(long)]
        on: Option<NaiveDate>,
        #[command(flatten)]
        season: Of,
    },
    /// Cancels a payment, which keeps its number.
    Cancel {
        /// The number of the receipt.
        receipt: i64,
        /// Reason for the cancellation.
        #[arg(long)]
        reason: String,
    },
}

/// Choice of the season.
#[derive(Debug, Clone, Copy, clap::Args)]
pub struct Of {
    /// Number of the season; if omitted, that of today, or the latest.
    #[arg(long, value_name = "N")]
    season: Option<SeasonId>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum By {
    Cash,
    Cheque,
    Card,
    Transfer,
    Other,
}

impl From<By> for Means {
    fn from(by: By) -> Self {
        match by {
            By::Cash => Means::Cash,
            By::Cheque => Means::Cheque,
            By::Card => Means::Card,
            By::Transfer => Means::Transfer,
            By::Other => Means::Other,
        }
    }
}

/// An amount as people write it: `30`, `30.5` or `30,50`.
fn amount(written: &str) -> Result<Cents, String> {
    const FORM: &str = "30, 30.5 or 30.50";
    let (whole, part) = written.split_once(['.', ',']).unwrap_or((written, "0"));
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return Err(FORM.to_owned());
    }
    let number = |text: &str| text.parse::<i64>().map_err(|_| FORM.to_owned());
    let tenth = if part.len() == 1 { 10 } else { 1 };
    let cents =
        number(whole)?.checked_mul(100).and_then(|whole| whole.checked_add(number(part).ok()? * tenth));
    cents.map(Cents).ok_or_else(|| FORM.to_owned())
}

fn of(club: &Club, asked: Of, today: NaiveDate) -> Result<Season, Problem> {
    let seasons = club.library().seasons()?;
    let wanted = match asked.season {
        Some(id) => {
            let values = [("number", id.to_string().into())];
            let known = seasons.into_iter().find(|season| season.id == id);
            return known.ok_or_else(|| Problem::new("print-unknown_season", &values));
        }
        None => club.library().season_on(today)?,
    };
    wanted.or_else(|| seasons.into_iter().next()).ok_or_else(|| Problem::new("print-no_season", &[]))
}

/// The sums of a season, as the last line.
fn sums(season: &Season, dues: &SeasonDues) -> Value {
    json!({ "season": season.id, "name": season.name, "due": dues.due, "totals": dues.totals })
}

pub fn run(club: &mut Club, language: Language, command: &Dues) -> Result<(), Problem> {
    let today = chrono::Local::now().date_naive();
    match command {
        Dues::List { season, open } => {
            let season = of(club, *season, today)?;
            let dues = club.membership().dues(language, season.id)?;
            for line in dues.lines.iter().filter(|line| !open || line.rest > Cents::ZERO) {
                print_json(line);
            }
            print_json(&sums(&season, &dues));
        }
        Dues::Till { season } => {
            let season = of(club, *season, today)?;
            let dues = club.membership().dues(language, season.id)?;
            let mut payments: Vec<_> = dues.lines.iter().flat_map(|line| &line.payments).collect();
            payments.sort_by_key(|payment| payment.number);
            for payment in payments {
                print_json(payment);
            }
            print_json(&sums(&season, &dues));
        }
        Dues::Set { amount, currency, season } => {
            let season = of(club, *season, today)?;
            let due = SeasonDue { amount: *amount, currency: currency.clone() };
            club.membership().set_season_due(season.id, Some(&due))?;
            print_json(&json!({ "season": season.id, "due": due }));
        }
        Dues::Remove { season } => {
            let season = of(club, *season, today)?;
            club.membership().set_season_due(season.id, None)?;
            print_json(&json!({ "season": season.id, "due": null }));
        }
        Dues::Member { member, amount, reason, season } => {
            let season = of(club, *season, today)?;
            let member = whose::member(club, member)?;
            let due = MemberDue { member, amount: *amount, reason: reason.clone() };
            club.membership().set_member_due(season.id, member, Some(&due))?;
            print_json(&json!({ "season": season.id, "member_due": due }));
        }
        Dues::AsOthers { member, season } => {
            let season = of(club, *season, today)?;
            let member = whose::member(club, member)?;
            club.membership().set_member_due(season.id, member, None)?;
            print_json(&json!({ "season": season.id, "member": member, "as_others": true }));
        }
        Dues::Pay { member, amount, means, on, season } => {
            let season = of(club, *season, today)?;
            let member = whose::member(club, member)?;
            let dues = club.membership().dues(language, season.id)?;
            if dues.due.is_none() {
                return Err(StoreError::Dues(DuesProblem::NoDue).into());
            }
            let line = dues.lines.into_iter().find(|line| line.member == member);
            let rest = line.map_or(Cents::ZERO, |line| line.rest);
            let amount = amount.unwrap_or(rest);
            let payment = DuePaymentDraft {
                season: season.id,
                member,
                paid_on: on.unwrap_or(today),
                amount,
                means: Means::from(*means),
            };
            let receipt = club.membership().pay_due(&payment, today)?;
            print_json(
                &json!({ "receipt": receipt, "payment": payment, "rest": rest.saturating_sub(amount) }),
            );
        }
        Dues::Cancel { receipt, reason } => {
            club.membership().cancel_due_payment(*receipt, today, reason)?;
            print_json(&json!({ "cancelled": receipt, "reason": reason }));
        }
    }
    Ok(())
}
