//! The rules of standings in sentences, for the screen, the site and the paper: for a club, and for a league over its
//! clubs.
#![forbid(unsafe_code)]

pub mod refusals;

use tapis_engine::base::quantity::Points;
use tapis_engine::championship::{
    Bonuses, ChampionshipRules, CountedEvenings, Milestone, MilestoneOf, PointsSource, RankedMembers, Teams,
    TieBreak,
};
use tapis_engine::prizes::points::{FieldSize, PointsScheme};
use tapis_locale::{Language, points, text};

pub use refusals::{formula_words, rules_words};

/// The rules of a club's standings: where points come from if not from each evening, which results count, who is
/// ranked, what breaks ties.
pub fn rules_sentences(rules: &ChampionshipRules, language: Language) -> Vec<String> {
    let mut said = Vec::new();
    said.extend(source_words(&rules.points, language));
    said.extend(results_words(rules, language));
    said.extend(evenings_words(&rules.evenings, language));
    said.extend(members_words(&rules.members, language));
    if let Some(Teams { tags, best }) = &rules.teams {
        let values = [("teams", tags.join(", ").into()), ("best", i64::from(best.unwrap_or(0)).into())];
        said.push(text(language, "ranking-teams", &values));
    }
    said.extend(ties_words(&rules.ties, language));
    said
}

/// The same for standings over the clubs of a league. It ranks everybody, and every club as a team of its members;
/// evening and member numbers of a club file and a club's tags are meaningless there.
pub fn league_sentences(rules: &ChampionshipRules, language: Language) -> Vec<String> {
    let recorded = || text(language, "ranking-recorded", &[]);
    let mut said = vec![source_words(&rules.points, language).unwrap_or_else(recorded)];
    said.extend(results_words(rules, language));
    if matches!(rules.evenings, CountedEvenings::Named { .. }) {
        said.extend(evenings_words(&rules.evenings, language));
    }
    let best = rules.teams.as_ref().and_then(|teams| teams.best).unwrap_or(0);
    said.push(text(language, "ranking-clubs", &[("best", i64::from(best).into())]));
    said.extend(ties_words(&rules.ties, language));
    said
}

/// Source of the points in words; `None` if from each evening.
fn source_words(source: &PointsSource, language: Language) -> Option<String> {
    match source {
        PointsSource::Recorded => None,
        PointsSource::Scheme { scheme } => Some(scheme_words(scheme, language)),
        PointsSource::Formula { text: formula } => {
            Some(text(language, "ranking-formula", &[("formula", formula.trim().into())]))
        }
    }
}

/// Extra points, and how many results count.
fn results_words(rules: &ChampionshipRules, language: Language) -> Vec<String> {
    let counted = |key, count: u32| text(language, key, &[("count", i64::from(count).into())]);
    let mut said = Vec::new();
    if rules.first_entry_only {
        said.push(text(language, "ranking-first_entry", &[]));
    }
    said.extend(bonus_words(&rules.bonuses, language));
    said.extend(tied_words(rules, language));
    said.extend(milestone_words(&rules.milestones, language));
    match rules.best_n {
        Some(best) => said.push(counted("doc-best_count", best)),
        None if rules.drop_worst == 0 => said.push(text(language, "doc-all_count", &[])),
        None => {}
    }
    if rules.drop_worst > 0 {
        said.push(counted("ranking-dropped", rules.drop_worst));
    }
    said
}

/// The sentence on players who tie in an evening; `None` if each evening's own points count as they are.
fn tied_words(rules: &ChampionshipRules, language: Language) -> Option<String> {
    let key = match (rules.share_tied, &rules.points) {
        (true, _) => "ranking-share_tied",
        (false, PointsSource::Recorded) => return None,
        (false, _) => "ranking-tied_each",
    };
    Some(text(language, key, &[]))
}

fn evenings_words(evenings: &CountedEvenings, language: Language) -> Option<String> {
    match evenings {
        CountedEvenings::All => None,
        CountedEvenings::Named { words } => {
            Some(text(language, "ranking-named", &[("words", words.trim().into())]))
        }
        CountedEvenings::Only { tournaments } => {
            Some(text(language, "ranking-only_evenings", &[("count", many(tournaments.len()).into())]))
        }
    }
}

fn members_words(members: &RankedMembers, language: Language) -> Option<String> {
    match members {
        RankedMembers::Everyone => None,
        RankedMembers::Newcomers => Some(text(language, "ranking-newcomers", &[])),
        RankedMembers::Tagged { tag } => {
            Some(text(language, "ranking-tagged", &[("tag", tag.trim().into())]))
        }
        RankedMembers::Only { members } => {
            Some(text(language, "ranking-only_members", &[("count", many(members.len()).into())]))
        }
    }
}

