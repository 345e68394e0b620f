//! `sign-up`: sign-ups before an evening.

use clap::Subcommand;
use serde_json::{Value, json};
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::TournamentId;
use tapis_club::engine::journal::action::Newcomer;
use tapis_club::locale::Language;
use tapis_club::{ActionOutcome, Club, Problem};

use crate::base::output::print_json;
use crate::base::whose;

#[derive(Debug, Subcommand)]
pub enum SignUp {
    /// Lists who signed up, one a line in the order in which they did, then the sums: those who have arrived, are
    /// expected or wait, the places, and how many are left.
    List {
        /// Number of the tournament.
        tournament: TournamentId,
    },
    /// Signs members up, all or none, in the order in which they are named.
    Add {
        /// Number of the tournament.
        tournament: TournamentId,
        /// Members: names or parts of them, or numbers in the file.
        #[arg(required = true)]
        members: Vec<String>,
    },
    /// Signs a member off.
    Remove {
        /// Number of the tournament.
        tournament: TournamentId,
        /// Member: a name or a part of it, or the number in the file.
        member: String,
    },
    /// Limits the places of a tournament; whoever signed up beyond them waits.
    Places {
        /// Number of the tournament.
        tournament: TournamentId,
        /// Number of places, 2 to 10,000; 0: no limit.
        places: u32,
    },
}

pub fn run(club: &mut Club, language: Language, command: &SignUp) -> Result<(), Problem> {
    match command {
        SignUp::List { tournament } => list(club, language, *tournament),
        SignUp::Add { tournament, members } => {
            let named = members.iter().map(|asked| whose::member(club, asked));
            let players = named
                .map(|member| member.map(|member| Newcomer { member, born: None }))
                .collect::<Result<_, _>>()?;
            done(language, club.play().act(*tournament, &Action::SignUp { players }, crate::now())?);
            Ok(())
        }
        SignUp::Remove { tournament, member } => {
            let member = whose::member(club, member)?;
            done(language, club.play().act(*tournament, &Action::SignOff { member }, crate::now())?);
            Ok(())
        }
        SignUp::Places { tournament, places } => {
            let capacity = Some(*places).filter(|places| *places > 0);
            done(language, club.schedule().set_capacity(*tournament, capacity, crate::now())?);
            Ok(())
        }
    }
}

/// Prints the result of an action, as `evening` does.
fn done(language: Language, acted: ActionOutcome) {
    print_json(&json!({ "done": acted.said.say(language), "seq": acted.seq, "events": acted.events }));
}

fn list(club: &mut Club, language: Language, id: TournamentId) -> Result<(), Problem> {
    let desk = club.views().desk(language, id, crate::now())?;
    let view = desk.view.sign_ups;
    for line in &view.lines {
        let person = desk.people.iter().find(|person| person.member == line.member);
        let mut told = serde_json::to_value(line).unwrap_or_default();
        if let (Value::Object(told), Some(person)) = (&mut told, person) {
            told.insert("first_name".to_owned(), json!(person.first_name));
            told.insert("last_name".to_owned(), json!(person.last_name));
        }
        print_json(&told);
    }
    print_json(&json!({ "totals": {
        "arrived": view.arrived, "expected": view.expected, "waiting": view.waiting,
        "capacity": view.capacity, "places_left": view.places_left,
    } }));
    Ok(())
}
