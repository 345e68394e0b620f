//! Texts to copy, as they are pasted.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use tapis_locale::Language::{En, Fr};
use tapis_site::messages::{Form, invitation, reminder, results, standings};

use crate::sample::{coming, evening, season};

#[test]
fn an_invitation_says_when_where_and_how_much() {
    let text =
        Form::Chat.write(&invitation(Fr, "Les As", &coming(), Some("https://as.example/evenings/12.html")));
    assert_eq!(
        text,
        "*Les As · Deepstack <b>*\nSamedi 5 décembre 2026 à 20\u{a0}h\u{a0}30\nFoyer rural\n\n\
         • Inscription : 20 €\n• Texas hold’em <no limit>\n\nRépondez à ce message pour vous inscrire.\n\n\
         En savoir plus\u{a0}: https://as.example/evenings/12.html"
    );
}

#[test]
fn a_reminder_says_how_many_are_registered() {
    let text = Form::Chat.write(&reminder(En, "Les As", &coming(), None));
    assert_eq!(
        text,
        "*Reminder: Les As · Deepstack <b>*\nSaturday 5 December 2026 at 20:30\nFoyer rural\n23 players are registered."
    );
}

#[test]
fn results_in_every_form() {
    let lines = results(Fr, "Les As", &evening(11, "2026-11-21"), None);
    let chat = Form::Chat.write(&lines);
    assert!(
        chat.contains("• *1er* <b>O'Neil & Co\"</b> · 120\u{a0}€ · 45 pts · Hiver <bleu>\u{a0}: 22,5 pts\n• *2e* Élodie D. · "),
        "{chat}"
    );
    let forum = Form::Bbcode.write(&lines);
    assert!(forum.starts_with("[b]Les As · Tournoi n° 11 <samedi> & fils[/b]\n"), "{forum}");
    assert!(forum.contains("[list]\n[*][b]1er[/b] <b>O'Neil") && forum.ends_with("[/list]"), "{forum}");
}

/// Markdown says what the facts say, whatever signs are in a name.
#[test]
fn markdown_is_read_back_as_it_was_meant() {
    let mut evening = evening(11, "2026-11-21");
    evening.lines[1].name = "*Zo_é_ <i>* [x](y) `c` # ~~a~~ 1. &amp; \\o/ http://a.b".to_owned();
    let text =
        Form::Markdown.write(&results(Fr, "Les As", &evening, Some("https://as.example/evenings/11.html")));
    let mut said = String::new();
    let mut links = Vec::new();
    let mut items = 0;
    for event in pulldown_cmark::Parser::new(&text) {
        match event {
            pulldown_cmark::Event::Text(text) => said.push_str(&text),
            pulldown_cmark::Event::Start(pulldown_cmark::Tag::Link { dest_url, .. }) => {
                links.push(dest_url.to_string())
            }
            pulldown_cmark::Event::Start(pulldown_cmark::Tag::Item) => items += 1,
            pulldown_cmark::Event::Start(
                pulldown_cmark::Tag::Emphasis
                | pulldown_cmark::Tag::Heading { .. }
                | pulldown_cmark::Tag::HtmlBlock,
            )
            | pulldown_cmark::Event::Code(_)
            | pulldown_cmark::Event::InlineHtml(_) => panic!("{event:?} in {text}"),
            _ => {}
        }
    }
    assert!(said.contains(&evening.lines[1].name), "{said}");
    assert!(said.contains("<b>O'Neil & Co\"</b>"), "{said}");
    assert_eq!((links, items), (vec!["https://as.example/evenings/11.html".to_owned()], 4));
}

#[test]
fn a_name_marks_nothing_up_in_messages() {
    let mut evening = evening(11, "2026-11-21");
    evening.lines[1].name = "*gras* _i_ ~b~ [b]x[/b]".to_owned();
    let lines = results(Fr, "Les As", &evening, None);
    assert!(Form::Chat.write(&lines).contains("∗gras∗ ‗i‗ ∼b∼ [b]x[/b]"));
    assert!(Form::Bbcode.write(&lines).contains("*gras* _i_ ~b~ (b)x(/b)"));
}

#[test]
fn standings_name_those_who_are_ranked() {
    let season = season();
    let text = Form::Chat.write(&standings(Fr, "Les As", &season, &season.standings[0], None));
    assert!(text.starts_with("*Les As · Classement, Saison <2026>*\nAprès 2 soirées, la dernière samedi 21 novembre 2026\n\n• *1er* <b>"), "{text}");
    assert!(text.contains("77 pts") && !text.contains("Zoé"), "{text}");
    let mut long = season.clone();
    let line = long.standings[0].lines[0].clone();
    long.standings[0].lines.extend(std::iter::repeat_n(line, 30));
    let text = Form::Chat.write(&standings(En, "Les As", &long, &long.standings[0], None));
    let (members, teams) = text.split_once("\n\n*Teams*\n").unwrap();
    assert!(members.ends_with("and 13 other players."), "{text}");
    assert!(teams.starts_with("• *1st* Les <Rois> · 122 pts\n"), "{text}");
}
