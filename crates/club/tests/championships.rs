//! Championships of a season: rules of their own, tried before they are stored, explained, forecast, signed off.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{Cents, EntryId, MemberId, Millis, Points, SeasonId, TournamentId};
use tapis_club::engine::championship::{
    Bonuses, ChampionshipRules, CountedEvenings, Milestone, MilestoneOf, PointsSource, RankedMembers,
    RulesProblem, ScoreFor, Teams, TieBreak,
};
use tapis_club::engine::journal::action::BustLine;
use tapis_club::engine::prizes::points::PointsScheme;
use tapis_club::engine::setup::Money;
use tapis_club::engine::setup::bounty::Bounty;
use tapis_club::engine::state::corrected_ranking::CorrectedPlace;
use tapis_club::locale::Language;
use tapis_club::publishing::Form;
use tapis_club::store::{ChampionshipDraft, ListFormat, MemberDraft, SeasonDraft};
use tapis_club::{Club, Ranking, SeasonExport, TeamDayWish, freezeout};

fn day(month: u32, day: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, month, day).unwrap()
}

struct Desk {
    _folder: tempfile::TempDir,
    club: Club,
    season: SeasonId,
    members: Vec<MemberId>,
}

impl Desk {
    /// A club with six members, and its season from September.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("club.tapis");
        let club = Club::create(&path, "Club", Language::Fr, day(9, 1)).unwrap();
        let season = club.library().save_season(&season("2026")).unwrap();
        let member = |(last, first): (&str, &str)| {
            let draft =
                MemberDraft { first_name: first.into(), last_name: last.into(), ..MemberDraft::default() };
            club.library().save_member(draft, Millis::ZERO).unwrap().id
        };
        let names = [
            ("Ader", "Ana"),
            ("Blin", "Bob"),
            ("Caro", "Cléo"),
            ("Diot", "Dan"),
            ("Eon", "Ève"),
            ("Fay", "Flo"),
        ];
        let members = names.map(member).to_vec();
        Desk { _folder: folder, club, season, members }
    }

    fn act(&mut self, id: TournamentId, action: &Action) {
        self.club.play().act(id, action, Millis(1_000)).unwrap();
    }

    fn begun(&mut self, name: &str, on: NaiveDate, players: &[usize]) -> TournamentId {
        self.begun_with(name, on, players, None)
    }

    fn begun_with(
        &mut self,
        name: &str,
        on: NaiveDate,
        players: &[usize],
        bounty: Option<Bounty>,
    ) -> TournamentId {
        let mut setup = freezeout(Language::Fr, on);
        if bounty.is_some() {
            setup.money = Some(Money {
                currency: "EUR".to_owned(),
                fee: Cents(1_000),
                club_part: Cents::ZERO,
                rebuy_price: Cents::ZERO,
                addon_price: Cents::ZERO,
                re_entry: None,
                bounty_rounding: None,
                bounty,
            });
        }
        setup.name = name.to_owned();
        setup.points = PointsScheme::PerPlayer { each: Points(100), participation: Points(100) };
        setup.final_table_seats = 2;
        let id = self.club.tournaments().create_tournament(setup, Some(self.season), Millis::ZERO).unwrap();
        for player in players {
            let member = self.members[*player];
            self.act(id, &Action::Register { member, born: None, paid: true });
        }
        self.act(id, &Action::DrawSeats);
        self.act(id, &Action::Start);
        id
    }

    fn bust(&mut self, id: TournamentId, entry: u32, by: Option<u32>) {
        let line = BustLine { entry: EntryId(entry), by: by.map(EntryId), stack: None };
        self.act(id, &Action::Bust { players: vec![line] });
    }

    /// An evening that ends in the order of the players; the first puts out all the others.
    fn evening(&mut self, name: &str, on: NaiveDate, players: &[usize]) -> TournamentId {
        let id = self.begun(name, on, players);
        for entry in (2..=players.len()).rev() {
            self.bust(id, u32::try_from(entry).unwrap(), Some(1));
        }
        self.act(id, &Action::Finish { stacks: Vec::new() });
        id
    }

    fn add(&mut self, name: &str, rules: &ChampionshipRules) -> Ranking {
        let draft =
            ChampionshipDraft { id: None, season: self.season, name: name.to_owned(), rules: rules.clone() };
        Ranking {
            season: self.season,
            championship: Some(self.club.seasons().save_championship(&draft).unwrap()),
        }
    }

    /// Rank, number of the member in the list, and total of each line.
    fn standings(&mut self, ranking: impl Into<Ranking>) -> Vec<(u32, usize, i64)> {
        let lines = self.club.seasons().standings(Language::Fr, ranking).unwrap();
        let index = |member| self.members.iter().position(|other| *other == member).unwrap();
        lines.iter().map(|line| (line.rank, index(line.member), line.total.0)).collect()
    }
}

