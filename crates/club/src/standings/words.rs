//! How standings count, in sentences for the screen and the paper.

use tapis_engine::championship::{
    Bonuses, ChampionshipRules, CountedEvenings, Milestone, MilestoneOf, PointsSource, RankedMembers, Teams,
    TieBreak,
};
use tapis_engine::points::{FieldSize, PointsScheme};
use tapis_engine::quantity::Points;
use tapis_locale::{Language, points, text};

/// How standings count: which results, what breaks ties, where the points come from if not from each evening.
pub(crate) fn rules_sentences(rules: &ChampionshipRules, language: Language) -> Vec<String> {
    let plain = |key| text(language, key, &[]);
    let counted = |key, count: u32| text(language, key, &[("count", i64::from(count).into())]);
    let many = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let mut said = Vec::new();
    match &rules.points {
        PointsSource::Recorded => {}
        PointsSource::Scheme { scheme } => said.push(scheme_words(scheme, language)),
        PointsSource::Formula { text: formula } => {
            said.push(text(language, "ranking-formula", &[("formula", formula.trim().into())]));
        }
    }
    if rules.first_entry_only {
        said.push(plain("ranking-first_entry"));
    }
    said.extend(bonus_words(&rules.bonuses, language));
    said.extend(milestone_words(&rules.milestones, language));
    said.push(match rules.best_n {
        Some(best) => counted("doc-best_count", best),
        None if rules.drop_worst == 0 => plain("doc-all_count"),
        None => String::new(),
    });
    if rules.drop_worst > 0 {
        said.push(counted("ranking-dropped", rules.drop_worst));
    }
    match &rules.evenings {
        CountedEvenings::All => {}
        CountedEvenings::Named { words } => {
            said.push(text(language, "ranking-named", &[("words", words.trim().into())]));
        }
        CountedEvenings::Only { tournaments } => {
            said.push(counted("ranking-only_evenings", many(tournaments.len())));
        }
    }
    match &rules.members {
        RankedMembers::Everyone => {}
        RankedMembers::Newcomers => said.push(plain("ranking-newcomers")),
        RankedMembers::Tagged { tag } => {
            said.push(text(language, "ranking-tagged", &[("tag", tag.trim().into())]));
        }
        RankedMembers::Only { members } => said.push(counted("ranking-only_members", many(members.len()))),
    }
    if let Some(Teams { tags, best }) = &rules.teams {
        let values = [("teams", tags.join(", ").into()), ("best", i64::from(best.unwrap_or(0)).into())];
        said.push(text(language, "ranking-teams", &values));
    }
    if !rules.ties.is_empty() {
        let ties: Vec<String> = rules.ties.iter().map(|tie| plain(tie_key(*tie))).collect();
        let then = plain("ranking-then");
        said.push(text(language, "ranking-ties", &[("ties", ties.join(&then).into())]));
    }
    said.retain(|sentence| !sentence.is_empty());
    said
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

/// How points are given, in words.
pub(crate) fn scheme_words(scheme: &PointsScheme, language: Language) -> String {
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
