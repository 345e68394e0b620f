//! A member as somebody names one on the command line.

use tapis_club::engine::base::quantity::MemberId;
use tapis_club::{Club, Problem};

/// So many are named where several answer.
const NAMED: usize = 8;

/// The member meant by a number in the file, or by any part of the name that only one has.
///
/// # Errors
/// If nobody answers to it, or several do: they are named with their numbers.
pub fn member(club: &Club, asked: &str) -> Result<MemberId, Problem> {
    let problem =
        |code: &str, found: &str| Problem::new(code, &[("name", asked.into()), ("found", found.into())]);
    if let Ok(id) = asked.trim().parse::<MemberId>()
        && club.library().member_there(id).is_ok()
    {
        return Ok(id);
    }
    let found = if asked.trim().is_empty() {
        Vec::new()
    } else {
        club.library().find_members(asked, true, NAMED + 1)?
    };
    match found.as_slice() {
        [] => Err(problem("cli-member_unknown", "")),
        [one] => Ok(one.id),
        several => {
            let named = several.iter().take(NAMED).map(|member| {
                format!("{} {} ({})", member.card.first_name, member.card.last_name, member.id)
            });
            let mut named = named.collect::<Vec<_>>().join(", ");
            if several.len() > NAMED {
                named.push_str(", …");
            }
            Err(problem("cli-member_several", &named))
        }
    }
}