fn season(name: &str) -> SeasonDraft {
    SeasonDraft {
        id: None,
        name: name.to_owned(),
        starts_on: day(9, 1),
        ends_on: day(12, 31),
        best_n: None,
        min_played: 1,
    }
}

fn formula(text: &str) -> ChampionshipRules {
    ChampionshipRules {
        points: PointsSource::Formula { text: text.to_owned() },
        ..ChampionshipRules::default()
    }
}

#[test]
fn each_championship_counts_by_its_rules() {
    let mut desk = Desk::new();
    desk.evening("Vendredi 1", day(9, 4), &[0, 1, 2, 3]);
    desk.evening("Deepstack", day(9, 11), &[1, 0, 2]);
    desk.evening("Vendredi 2", day(9, 18), &[2, 3, 0]);
    // Each evening's own scheme: a point for each player outlasted, and one for coming.
    let season = desk.season;
    assert_eq!(desk.standings(season), [(1, 0, 700), (2, 1, 600), (2, 2, 600), (4, 3, 300)]);

    let deep = desk.add(
        "Deepstack",
        &ChampionshipRules {
            evenings: CountedEvenings::Named { words: "deepSTACK".into() },
            ..formula("10 * (n - r)")
        },
    );
    assert_eq!(desk.standings(deep), [(1, 1, 2000), (2, 0, 1000), (3, 2, 0)]);

    // The winner put out everybody else, the final table has two seats.
    let bonuses = Bonuses {
        elimination: Points(100),
        win: Points(50),
        final_table: Points(10),
        participation: Points(1),
        ..Bonuses::default()
    };
    let ties = vec![TieBreak::Eliminations, TieBreak::Played];
    let hunters = desk.add("Chasseurs", &ChampionshipRules { bonuses, ties, ..formula("0") });
    assert_eq!(desk.standings(hunters), [(1, 0, 373), (2, 1, 272), (3, 2, 263), (4, 3, 12)]);

    let best = desk.add(
        "Deux meilleurs",
        &ChampionshipRules { best_n: Some(2), min_played: 3, ..ChampionshipRules::default() },
    );
    assert_eq!(desk.standings(best), [(1, 0, 600), (2, 2, 500), (0, 1, 600), (0, 3, 300)]);

    // One of three evenings is dropped: for Bob and Dan the one they missed.
    let joker = desk.add("Joker", &ChampionshipRules { drop_worst: 1, ..ChampionshipRules::default() });
    assert_eq!(desk.standings(joker), [(1, 0, 600), (1, 1, 600), (3, 2, 500), (4, 3, 300)]);
}

#[test]
fn an_evening_has_the_points_of_its_season_everywhere() {
    let mut desk = Desk::new();
    let id = desk.evening("Soirée", day(9, 5), &[0, 1, 2, 3]);
    desk.club.seasons().set_season_rules(desk.season, &formula("100 * (players - rank + 1)")).unwrap();
    let standings = desk.club.seasons().standings(Language::Fr, desk.season).unwrap();
    let of = |member: MemberId| standings.iter().find(|line| line.member == member).unwrap().total;
    for line in desk.club.views().desk(Language::Fr, id, Millis(2_000)).unwrap().view.results {
        assert_eq!(line.points, of(line.member), "the results of the evening");
        let overview = desk.club.seasons().member_overview(line.member, day(9, 6)).unwrap();
        assert_eq!(overview.evenings[0].points, of(line.member), "the last evenings");
        let statistics = desk.club.statistics().member_statistics(line.member, Some(desk.season)).unwrap();
        assert_eq!(statistics.results[0].points, of(line.member), "the statistics");
    }
    assert_eq!(of(desk.members[0]).0 % 10_000, 0);
    let chat = desk.club.publishing().evening_messages(Language::En, id, Form::Chat).unwrap();
    assert!(chat[0].text.contains("400"), "{}", chat[0].text);
}

