//! The pages as a browser reads them: valid, without scripts, and every link leads somewhere.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::BTreeSet;

use quick_xml::events::Event;
use scraper::{Html, Selector};
use tapis_locale::Language;
use tapis_site::facts::Evidence;
use tapis_site::{Files, Site, SitePath};

use crate::sample::{SHARP, facts, site};

fn parsed(files: &Files) -> Vec<(&SitePath, Html)> {
    let pages = files.iter().filter(|(path, _)| path.as_str().ends_with(".html"));
    pages.map(|(path, bytes)| (path, Html::parse_document(std::str::from_utf8(bytes).unwrap()))).collect()
}

fn all<'a>(page: &'a Html, selector: &str) -> Vec<scraper::ElementRef<'a>> {
    page.select(&Selector::parse(selector).unwrap()).collect()
}

fn words(page: &Html, selector: &str) -> String {
    let found = all(page, selector).into_iter().next().unwrap_or_else(|| panic!("no {selector}"));
    found.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn page(files: &Files, path: &str) -> Html {
    Html::parse_document(std::str::from_utf8(&files[&path.parse().unwrap()]).unwrap())
}

/// Target of a page's link: the file and the anchor.
fn target(from: &SitePath, link: &str) -> (String, String) {
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    if file.is_empty() {
        return (from.to_string(), anchor.to_owned());
    }
    let mut names: Vec<&str> = from.as_str().split('/').collect();
    names.pop();
    for name in file.split('/') {
        if name == ".." {
            assert!(names.pop().is_some(), "{from}: {link} leaves the site")
        } else {
            names.push(name)
        }
    }
    (names.join("/"), anchor.to_owned())
}

#[test]
fn pages_are_valid_and_every_link_leads_somewhere() {
    let files = site().files();
    let pages = parsed(&files);
    assert!(pages.len() > 16, "{:?}", files.keys());
    let ids = |page: &Html| -> Vec<String> {
        all(page, "[id]").iter().map(|one| one.attr("id").unwrap().to_owned()).collect()
    };
    let anchors: Vec<(String, BTreeSet<String>)> =
        pages.iter().map(|(path, page)| (path.to_string(), ids(page).into_iter().collect())).collect();
    for (path, page) in &pages {
        assert_eq!(page.errors, Vec::<std::borrow::Cow<'static, str>>::new(), "{path}");
        let found = ids(page);
        assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), found.len(), "{path}: an id twice");
        assert_eq!(all(page, "h1").len(), 1, "{path}");
        assert_eq!(all(page, "main").len(), 1, "{path}");
        assert_eq!(all(page, "script, iframe, object, embed, form, style, base").len(), 0, "{path}");
        for element in all(page, "*") {
            for (name, value) in element.value().attrs() {
                assert!(!name.starts_with("on") && name != "style", "{path}: {name}");
                if ["href", "src"].contains(&name) && value != "data:," {
                    assert!(!value.contains(':') && !value.starts_with('/'), "{path}: {value} is elsewhere");
                    let (file, anchor) = target(path, value);
                    assert!(files.contains_key(&file.parse().unwrap()), "{path}: {value} is not there");
                    let there = anchors.iter().find(|(page, _)| *page == file);
                    assert!(
                        anchor.is_empty() || there.is_some_and(|(_, ids)| ids.contains(&anchor)),
                        "{path}: {value} has no anchor"
                    );
                }
                if name == "aria-labelledby" {
                    assert!(found.contains(&value.to_owned()), "{path}: {value}");
                }
            }
        }
        for element in all(page, "link[rel=stylesheet]") {
            assert_eq!(target(path, element.attr("href").unwrap()).0, "style.css");
        }
        // Every page can be reached from the first one of its language.
        assert!(!words(page, "title").is_empty());
    }
}

