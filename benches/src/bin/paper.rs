//! The rules booklet and standings of five hundred rows, compared with other document generators that
//! set the same words; then all the paper of an evening of 120 players.
#![forbid(unsafe_code)]

use std::path::Path;
use std::time::Duration;

use tapis_benches::peers::Content;
use tapis_benches::rehearsal::seated;
use tapis_benches::{disk_folder, line, median, ms, peers, quantile, table, timed, verdict};
use tapis_club::beginning::simulate::Evening;
use tapis_club::engine::base::quantity::{Millis, TournamentId};
use tapis_club::locale::Language;
use tapis_club::{About, Club, DocumentKind, DocumentOptions, DocumentSubject, Problem};
use tapis_documents::layout::Face;
use tapis_documents::papers::standings;
use tapis_documents::papers::standings::{StandingRow, Standings};
use tapis_documents::{Paper, Style};

const ROUNDS: usize = 21;
/// Fewer rounds for them: Chromium restarts each time, and WeasyPrint takes seconds.
const SLOW_ROUNDS: usize = 5;
/// November 2026; no document says when it was made.
const NOW: Millis = Millis(1_795_000_000_000);
/// Each with the goal: at least this many times slower than ours.
const PEERS: [(&str, usize, f64); 4] = [
    ("typst", SLOW_ROUNDS, 1.0),
    ("reportlab", ROUNDS, 1.0),
    ("WeasyPrint", SLOW_ROUNDS, 10.0),
    ("Chromium", SLOW_ROUNDS, 10.0),
];

fn five_hundred() -> (Standings, Content) {
    let title = "Classement 2026-2027";
    let lines: Vec<StandingRow> = (1..=500_u32)
        .map(|rank| StandingRow {
            rank,
            name: format!("Prénom{} Nom-Composé {rank}", rank * 7 % 90),
            points: i64::from(50_000 - rank * 90),
            played: rank % 11 + 1,
            wins: rank % 3,
            best_place: rank % 17 + 1,
        })
        .collect();
    let row = |line: &StandingRow| {
        let numbers = [line.points / 100, line.played.into(), line.wins.into(), line.best_place.into()];
        let cells = [line.rank.to_string(), line.name.clone()].into_iter();
        cells.chain(numbers.map(|number| number.to_string())).collect()
    };
    let content = Content {
        title: title.to_owned(),
        heads: ["Rang", "Joueur", "Points", "Tournois joués", "Victoires", "Meilleure place"]
            .map(str::to_owned)
            .into(),
        rows: lines.iter().map(row).collect(),
        blocks: Vec::new(),
    };
    let standings = Standings {
        club: "Club".into(),
        season: "2026-2027".to_owned(),
        days: None,
        played: 11,
        rules: Vec::new(),
        min_played: 0,
        last_day: None,
        teams: Vec::new(),
        clubs: false,
        lines,
    };
    (standings, content)
}

fn rounds(count: usize, mut make: impl FnMut()) -> Vec<Duration> {
    make();
    (0..count).map(|_| timed(&mut make).0).collect()
}

fn beside(title: &str, own: &[Duration], content: &Content, folder: &Path) {
    let ours = median(own);
    let mut lines = vec![
        line(&[&"", &"median", &"90 %", &"times ours", &"goal"]),
        line(&[&"Tapis", &ms(ours), &ms(quantile(own, 90)), &"1", &""]),
    ];
    for (peer, count, goal) in PEERS {
        lines.push(match peers::times(peer, content, folder, count) {
            Ok(times) => {
                let ratio = median(&times).as_secs_f64() / ours.as_secs_f64();
                let goal = format!("{goal} {}", verdict(ratio >= goal));
                let ratio = format!("{ratio:.1}");
                line(&[&peer, &ms(median(&times)), &ms(quantile(&times, 90)), &ratio, &goal])
            }
            Err(why) => line(&[&peer, &why]),
        });
    }
    table(title, &lines);
}

fn main() -> Result<(), String> {
    let folder = disk_folder().map_err(|error| error.to_string())?;
    let folder = folder.path();
    std::fs::create_dir(folder.join("fonts")).map_err(|error| error.to_string())?;
    for (face, name) in [(Face::Regular, "regular.ttf"), (Face::Bold, "bold.ttf")] {
        std::fs::write(folder.join("fonts").join(name), face.file()).map_err(|error| error.to_string())?;
    }
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 21).unwrap_or_default();
    let mut club = Club::create(&folder.join("club.tapis"), "Club", Language::Fr, day).map_err(said)?;
    let options = DocumentOptions::default();

    let booklet = club.papers().document(DocumentKind::Rules, About::Club, options, NOW).map_err(said)?;
    let place = folder.join("booklet.pdf");
    std::fs::write(&place, &booklet.bytes).map_err(|error| error.to_string())?;
    let content = Content::read("Règlement des tournois", &place)?;
    let own = rounds(ROUNDS, || {
        std::hint::black_box(club.papers().document(DocumentKind::Rules, About::Club, options, NOW).is_ok());
    });
    beside(
        &format!("The rules booklet, {} pages; others set its words alone", booklet.pages),
        &own,
        &content,
        folder,
    );

    let (facts, content) = five_hundred();
    let style = Style { language: Language::Fr, paper: Paper::A4, colour: true };
    let own = rounds(ROUNDS, || {
        std::hint::black_box(standings::print(&facts, style).pages);
    });
    beside("Standings of 500 rows", &own, &content, folder);

    let seated = seated(&mut club, 120).map_err(said)?;
    all_paper(
        &mut club,
        seated,
        Millis(1_000),
        "All paper of an evening of 120 players, who are all seated",
    )?;
    let (over, _) = Evening::new(&mut club, 1, NOW, &mut |_| {}).play(120).map_err(said)?;
    all_paper(&mut club, over, NOW, "The same when the winner is known")?;
    Ok(())
}

fn said(problem: Problem) -> String {
    problem.message.say(Language::Fr)
}

/// Prints every document of a tournament, one after the other.
fn all_paper(club: &mut Club, id: TournamentId, now: Millis, title: &str) -> Result<(), String> {
    let options = DocumentOptions::default();
    let mut lines = vec![line(&[&"", &"pages", &"time"])];
    let (mut pages, mut whole) = (0, Duration::ZERO);
    for &kind in
        DocumentKind::ALL.iter().filter(|kind| kind.subjects().contains(&DocumentSubject::Tournament))
    {
        let (time, made) = timed(|| club.papers().document(kind, About::Tournament(id), options, now));
        let made = made.map_err(said)?;
        lines.push(line(&[&kind.name(), &made.pages, &ms(time)]));
        pages += made.pages;
        whole += time;
    }
    let goal = format!("{}, goal 1 s {}", ms(whole), verdict(whole < Duration::from_secs(1)));
    lines.push(line(&[&"all", &pages, &goal]));
    table(title, &lines);
    Ok(())
}