#[test]
fn each_championship_is_named_beside_its_points() {
    let mut desk = Desk::new();
    let id = desk.evening("Soirée", day(9, 5), &[0, 1, 2, 3]);
    desk.club.seasons().set_season_rules(desk.season, &formula("players - rank + 1")).unwrap();
    desk.add("Hiver", &formula("100 * (players - rank + 1)"));
    let named = CountedEvenings::Named { words: "deepstack".into() };
    desk.add("Deepstack", &ChampionshipRules { evenings: named, ..formula("1") });
    let seen = desk.club.views().desk(Language::Fr, id, Millis(2_000)).unwrap();
    let told: Vec<(&str, i64)> =
        seen.championships.iter().map(|one| (one.name.as_str(), one.points[0].0)).collect();
    assert_eq!((seen.view.results[0].points.0, &told[..]), (400, &[("Hiver", 40_000)][..]));
    let overview = desk.club.seasons().member_overview(desk.members[0], day(9, 6)).unwrap();
    assert_eq!(overview.evenings[0].championships, [("Hiver".to_owned(), Points(40_000))]);
    let chat = desk.club.publishing().evening_messages(Language::En, id, Form::Chat).unwrap().remove(0).text;
    assert!(chat.contains("4 pts · Hiver: 400 pts") && !chat.contains("Deepstack"), "{chat}");
}

#[test]
fn players_who_tie_share_their_points_by_choice() {
    let mut desk = Desk::new();
    let id = desk.evening("Soirée", day(9, 5), &[0, 1, 2, 3]);
    let by_choice =
        |share_tied, points| ChampionshipRules { share_tied, points, ..ChampionshipRules::default() };
    let text = "players - rank + 1";
    let each = desk.add("Chacun", &formula(text));
    let shared = desk.add("Partagés", &by_choice(true, formula(text).points));
    let places = [(1, 1), (2, 1), (3, 1), (4, 4)];
    let places = places.map(|(entry, place)| CorrectedPlace { entry: EntryId(entry), place }).to_vec();
    desk.act(id, &Action::CorrectRanking { places, why: "Trois vainqueurs".to_owned() });
    // One of those who tied is a guest, who is not ranked.
    let guest = MemberDraft {
        id: Some(desk.members[2]),
        first_name: "Cléo".into(),
        last_name: "Caro".into(),
        guest: true,
        ..MemberDraft::default()
    };
    desk.club.library().save_member(guest, Millis::ZERO).unwrap();
    let whole = [(1, 0, 400), (1, 1, 400), (3, 3, 100)];
    let averages = [(1, 0, 300), (1, 1, 300), (3, 3, 100)];
    assert_eq!((desk.standings(each), desk.standings(desk.season)), (whole.to_vec(), whole.to_vec()));
    assert_eq!(desk.standings(shared), averages);
    let rules = by_choice(true, PointsSource::Recorded);
    let preview = desk
        .club
        .seasons()
        .preview_rules(Language::Fr, desk.season, Some(desk.season.into()), &rules)
        .unwrap();
    assert_eq!((preview.changes.len(), preview.changes[0].after), (2, Some((1, Points(300)))));
    desk.club.seasons().set_season_rules(desk.season, &rules).unwrap();
    assert_eq!(desk.standings(desk.season), averages);
    let seen = desk.club.views().desk(Language::Fr, id, Millis(2_000)).unwrap();
    assert_eq!((seen.view.results[0].points, seen.championships[0].points[0]), (Points(300), Points(400)));
    let parts = desk.club.seasons().explained_results(shared, desk.members[0]).unwrap().remove(0).parts;
    assert_eq!(parts[0].reason, ScoreFor::Shared { first: 1, last: 3 });
    let said = |club: &mut Club, ranking| {
        club.seasons().season_table(Language::Fr, ranking).unwrap().rules.join(" ")
    };
    assert!(said(&mut desk.club, shared).contains("se partagent"));
    assert!(said(&mut desk.club, each).contains("chacun a les points"));

    // While it is played, everybody still in counts with the worst place to come, and shares it with nobody.
    let tonight = desk.begun("Ce soir", day(9, 12), &[0, 1, 3]);
    let provisional = desk.club.seasons().provisional(Language::Fr, tonight).unwrap();
    let provisional = provisional.into_iter().find(|one| one.ranking == shared).unwrap();
    let points: Vec<_> = provisional.lines.iter().filter_map(|line| line.tonight).collect();
    assert_eq!(points, [Points(100); 3]);
}

