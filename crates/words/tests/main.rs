//! Sentences on the counting of standings, for a club and for a league.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use tapis_engine::base::quantity::{MemberId, Points, TournamentId};
use tapis_engine::championship::{
    Bonuses, ChampionshipRules, CountedEvenings, PointsSource, RankedMembers, Teams,
};
use tapis_locale::Language;
use tapis_words::{league_sentences, rules_sentences};

/// Rules that name evenings, members and tags of one club's file.
fn of_a_club() -> ChampionshipRules {
    ChampionshipRules {
        points: PointsSource::Formula { text: "players - place".into() },
        bonuses: Bonuses { win: Points(100), ..Bonuses::default() },
        best_n: Some(8),
        evenings: CountedEvenings::Only { tournaments: BTreeSet::from([TournamentId(1), TournamentId(7)]) },
        members: RankedMembers::Tagged { tag: "Femmes".into() },
        teams: Some(Teams { tags: vec!["Rouges".into(), "Bleus".into()], best: Some(3) }),
        ..ChampionshipRules::default()
    }
}

#[test]
fn a_club_says_whom_and_what_its_rules_name() {
    let said = rules_sentences(&of_a_club(), Language::En);
    assert_eq!(
        said,
        [
            "Points of a result: players - place.",
            "On top: 1 for the win.",
            "Players who tie for a place each get the points of that place.",
            "Everyone’s best 8 results count.",
            "2 chosen evenings count.",
            "For those with the tag “Femmes”.",
            "By teams (Rouges, Bleus): the 3 best results of a team count, evening by evening.",
            "Of those equal in points, what decides: wins, then best place.",
        ]
    );
    let plain = rules_sentences(&ChampionshipRules::default(), Language::Fr);
    assert_eq!(
        plain,
        ["Tous les résultats comptent.", "À égalité de points\u{a0}: victoires, puis meilleure place."]
    );
}

#[test]
fn a_leagues_rules_mention_no_single_club() {
    let said = league_sentences(&of_a_club(), Language::En);
    assert_eq!(
        said,
        [
            "Points of a result: players - place.",
            "On top: 1 for the win.",
            "Players who tie for a place each get the points of that place.",
            "Everyone’s best 8 results count.",
            "Ranking of the clubs: the 3 best results of a club count, evening by evening.",
            "Of those equal in points, what decides: wins, then best place.",
        ]
    );
    for members in [
        RankedMembers::Newcomers,
        RankedMembers::Only { members: BTreeSet::from([MemberId(1), MemberId(2)]) },
    ] {
        assert_eq!(league_sentences(&ChampionshipRules { members, ..of_a_club() }, Language::En), said);
    }
    let named = CountedEvenings::Named { words: "Ligue".into() };
    let named = ChampionshipRules { evenings: named, ..ChampionshipRules::default() };
    assert_eq!(
        league_sentences(&named, Language::Fr),
        [
            "Chaque soirée donne les points que son club a prévus.",
            "Tous les résultats comptent.",
            "Seules comptent les soirées dont le nom contient «\u{a0}Ligue\u{a0}».",
            "Classement des clubs\u{a0}: tous les résultats d’un club comptent, soirée par soirée.",
            "À égalité de points\u{a0}: victoires, puis meilleure place.",
        ]
    );
}