#[test]
fn names_and_texts_are_never_markup() {
    let files = site().files();
    let evening = page(&files, "evenings/11.html");
    assert_eq!(
        words(&evening, "tbody tr:first-child th"),
        SHARP.split_whitespace().collect::<Vec<_>>().join(" ")
    );
    assert_eq!(words(&evening, "h1"), "Tournoi n° 11 <samedi> & fils");
    assert!(words(&evening, "tbody").contains("un jambon <cru>"));
    let rules = page(&files, "rules.html");
    assert!(words(&rules, "dt[id='1-1'] + dd").contains("<script>alert(1)</script>"));
    assert_eq!(
        all(&rules, "dd a").iter().map(|a| a.attr("href").unwrap()).collect::<Vec<_>>(),
        ["#2-3", "#1-1"]
    );
    assert_eq!(words(&page(&files, "standings/1-4.html"), "h1"), "Nouveaux & <jeunes>, Saison <2026>");
}

#[test]
fn an_evening_says_places_prizes_and_points() {
    let evening = page(&site().files(), "evenings/11.html");
    let text = words(&evening, "main");
    for said in [
        "Samedi 21 novembre 2026",
        "40 joueurs · Dotation : 165,50 €",
        "1er<b>O'Neil & Co\"</b>120 €45",
        "2eÉlodie D.45,50 €32",
        "3eMembre effacé n° 726,1",
        "2 joueurs ne sont pas nommés",
        "Saison <2026>",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    let english = words(&page(&site().files(), "en/evenings/11.html"), "main");
    assert!(english.contains("Saturday 21 November 2026") && english.contains("€45.50"), "{english}");
    // Without money nothing is said of any.
    let mut plain = site();
    for evening in &mut plain.main.evenings {
        evening.pool = None;
        evening.lines.iter_mut().for_each(|line| line.prize = 0);
    }
    let text = words(&page(&plain.files(), "evenings/10.html"), "main");
    assert!(!text.contains('€') && !text.contains("Dotation"), "{text}");
}

/// A league's site leads to what anyone checks a result with; a club's own has none.
#[test]
fn an_evening_links_to_its_proof() {
    let mut site = site();
    assert!(all(&page(&site.files(), "evenings/11.html"), "a[download]").is_empty());
    let evidence = Evidence { file: "evidence/11.tapis-evidence".into(), key: "K7Q2-9XPM-4T0A-HJ3C".into() };
    for facts in [Some(&mut site.main), site.other.as_mut()].into_iter().flatten() {
        for evening in facts.evenings.iter_mut().filter(|evening| evening.number == 11) {
            evening.evidence = Some(evidence.clone());
        }
    }
    let files = site.files();
    for path in ["evenings/11.html", "en/evenings/11.html"] {
        let page = page(&files, path);
        let link = all(&page, "a[download]")[0].attr("href").unwrap();
        assert_eq!(target(&path.parse().unwrap(), link).0, evidence.file);
        let how = words(&page, "main");
        assert!(how.contains("league verify 11.tapis-evidence --key K7Q2-9XPM-4T0A-HJ3C"), "{how}");
    }
}

#[test]
fn standings_show_what_explains_them() {
    let page = page(&site().files(), "standings/1.html");
    let text = words(&page, "main");
    for said in [
        "Les 10 meilleurs résultats comptent.",
        "gagne 2 places",
        "perd une place",
        "garde sa place",
        "Pas encore classés",
    ] {
        assert!(text.contains(said), "{said}: {text}");
    }
    assert_eq!(words(&page, "s"), "2,1");
    assert_eq!(all(&page, "table.scores thead a").len(), 2);
}

#[test]
fn both_languages_have_the_same_linked_pages() {
    let files = site().files();
    let pages: BTreeSet<&str> = files
        .keys()
        .map(SitePath::as_str)
        .filter(|path| path.ends_with(".html") || path.ends_with(".xml"))
        .collect();
    let (english, french): (Vec<&str>, Vec<&str>) = pages.iter().partition(|path| path.starts_with("en/"));
    assert_eq!(english.iter().map(|path| &path[3..]).collect::<Vec<_>>(), french);
    let html = page(&files, "en/evenings/12.html");
    assert_eq!(all(&html, "li.language a")[0].attr("href"), Some("../../evenings/12.html"));
    assert_eq!(all(&html, "html")[0].attr("lang"), Some("en-GB"));
    let one = Site { other: None, ..site() }.files();
    assert!(one.keys().all(|path| !path.as_str().starts_with("en/")));
    assert!(all(&page(&one, "index.html"), "li.language").is_empty());
}

#[test]
fn the_same_facts_make_the_same_bytes() {
    assert_eq!(site().files(), site().files());
    let mut renamed = site();
    renamed.main.club = "Autre nom".to_owned();
    renamed.main.evenings.insert(0, crate::sample::evening(14, "2026-11-28"));
    let (before, after) = (site().files(), renamed.files());
    assert!(before.keys().all(|path| after.contains_key(path)));
    let ids = |files: &Files| -> BTreeSet<String> {
        let feed = String::from_utf8(files[&"feed.xml".parse().unwrap()].clone()).unwrap();
        feed.split("<id>").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned()).collect()
    };
    assert!(ids(&after).is_superset(&ids(&before)), "a reader would show everything again");
    let elsewhere = Site { identity: "\"other\"".to_owned(), ..site() }.files();
    assert!(ids(&elsewhere).is_disjoint(&ids(&before)), "two clubs have entries of their own");
}