#[test]
fn milestones_count_beside_evenings() {
    let mut desk = Desk::new();
    desk.evening("1", day(9, 4), &[0, 1, 2, 3]);
    desk.evening("2", day(9, 11), &[1, 0, 2]);
    desk.evening("3", day(9, 18), &[0, 2]);
    let milestone = |of, count, points, again| Milestone { of, count, points: Points(points), again };
    let milestones = vec![
        milestone(MilestoneOf::Played, 2, 1_000, true),
        milestone(MilestoneOf::Played, 3, 50, false),
        milestone(MilestoneOf::Wins, 2, 7, false),
        milestone(MilestoneOf::FinalTables, 3, 3, false),
        milestone(MilestoneOf::Eliminations, 2, 100, true),
    ];
    let rules = ChampionshipRules { best_n: Some(1), milestones, ..ChampionshipRules::default() };
    let ranking = desk.add("Paliers", &rules);
    // Ana: best evening 400; three evenings played, two won, three final tables of two seats, four players put out.
    let ana = 400 + 1_000 + 50 + 7 + 3 + 200;
    let (bob, cleo) = (300 + 1_000 + 100, 200 + 1_000 + 50);
    assert_eq!(desk.standings(ranking), [(1, 0, ana), (2, 1, bob), (3, 2, cleo), (4, 3, 100)]);
    let line = desk.club.seasons().standings(Language::Fr, ranking).unwrap().remove(0);
    let reached: Vec<(u32, i64)> =
        line.milestones.iter().map(|reached| (reached.times, reached.points.0)).collect();
    assert_eq!(reached, [(1, 1_000), (1, 50), (1, 7), (1, 3), (2, 200)]);
    let table = desk.club.seasons().season_table(Language::Fr, ranking).unwrap();
    assert!(
        table.rules.iter().any(|rule| rule.contains("10 toutes les 2 soirées jouées")),
        "{:?}",
        table.rules
    );
    let list = desk
        .club
        .seasons()
        .export(Language::Fr, SeasonExport::Standings { ranking }, ListFormat::Csv)
        .unwrap();
    assert!(String::from_utf8(list).unwrap().contains("Paliers"));

    let wrong = milestone(MilestoneOf::Wins, 0, 7, false);
    let rules = ChampionshipRules { milestones: vec![wrong], ..ChampionshipRules::default() };
    assert!(desk.club.seasons().set_season_rules(desk.season, &rules).is_err());
}

#[test]
fn teams_score_with_the_best_results_of_each_evening() {
    let mut desk = Desk::new();
    for (tag, members) in [("Rouges", [0, 3, 5]), ("Bleus", [1, 2, 4])] {
        let members = members.map(|index| desk.members[index]).into();
        desk.club.library().tag_members(tag, &members).unwrap();
    }
    let first = desk.evening("Interclubs 1", day(9, 4), &[0, 1, 2, 3, 4]);
    let second = desk.evening("Interclubs 2", day(9, 4), &[1, 3, 2]);
    let teams = |best| Some(Teams { tags: vec!["Rouges".into(), "Bleus".into(), "Verts".into()], best });
    let ranking =
        desk.add("Équipes", &ChampionshipRules { teams: teams(None), best_n: Some(1), ..Default::default() });
    let stand = |desk: &mut Desk, ranking| -> Vec<(u32, String, i64, u32)> {
        let teams = desk.club.seasons().team_standings(ranking).unwrap();
        teams.into_iter().map(|team| (team.rank, team.team, team.total.0, team.wins)).collect()
    };
    // 5, 4, 3, 2, 1 points for the places of the first evening, 3, 2, 1 for those of the second: all count for the
    // team, though each player alone counts one.
    let all = [(1, "Bleus".to_owned(), 1_200, 2), (2, "Rouges".into(), 900, 0), (3, "Verts".into(), 0, 0)];
    assert_eq!(stand(&mut desk, ranking), all);
    let found = desk.club.seasons().team_standings(ranking).unwrap();
    let evenings: Vec<_> =
        found[0].evenings.iter().map(|one| (one.tournament, one.points.0, one.scored, one.players)).collect();
    assert_eq!(evenings, [(first, 800, 3, 3), (second, 400, 2, 2)]);

    // The best one alone: 5 and 2 against 4 and 3, and each has won one evening; the best evening decides.
    let one = desk.add("Un seul", &ChampionshipRules { teams: teams(Some(1)), ..Default::default() });
    let best = [(1, "Rouges".to_owned(), 700, 1), (2, "Bleus".into(), 700, 1), (3, "Verts".into(), 0, 0)];
    assert_eq!(stand(&mut desk, one), best);

    let list =
        desk.club.seasons().export(Language::Fr, SeasonExport::Teams { ranking }, ListFormat::Csv).unwrap();
    let list = String::from_utf8(list).unwrap();
    let bleus = list.lines().find(|line| line.contains("Bleus")).unwrap();
    assert!(bleus.contains("12") && bleus.contains(";8") && bleus.contains(";4"), "{list}");
    let message = desk.club.publishing().standings_message(Language::Fr, ranking, Form::Chat).unwrap();
    let after = message.split_once("*Équipes*\n").unwrap().1;
    assert!(after.contains("Bleus · 12 pts") && after.contains("Rouges"), "{message}");

    // A closed season keeps its teams, whoever gets another tag since.
    desk.club.seasons().close_season(desk.season, "Le bureau", day(12, 31)).unwrap();
    let moved = [desk.members[1]].into();
    desk.club.library().tag_members("Rouges", &moved).unwrap();
    assert_eq!(stand(&mut desk, ranking), all);

    let twice = Teams { tags: vec!["Rouges".into(), "Rouges".into()], best: None };
    let rules = ChampionshipRules { teams: Some(twice), ..Default::default() };
    assert_eq!(rules.problems(), [RulesProblem::Teams]);
}