fn ties_words(ties: &[TieBreak], language: Language) -> Option<String> {
    let named: Vec<String> = ties.iter().map(|tie| text(language, tie_key(*tie), &[])).collect();
    let then = text(language, "ranking-then", &[]);
    (!ties.is_empty()).then(|| text(language, "ranking-ties", &[("ties", named.join(&then).into())]))
}

fn many(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn tie_key(tie: TieBreak) -> &'static str {
    match tie {
        TieBreak::Wins => "tie-wins",
        TieBreak::BestPlace => "tie-best_place",
        TieBreak::BestScore => "tie-best_score",
        TieBreak::Played => "tie-played",
        TieBreak::Eliminations => "tie-eliminations",
    }
}

fn bonus_words(bonuses: &Bonuses, language: Language) -> Option<String> {
    let Bonuses { participation, elimination, win, final_table, bounty } = bonuses;
    let all = [
        ("bonus-participation", participation),
        ("bonus-elimination", elimination),
        ("bonus-win", win),
        ("bonus-final_table", final_table),
        ("bonus-bounty", bounty),
    ];
    let given: Vec<String> = all
        .into_iter()
        .filter(|(_, worth)| **worth != Points::ZERO)
        .map(|(key, worth)| text(language, key, &[("points", points(language, worth.0).into())]))
        .collect();
    (!given.is_empty()).then(|| text(language, "ranking-bonuses", &[("bonuses", given.join(", ").into())]))
}

fn milestone_words(milestones: &[Milestone], language: Language) -> Option<String> {
    let one = |milestone: &Milestone| {
        let count = i64::from(milestone.count).into();
        let values = [("count", count), ("points", points(language, milestone.points.0).into())];
        text(language, milestone_key(*milestone), &values)
    };
    let all: Vec<String> = milestones.iter().map(one).collect();
    (!all.is_empty()).then(|| text(language, "ranking-milestones", &[("milestones", all.join(", ").into())]))
}

fn milestone_key(milestone: Milestone) -> &'static str {
    match (milestone.of, milestone.again) {
        (MilestoneOf::Played, false) => "milestone-played",
        (MilestoneOf::Played, true) => "milestone-played_again",
        (MilestoneOf::Wins, false) => "milestone-wins",
        (MilestoneOf::Wins, true) => "milestone-wins_again",
        (MilestoneOf::FinalTables, false) => "milestone-final_tables",
        (MilestoneOf::FinalTables, true) => "milestone-final_tables_again",
        (MilestoneOf::Eliminations, false) => "milestone-eliminations",
        (MilestoneOf::Eliminations, true) => "milestone-eliminations_again",
    }
}

/// Describes the points of a scheme in words.
pub fn scheme_words(scheme: &PointsScheme, language: Language) -> String {
    let list = |values: &[Points]| {
        let shown =
            values.iter().take(12).map(|value| points(language, value.0)).collect::<Vec<_>>().join(" · ");
        if values.len() > 12 { format!("{shown} …") } else { shown }
    };
    let said = |key, values: &tapis_locale::Values<'_>| text(language, key, values);
    let mut parts = Vec::new();
    let taking_part = match scheme {
        PointsScheme::None => Points::ZERO,
        PointsScheme::SquareRoot => {
            parts.push(said("scheme-square_root", &[]));
            Points::ZERO
        }
        PointsScheme::Table { by_place, participation } => {
            parts.push(said("scheme-table", &[("points", list(by_place).into())]));
            *participation
        }
        PointsScheme::BySize { sizes, participation } => {
            let of_size = |size: &FieldSize| {
                let values =
                    [("players", i64::from(size.up_to).into()), ("points", list(&size.by_place).into())];
                said("scheme-size", &values)
            };
            parts.push(sizes.iter().map(of_size).collect::<Vec<_>>().join(" ; "));
            *participation
        }
        PointsScheme::PerPlayer { each, participation } => {
            parts.push(said("scheme-each", &[("points", points(language, each.0).into())]));
            *participation
        }
        PointsScheme::PerPlayerWithPodium { each, podium, participation } => {
            parts.push(said("scheme-each", &[("points", points(language, each.0).into())]));
            parts.push(said("scheme-podium", &[("points", list(podium).into())]));
            *participation
        }
    };
    if taking_part != Points::ZERO {
        parts.push(said("scheme-participation", &[("points", points(language, taking_part.0).into())]));
    }
    text(language, "scheme-all", &[("parts", parts.join(", ").into())])
}