#[test]
fn the_feed_is_well_formed_and_leads_to_pages() {
    for address in [None, Some("https://club.example/poker")] {
        let site = Site { address: address.map(|address| address.parse().unwrap()), ..site() };
        let files = site.files();
        for (file, home) in [("feed.xml", ""), ("en/feed.xml", "en/")] {
            let text = std::str::from_utf8(&files[&file.parse().unwrap()]).unwrap();
            let mut reader = quick_xml::Reader::from_str(text);
            let mut entries = 0;
            loop {
                match reader.read_event().unwrap() {
                    Event::Start(start) if start.name().as_ref() == "entry" => entries += 1,
                    Event::Empty(link) => {
                        let href = link.try_get_attribute("href").unwrap().unwrap();
                        let href = href.value.into_owned();
                        let page = match address {
                            Some(address) => {
                                href.strip_prefix(&format!("{address}/{home}")).unwrap().to_owned()
                            }
                            None => href,
                        };
                        let page = if page.is_empty() { "index.html" } else { &page };
                        assert!(files.contains_key(&format!("{home}{page}").parse().unwrap()), "{page}");
                    }
                    Event::Eof => break,
                    _ => {}
                }
            }
            assert_eq!(entries, 4, "{text}");
            assert!(text.contains("Tournoi n° 11 &lt;samedi&gt; &amp; fils"), "{text}");
            assert!(text.contains("<updated>2026-11-21T23:30:00Z</updated>"));
        }
    }
}

#[test]
fn a_club_that_has_played_nothing_has_a_site() {
    let mut new = facts(Language::Fr);
    (new.coming, new.evenings, new.seasons, new.rules) = (Vec::new(), Vec::new(), Vec::new(), None);
    let files = Site { main: new, other: None, logo: None, ..site() }.files();
    let names: Vec<&str> = files.keys().map(SitePath::as_str).collect();
    assert_eq!(names, ["calendar.html", "feed.xml", "index.html", "style.css"]);
    assert!(words(&page(&files, "index.html"), "main").contains("Aucune date n’est encore annoncée."));
}

#[test]
fn the_style_sheet_loads_nothing() {
    let files = site().files();
    let css = std::str::from_utf8(&files[&"style.css".parse().unwrap()]).unwrap();
    for loads in ["url(", "@import", "http", "//"] {
        assert!(!css.contains(loads), "{loads}");
    }
    assert!(css.contains("prefers-color-scheme: dark") && css.contains("@media print"));
}