#[test]
fn newcomers_and_chosen_members_have_rankings_of_their_own() {
    let mut desk = Desk::new();
    desk.evening("L’an dernier", day(6, 5), &[0, 1]);
    desk.evening("Rentrée", day(9, 4), &[0, 1, 2, 3]);
    let new = desk.add(
        "Nouveaux",
        &ChampionshipRules { members: RankedMembers::Newcomers, ..ChampionshipRules::default() },
    );
    assert_eq!(desk.standings(new), [(1, 2, 200), (2, 3, 100)]);
    let chosen = [desk.members[1], desk.members[3]].into();
    let chosen = desk.add(
        "Bureau",
        &ChampionshipRules {
            members: RankedMembers::Only { members: chosen },
            ..ChampionshipRules::default()
        },
    );
    assert_eq!(desk.standings(chosen), [(1, 1, 400), (2, 3, 100)]);
    // The record that is chosen is merged into another: that one is ranked.
    let twin = MemberDraft { first_name: "Dan".into(), last_name: "Diott".into(), ..MemberDraft::default() };
    let twin = desk.club.library().save_member(twin, Millis::ZERO).unwrap().id;
    desk.club.library().merge_members(twin, desk.members[3]).unwrap();
    desk.members.push(twin);
    assert_eq!(desk.standings(chosen), [(1, 1, 400), (2, 6, 100)]);
}

#[test]
fn each_hunter_of_a_bounty_has_its_bonus() {
    let mut desk = Desk::new();
    let bounty = Some(Bounty::Fixed { amount: Cents(500) });
    let id = desk.begun_with("Primes", day(9, 4), &[0, 1, 2, 3], bounty);
    desk.bust(id, 4, Some(2));
    desk.bust(id, 3, Some(1));
    desk.act(id, &Action::NameHunters { entry: EntryId(3), by: vec![EntryId(1), EntryId(2)] });
    desk.bust(id, 2, Some(1));
    desk.act(id, &Action::Finish { stacks: Vec::new() });
    // Eliminations without bounties are worth nothing here.
    desk.evening("Sans primes", day(9, 11), &[0, 1, 2, 3]);
    let bonuses = Bonuses { bounty: Points(100), ..Bonuses::default() };
    let hunters = desk.add("Primes", &ChampionshipRules { bonuses, ..formula("0") });
    assert_eq!(desk.standings(hunters), [(1, 0, 200), (2, 1, 200), (3, 2, 0), (4, 3, 0)]);
    let explained = desk.club.seasons().explained_results(hunters, desk.members[1]).unwrap();
    let parts: Vec<ScoreFor> = explained[0].parts.iter().map(|part| part.reason).collect();
    assert_eq!(parts, [ScoreFor::Bounties { bounties: 2 }]);
}

#[test]
fn a_tag_has_its_own_ranking() {
    let mut desk = Desk::new();
    desk.evening("Rentrée", day(9, 4), &[0, 1, 2, 3]);
    let tagged = |tag: &str| ChampionshipRules {
        members: RankedMembers::Tagged { tag: tag.into() },
        ..ChampionshipRules::default()
    };
    let women = desk.add("Femmes", &tagged("femmes"));
    assert_eq!(desk.standings(women), [], "nobody has the tag");
    let members = [desk.members[0], desk.members[2]].into();
    desk.club.library().tag_members("Femmes", &members).unwrap();
    assert_eq!(desk.standings(women), [(1, 0, 400), (2, 2, 200)]);
    desk.club.library().tag_members("Femmes", &[desk.members[2], desk.members[3]].into()).unwrap();
    assert_eq!(desk.standings(women), [(1, 2, 200), (2, 3, 100)]);
    let season = desk.season;
    let preview = desk.club.seasons().preview_rules(Language::En, season, None, &tagged(" ")).unwrap();
    assert_eq!(preview.problems.len(), 1, "{preview:?}");
    assert!(preview.problems[0].starts_with("Choose a tag"), "{preview:?}");
}

#[test]
fn changes_of_rules_are_previewed() {
    let mut desk = Desk::new();
    desk.evening("Un", day(9, 4), &[0, 1, 2]);
    desk.evening("Deux", day(9, 11), &[3, 0, 1, 2]);
    let season = desk.season;
    let rules = ChampionshipRules { best_n: Some(1), ..ChampionshipRules::default() };
    let before = desk.standings(season);
    let preview =
        desk.club.seasons().preview_rules(Language::Fr, season, Some(season.into()), &rules).unwrap();
    assert_eq!(desk.standings(season), before, "a preview keeps nothing");
    desk.club.seasons().set_season_rules(season, &rules).unwrap();
    let after = desk.standings(season);
    let of = |lines: &[(u32, usize, i64)], member| {
        let index = desk.members.iter().position(|other| *other == member).unwrap();
        lines.iter().find(|line| line.1 == index).map(|line| (line.0, Points(line.2)))
    };
    assert_eq!(preview.problems, Vec::<String>::new());
    for change in &preview.changes {
        assert_ne!(change.before, change.after);
        assert_eq!((change.before, change.after), (of(&before, change.member), of(&after, change.member)));
    }
    assert_eq!(preview.changes.len() + preview.unchanged as usize, 4);
    assert_eq!(preview.unchanged, 0, "{preview:?}");
    // Nothing differs between the rules that are kept and themselves.
    let preview =
        desk.club.seasons().preview_rules(Language::Fr, season, Some(season.into()), &rules).unwrap();
    assert_eq!((preview.changes.len(), preview.unchanged), (0, 4));
    // An unusable formula gives its reason.
    let broken =
        desk.club.seasons().preview_rules(Language::En, season, None, &formula("10 * wins")).unwrap();
    assert_eq!(broken.problems, ["“wins” is no quantity or function that is known."]);
}

#[test]
fn the_parts_of_each_score_add_up_to_it() {
    let mut desk = Desk::new();
    desk.evening("Un", day(9, 4), &[0, 1, 2]);
    desk.evening("Deux", day(9, 11), &[1, 0, 2, 3]);
    let bonuses = Bonuses { elimination: Points(25), win: Points(300), ..Bonuses::default() };
    let ranking = desk
        .add("Avec bonus", &ChampionshipRules { bonuses, best_n: Some(1), ..ChampionshipRules::default() });
    for member in desk.members.clone() {
        let line = desk.club.seasons().standings(Language::Fr, ranking).unwrap();
        let line = line.into_iter().find(|line| line.member == member);
        let explained = desk.club.seasons().explained_results(ranking, member).unwrap();
        let Some(line) = line else {
            assert_eq!(explained, []);
            continue;
        };
        for one in &explained {
            assert_eq!(one.parts.iter().map(|part| part.points.0).sum::<i64>(), one.result.points.0);
        }
        let results: Vec<_> = explained.iter().map(|one| one.result.clone()).collect();
        assert_eq!(results, line.results);
        let counted = explained.iter().filter(|one| one.result.counted);
        assert_eq!(counted.map(|one| one.result.points.0).sum::<i64>(), line.total.0);
    }
    let bob = desk.club.seasons().explained_results(ranking, desk.members[1]).unwrap();
    let reasons: Vec<ScoreFor> = bob[0].parts.iter().map(|part| part.reason).collect();
    assert!(reasons.contains(&ScoreFor::Eliminations { players: 3 }), "{reasons:?}");
    assert_eq!((bob[0].players, bob[0].result.place), (4, 1));
}

#[test]
fn a_closed_season_keeps_its_standings() {
    let mut desk = Desk::new();
    let season = desk.season;
    let evening = desk.evening("Un", day(9, 4), &[0, 1, 2]);
    let cup = desk.add("Coupe", &formula("players - rank"));
    let (own, of_cup) = (desk.standings(season), desk.standings(cup));
    let refused = desk.club.seasons().close_season(season, "  ", day(12, 31)).unwrap_err();
    assert_eq!(refused.code, "store-name_missing");
    desk.club.seasons().close_season(season, "La présidente", day(12, 31)).unwrap();

    let closed = desk.club.seasons().standings_rules(season).unwrap().closed.unwrap();
    assert_eq!((closed.on, closed.by.as_str(), closed.differs), (day(12, 31), "La présidente", false));
    for refused in [
        desk.club.tournaments().set_season(evening, None).unwrap_err(),
        desk.club.seasons().set_season_rules(season, &ChampionshipRules::default()).unwrap_err(),
        desk.club.seasons().delete_championship(season, cup.championship.unwrap()).unwrap_err(),
        desk.club.seasons().close_season(season, "Moi", day(12, 31)).unwrap_err(),
        desk.club
            .library()
            .save_season(&SeasonDraft { id: Some(season), ..self::season("2027") })
            .unwrap_err(),
    ] {
        assert_eq!(refused.code, "season-closed");
    }
    // The end is undone, and another one wins.
    desk.club.play().undo(evening, Millis(2_000)).unwrap();
    desk.club.play().undo(evening, Millis(2_000)).unwrap();
    desk.bust(evening, 1, Some(2));
    desk.act(evening, &Action::Finish { stacks: Vec::new() });
    assert_eq!((desk.standings(season), desk.standings(cup)), (own.clone(), of_cup));
    assert!(desk.club.seasons().standings_rules(season).unwrap().closed.unwrap().differs);
    assert_eq!(desk.club.audit().verify().unwrap(), Vec::<String>::new());

    desk.club.seasons().reopen_season(season).unwrap();
    assert_eq!(desk.standings(season)[0], (1, 1, own[0].2), "the results count again");
}

#[test]
fn a_season_in_play_is_not_closed() {
    let mut desk = Desk::new();
    desk.begun("Ce soir", day(9, 4), &[0, 1]);
    let refused = desk.club.seasons().close_season(desk.season, "Moi", day(9, 4)).unwrap_err();
    assert_eq!(refused.code, "season-still_playing");
}

#[test]
fn the_season_is_foretold_while_the_evening_is_played() {
    let mut desk = Desk::new();
    desk.evening("Un", day(9, 4), &[0, 1, 2, 3]);
    desk.add(
        "Autre jour",
        &ChampionshipRules {
            evenings: CountedEvenings::Named { words: "samedi".into() },
            ..ChampionshipRules::default()
        },
    );
    let ranking = desk.add("Formule", &formula("players - rank + eliminations"));
    let id = desk.begun("Vendredi", day(9, 11), &[3, 2, 1, 0]);
    desk.bust(id, 4, Some(1));
    // Ana is out in fourth place; the others have at least the third.
    let provisional = desk.club.seasons().provisional(Language::Fr, id).unwrap();
    let names: Vec<&str> = provisional.iter().map(|found| found.name.as_str()).collect();
    assert_eq!(names, ["2026", "Formule"]);
    let ana = provisional[0].lines.iter().find(|line| line.member == desk.members[0]).unwrap();
    assert_eq!((ana.tonight, ana.playing, ana.before), (Some(Points(100)), false, Some(1)));
    let bob = provisional[0].lines.iter().find(|line| line.member == desk.members[1]).unwrap();
    assert_eq!((bob.tonight, bob.playing, bob.before), (Some(Points(200)), true, Some(2)));
    assert_eq!(
        desk.club.seasons().what_if(id, desk.members[0]).unwrap(),
        [],
        "who is out has no places left"
    );

    // Dan asks what the places would do. He then finishes second, and the others as they stood.
    let dan = desk.members[3];
    let what_if = desk.club.seasons().what_if(id, dan).unwrap();
    assert_eq!(what_if.len(), 2);
    let places: Vec<u32> = what_if[1].places.iter().map(|place| place.place).collect();
    assert_eq!((what_if[1].ranking, places), (ranking, vec![1, 2, 3]));
    assert!(
        what_if
            .iter()
            .all(|standings| standings.places.windows(2).all(|pair| pair[0].points > pair[1].points))
    );
    desk.bust(id, 3, None);
    desk.bust(id, 1, None);
    desk.act(id, &Action::Finish { stacks: Vec::new() });
    let lines = desk.club.seasons().standings(Language::Fr, ranking).unwrap();
    let line = lines.iter().find(|line| line.member == dan).unwrap();
    let told = &what_if[1].places[1];
    assert_eq!((told.points, told.total), (line.results[0].points, line.total));
    assert_eq!(desk.club.seasons().provisional(Language::Fr, id).unwrap(), [], "the evening is over");
}

#[test]
fn what_is_not_right_in_a_championship_is_named() {
    let mut desk = Desk::new();
    let save = |desk: &mut Desk, name: &str, rules: ChampionshipRules| {
        let draft = ChampionshipDraft { id: None, season: desk.season, name: name.to_owned(), rules };
        let problem = desk.club.seasons().save_championship(&draft).unwrap_err();
        assert_eq!(problem.code, "championship-impossible");
        let say = |(at, phrase): &(String, tapis_club::locale::Phrase)| {
            format!("{at}: {}", phrase.say(Language::En))
        };
        problem.fields.iter().map(say).collect::<Vec<_>>()
    };
    let usual = ChampionshipRules::default;
    assert_eq!(save(&mut desk, " ", usual()), ["name: Give the championship a name."]);
    assert_eq!(
        save(&mut desk, "A", ChampionshipRules { best_n: Some(0), ..usual() }),
        ["rules: At least one result must count; leave it empty to count them all."]
    );
    assert_eq!(save(&mut desk, "A", formula("rank / (rank - 1)")).len(), 1);
    let ties = vec![TieBreak::Wins, TieBreak::Wins];
    let value = ["rules: The same tie-break is named twice."];
    assert_eq!(save(&mut desk, "A", ChampionshipRules { ties, ..usual() }), value);
    desk.add("Coupe", &usual());
    assert_eq!(
        save(&mut desk, "Coupe ", usual()),
        ["name: Another championship of the season has this name."]
    );
    // A field that the program does not know is refused, not ignored.
    let text = serde_json::to_string(&usual()).unwrap().replace("drop_worst", "drop_best");
    assert!(serde_json::from_str::<ChampionshipRules>(&text).is_err());
}

/// Two clubs of three, two rounds at tables of two: every round a tournament of its own whose tables play for
/// themselves.
#[test]
fn a_team_day_adds_up_by_table() {
    let mut desk = Desk::new();
    let clubs = [("Nancy", [0, 1, 2]), ("Metz", [3, 4, 5])];
    for (tag, members) in clubs {
        let members = members.map(|index| desk.members[index]).into();
        desk.club.library().tag_members(tag, &members).unwrap();
    }
    let mut setup = freezeout(Language::Fr, day(10, 3));
    setup.name = "Journée".to_owned();
    setup.points = PointsScheme::PerPlayer { each: Points(100), participation: Points(100) };
    let season = desk.season;
    let wish = |teams: &[&str], rounds| TeamDayWish {
        setup: setup.clone(),
        season,
        teams: teams.iter().map(|tag| (*tag).to_owned()).collect(),
        rounds,
        seats: 2,
    };
    let mut refused = |wish| {
        let problem = desk.club.entries().create_team_day(Language::Fr, &wish, Millis::ZERO).unwrap_err();
        problem.fields[0].0.clone()
    };
    assert_eq!(refused(wish(&["Nancy"], 2)), "teams");
    assert_eq!(refused(wish(&["Nancy", "Brest"], 2)), "teams");
    assert_eq!(refused(wish(&["Nancy", "Metz"], 7)), "rounds");
    assert!(desk.club.tournaments().all().unwrap().is_empty());

    let made = desk
        .club
        .entries()
        .create_team_day(Language::Fr, &wish(&["Nancy", "Metz"], 2), Millis::ZERO)
        .unwrap();
    let twice = desk
        .club
        .entries()
        .create_team_day(Language::Fr, &wish(&["Nancy", "Metz"], 2), Millis::ZERO)
        .unwrap_err();
    assert_eq!(twice.fields[0].0, "name");
    let mut names: Vec<String> =
        desk.club.tournaments().all().unwrap().into_iter().map(|row| row.name).collect();
    names.sort();
    assert_eq!(names, ["Journée · tour 1", "Journée · tour 2"]);
    for id in &made.tournaments {
        let seen = desk.club.views().desk(Language::Fr, *id, Millis::ZERO).unwrap();
        assert_eq!(seen.people.len(), 6, "names of the teams' players are there before they are in");
        for member in desk.members.clone() {
            desk.act(*id, &Action::Register { member, born: None, paid: true });
        }
        desk.act(*id, &Action::DrawSeats);
        desk.act(*id, &Action::Start);
        let tables: Vec<Vec<EntryId>> = desk
            .club
            .tournament(*id)
            .unwrap()
            .tables()
            .values()
            .map(|table| table.seats.iter().flatten().copied().collect())
            .collect();
        assert_eq!(tables.len(), 3);
        for table in tables {
            let nancy: Vec<EntryId> = table.iter().copied().filter(|entry| entry.0 <= 3).collect();
            assert_eq!((table.len(), nancy.len()), (2, 1), "one of each club");
            // Nancy wins every table.
            let out = table.into_iter().find(|entry| entry.0 > 3).unwrap();
            let line = BustLine { entry: out, by: None, stack: None };
            desk.act(*id, &Action::Bust { players: vec![line] });
        }
        desk.act(*id, &Action::Finish { stacks: Vec::new() });
    }
    let ranking = Ranking { season, championship: Some(made.championship) };
    let teams = desk.club.seasons().team_standings(ranking).unwrap();
    let totals: Vec<_> = teams.iter().map(|team| (team.team.as_str(), team.total.0, team.wins)).collect();
    // Two points for a table won, one for one lost, at three tables in each of two rounds.
    assert_eq!(totals, [("Nancy", 1_200, 2), ("Metz", 600, 0)]);
    let certificate = desk.club.tournament(made.tournaments[0]).unwrap().draw_seed().copied();
    assert!(certificate.is_some());
}
