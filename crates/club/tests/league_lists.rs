//! Lists that the league gives the club, compared and taken over.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use ed25519_dalek::{Signer, SigningKey};
use tapis_club::engine::base::quantity::{Chips, MemberId, Millis};
use tapis_club::engine::rules::ruleset::Ruleset;
use tapis_club::engine::structure::{AnteKind, Step};
use tapis_club::locale::Language;
use tapis_club::store::{Exclusion, MemberDraft};
use tapis_club::{Club, Keys, LeagueField, ListsChoice, NameOffer, OfferState};
use tapis_league::{
    Bundle, BundleLine, Hash, LISTS_VERSION, ListedEvening, ListedPerson, ListedRecord, ListedSanction,
    ListedStructure, Lists, MemberUid,
};

const NOW: Millis = Millis(1_795_000_000_000);

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn today() -> NaiveDate {
    day("2026-11-27")
}

fn key() -> SigningKey {
    SigningKey::from_bytes(&[5; 32])
}

fn sent(lists: &Lists) -> Vec<u8> {
    lists.write(&|bytes| key().sign(bytes).to_bytes()).unwrap()
}

fn person(licence: Option<&str>, last: &str, first: &str) -> ListedPerson {
    ListedPerson {
        records: Vec::new(),
        licence: licence.map(str::to_owned),
        last_name: last.into(),
        first_name: first.into(),
        born: None,
        sanctions: Vec::new(),
    }
}

fn sanction(until: Option<&str>) -> ListedSanction {
    ListedSanction {
        since: day("2026-11-01"),
        until: until.map(day),
        reason: "Collusion".into(),
        decided_by: "La commission".into(),
    }
}

fn steps() -> Vec<Step> {
    let level = |big| Step::Level {
        small_blind: Chips(big / 2),
        big_blind: Chips(big),
        ante: Chips(0),
        ante_kind: AnteKind::None,
        minutes: 20,
    };
    [100, 200, 400, 800].map(level).to_vec()
}

fn lists(persons: Vec<ListedPerson>) -> Lists {
    Lists {
        tapis_lists: LISTS_VERSION,
        league: "Ligue du Nord".into(),
        key: Hash(key().verifying_key().to_bytes()),
        made: NOW,
        persons,
        calendar: vec![ListedEvening {
            date: day("2026-12-12"),
            start_minute: 19 * 60 + 30,
            name: "Finale de ligue".into(),
            venue: "Lille".into(),
            ruleset: Some("Ligue 2026".into()),
            structure: Some("Ligue lente".into()),
        }],
        rulesets: vec![Ruleset { name: "Ligue 2026".into(), ..Ruleset::default() }],
        structures: vec![ListedStructure {
            name: "Ligue lente".into(),
            starting_stack: Chips(25_000),
            steps: steps(),
        }],
    }
}

fn member(club: &mut Club, last: &str, first: &str, licence: Option<&str>, born: Option<&str>) -> MemberId {
    let draft = MemberDraft {
        last_name: last.into(),
        first_name: first.into(),
        licence: licence.map(str::to_owned),
        born: born.map(day),
        email: Some("a@example.org".into()),
        ..MemberDraft::default()
    };
    club.library().save_member(draft, NOW).unwrap().id
}

fn club(folder: &tempfile::TempDir) -> Club {
    Club::create(&folder.path().join("club.tapis"), "Cercle", Language::En, today()).unwrap()
}

#[test]
fn league_lists_change_only_the_leagues_data() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let by_licence = member(&mut club, "ELU", "Eva", Some("l100"), None);
    let by_name = member(&mut club, "Martin", "Paul", None, Some("1980-05-04"));
    let namesake = member(&mut club, "Petit", "Jean", None, Some("1970-01-01"));
    let other_licence = member(&mut club, "Grand", "Luc", Some("777"), None);
    let same = member(&mut club, "Durand", "Zoé", Some("300"), None);
    let mut persons = vec![
        person(Some("L-100"), "Élu", "Éva"),
        person(Some("200"), "Martin", "Paul"),
        person(Some("400"), "Petit", "Jean"),
        person(Some("888"), "Grand", "Luc"),
        person(Some("300"), "Durand", "Zoé"),
        person(Some("900"), "Autre", "Inès"),
    ];
    persons[1].born = Some(day("1980-05-04"));
    persons[2].born = Some(day("1999-09-09"));
    let bytes = sent(&lists(persons.clone()));
    let view = club.league().lists_view(&bytes, "aut 900", 20, today()).unwrap();
    assert_eq!(
        (view.league.as_str(), view.persons, view.known, view.older),
        ("Ligue du Nord", 6, false, false)
    );
    let found: Vec<_> = view.members.iter().map(|one| one.member).collect();
    assert_eq!(found, [by_licence, by_name], "{:?}", view.members);
    let fields: Vec<_> = view.members[0].changes.iter().map(|one| one.0).collect();
    assert_eq!(fields, [LeagueField::LastName, LeagueField::FirstName]);
    assert_eq!(view.members[1].changes, [(LeagueField::Licence, None, "200".to_owned())]);
    // A namesake born on another day, or with another licence, is somebody else.
    assert_eq!(
        (view.strangers_in_all, view.strangers.len(), view.strangers[0].name.as_str()),
        (3, 1, "Inès Autre")
    );

    // Nothing is taken over from a league that the club does not know.
    let choice = ListsChoice { strangers: [view.strangers[0].at].into(), ..view.everything() };
    let refused = |club: &mut Club, league: Option<&str>| {
        club.league().take_lists(&bytes, &choice, league, NOW, today()).unwrap_err().code
    };
    assert_eq!(refused(&mut club, None), "lists-unknown_league");
    assert_eq!(refused(&mut club, Some("AAAA-BBBB-CCCC-DDDD")), "lists-unknown_league");
    let taken = club.league().take_lists(&bytes, &choice, Some(&view.key), NOW, today()).unwrap();
    assert_eq!((taken.members, taken.added, taken.evenings, taken.rules), (2, 1, 1, 2));
    let eva = club.library().member_there(by_licence).unwrap().card;
    assert_eq!(
        (eva.last_name.as_str(), eva.first_name.as_str(), eva.licence.as_deref()),
        ("Élu", "Éva", Some("L-100"))
    );
    assert_eq!(eva.email.as_deref(), Some("a@example.org"), "the club's own fields stay");
    for untouched in [namesake, other_licence, same] {
        assert_ne!(club.library().member_there(untouched).unwrap().card.licence.as_deref(), Some("888"));
    }
    let planned = club.tournaments().all().unwrap();
    assert_eq!(
        (planned.len(), planned[0].name.as_str(), planned[0].date.as_str()),
        (1, "Finale de ligue", "2026-12-12")
    );
    let setup = club.tournament(planned[0].id).unwrap().setup().clone();
    assert_eq!(
        (setup.start_minute, setup.venue.as_str(), setup.ruleset.name.as_str()),
        (1_170, "Lille", "Ligue 2026")
    );
    assert_eq!(setup.starting_stack, Chips(25_000));
    // The same again has nothing to say.
    let again = club.league().lists_view(&bytes, "", 20, today()).unwrap();
    assert!(again.known && again.members.is_empty() && again.calendar[0].there, "{again:?}");
    assert_eq!(
        again.rulesets,
        [NameOffer { name: "Ligue 2026".into(), state: OfferState::Same, replaces: false }]
    );
    assert_eq!(again.everything(), ListsChoice::default());
    let taken = club.league().take_lists(&bytes, &again.everything(), None, NOW, today()).unwrap();
    assert_eq!((taken.members, taken.added, taken.evenings, taken.rules, taken.exclusions), (0, 0, 0, 0, 0));
    // Older lists are said to be, and nothing of them is suggested; another league's are refused.
    let mut before = lists(persons.clone());
    before.made = Millis(NOW.0 - 1);
    before.calendar[0].name = "Another name".to_owned();
    let old = club.league().lists_view(&sent(&before), "", 20, today()).unwrap();
    assert!(old.older && old.suggested() == ListsChoice::default());
    assert_eq!(old.everything().calendar.len(), 1);
    let foreign = SigningKey::from_bytes(&[6; 32]);
    let theirs = Lists { key: Hash(foreign.verifying_key().to_bytes()), ..lists(persons) };
    let theirs = theirs.write(&|bytes| foreign.sign(bytes).to_bytes()).unwrap();
    let error = club.league().take_lists(&theirs, &ListsChoice::default(), None, NOW, today()).unwrap_err();
    assert_eq!(error.code, "lists-other_league");
}

#[test]
fn the_sent_record_finds_a_renamed_member() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = Club::sample(&folder.path().join("club.tapis"), Language::En, NOW).unwrap();
    let made = club.league().league_bundle(None, &Keys::of(folder.path()), NOW).unwrap();
    let bundle = Bundle::open(&made.bytes).unwrap();
    let mut lines = bundle.lines().unwrap();
    let mut uids: Vec<MemberUid> = Vec::new();
    while let Some(line) = lines.next().unwrap() {
        if let BundleLine::Member(record) = line {
            uids.push(record.member);
        }
    }
    let named = club.league().league_preview(None).unwrap().members;
    let mut wanted = person(Some("Z-1"), "Entièrement", "Autrement");
    wanted.records.push(ListedRecord { club: bundle.head().club, member: uids[0] });
    let view = club.league().lists_view(&sent(&lists(vec![wanted])), "", 20, today()).unwrap();
    let [found] = &view.members[..] else { panic!("{view:?}") };
    let first = named.iter().find(|one| one.member == found.member).unwrap();
    assert_eq!(found.name, format!("{} {}", first.first_name, first.last_name));
}

#[test]
fn sanctions_never_replace_the_clubs_own_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let (one, two) =
        (member(&mut club, "Un", "Al", Some("1"), None), member(&mut club, "Deux", "Bo", Some("2"), None));
    let own = Exclusion {
        member: two,
        since: day("2026-10-01"),
        until: None,
        reason: "Dettes".into(),
        decided_by: "Le bureau".into(),
    };
    club.library().exclude(&own).unwrap();
    let mut persons = vec![person(Some("1"), "Un", "Al"), person(Some("2"), "Deux", "Bo")];
    // The one that ends last counts; one that is over does not.
    persons[0].sanctions =
        vec![sanction(Some("2026-12-01")), sanction(Some("2027-01-31")), sanction(Some("2026-11-02"))];
    persons[1].sanctions = vec![sanction(None)];
    let bytes = sent(&lists(persons.clone()));
    let view = club.league().lists_view(&bytes, "", 20, today()).unwrap();
    let offered: Vec<_> =
        view.excluded.iter().map(|one| (one.exclusion.member, one.exclusion.until, one.replaces)).collect();
    assert_eq!(offered, [(one, Some(day("2027-01-31")), false), (two, None, true)]);
    let taken = club.league().take_lists(&bytes, &view.everything(), Some(&view.key), NOW, today()).unwrap();
    assert_eq!(taken.exclusions, 1);
    let held = |club: &mut Club, id: MemberId| club.seasons().member_overview(id, today()).unwrap().exclusion;
    assert_eq!(held(&mut club, one).unwrap().decided_by, "La commission");
    assert_eq!(held(&mut club, two), Some(own.clone()));
    // The league makes it longer, which replaces what was the league's own; then lifts it.
    persons[0].sanctions = vec![sanction(None)];
    let longer = sent(&lists(persons.clone()));
    let view = club.league().lists_view(&longer, "", 20, today()).unwrap();
    assert!(!view.excluded[0].replaces && view.lifted.is_empty());
    club.league().take_lists(&longer, &view.everything(), None, NOW, today()).unwrap();
    assert_eq!(held(&mut club, one).unwrap().until, None);
    persons[0].sanctions.clear();
    persons[1].sanctions.clear();
    let lifted = sent(&lists(persons));
    let view = club.league().lists_view(&lifted, "", 20, today()).unwrap();
    assert_eq!(view.lifted.iter().map(|one| one.member).collect::<Vec<_>>(), [one]);
    club.league().take_lists(&lifted, &view.everything(), None, NOW, today()).unwrap();
    assert_eq!((held(&mut club, one), held(&mut club, two)), (None, Some(own)));
}

/// A club has one exclusion for each member: one that begins later must not take the place of the one that holds.
#[test]
fn a_present_sanction_precedes_a_later_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let id = member(&mut club, "Un", "Al", Some("1"), None);
    let from = |since: &str, until: Option<&str>| ListedSanction { since: day(since), ..sanction(until) };
    let mut one = person(Some("1"), "Un", "Al");
    one.sanctions = vec![
        from("2027-03-01", None),
        from("2026-11-01", Some("2026-12-01")),
        from("2027-02-01", Some("2027-02-07")),
        from("2026-11-20", Some("2026-11-28")),
        from("2027-02-01", Some("2027-02-14")),
    ];
    let bytes = sent(&lists(vec![one]));
    let take = |club: &mut Club, today: &str| {
        let view = club.league().lists_view(&bytes, "", 20, day(today)).unwrap();
        assert!(view.lifted.is_empty() && view.excluded.iter().all(|offer| !offer.replaces), "{view:?}");
        club.league().take_lists(&bytes, &view.everything(), Some(&view.key), NOW, day(today)).unwrap();
        let own = club.seasons().member_overview(id, day(today)).unwrap().exclusion.unwrap();
        (view.excluded.len(), own.since.to_string(), own.until.map(|until| until.to_string()))
    };
    let running = ("2026-11-01".to_owned(), Some("2026-12-01".to_owned()));
    assert_eq!(take(&mut club, "2026-11-27"), (1, running.0.clone(), running.1.clone()));
    assert_eq!(take(&mut club, "2026-12-01"), (0, running.0, running.1), "it holds on its last day");
    let next = ("2027-02-01".to_owned(), Some("2027-02-14".to_owned()));
    assert_eq!(take(&mut club, "2026-12-02"), (1, next.0.clone(), next.1.clone()));
    assert_eq!(take(&mut club, "2027-02-03"), (0, next.0, next.1));
    assert_eq!(take(&mut club, "2027-02-15"), (1, "2027-03-01".to_owned(), None));
}

/// "Turbo" may be the club's own, and then stays unless somebody ticks it; what came from the league follows the
/// league.
#[test]
fn rules_of_the_club_are_not_replaced_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    let steps_of = |minutes: u32| {
        let longer = steps().into_iter().map(|step| match step {
            Step::Level { small_blind, big_blind, ante, ante_kind, .. } => {
                Step::Level { small_blind, big_blind, ante, ante_kind, minutes }
            }
            other => other,
        });
        longer.collect::<Vec<_>>()
    };
    let structure = |name: &str, stack: i64, minutes: u32| ListedStructure {
        name: name.into(),
        starting_stack: Chips(stack),
        steps: steps_of(minutes),
    };
    club.library().save_structure("Turbo", Chips(10_000), &steps_of(8)).unwrap();
    let listed = |minutes: u32, stack: i64| {
        let structures = vec![structure("Ligue lente", stack, 20), structure("TURBO", 10_000, minutes)];
        let no_show_deadline_min = u16::try_from(stack / 1_000).unwrap();
        let rulesets =
            vec![Ruleset { name: "Ligue 2026".into(), no_show_deadline_min, ..Ruleset::default() }];
        sent(&Lists { structures, rulesets, ..lists(Vec::new()) })
    };
    let kept = |club: &mut Club, name: &str| {
        let all = club.library().structures(Language::En).unwrap();
        all.into_iter().find(|one| one.name.eq_ignore_ascii_case(name)).unwrap()
    };
    let first = listed(12, 25_000);
    let view = club.league().lists_view(&first, "", 20, today()).unwrap();
    let states = |view: &tapis_club::ListsView| {
        let all = view.rulesets.iter().chain(&view.structures);
        all.map(|one| (one.state, one.replaces)).collect::<Vec<_>>()
    };
    let new = (OfferState::New, false);
    let (theirs, own) = ((OfferState::Changed, false), (OfferState::Changed, true));
    assert_eq!(states(&view), [new, new, own]);
    club.league().take_lists(&first, &view.everything(), Some(&view.key), NOW, today()).unwrap();
    assert_eq!(kept(&mut club, "Turbo").steps, steps_of(8));
    // The league changes its structure, which the club has as it was.
    let second = listed(12, 30_000);
    let view = club.league().lists_view(&second, "", 20, today()).unwrap();
    assert_eq!(states(&view), [theirs, theirs, own]);
    club.league().take_lists(&second, &view.everything(), None, NOW, today()).unwrap();
    assert_eq!(kept(&mut club, "Ligue lente").starting_stack, Chips(30_000));
    // The club changes it too; then it is the club's own. What somebody ticks becomes the league's.
    club.library().save_structure("Ligue lente", Chips(31_000), &steps()).unwrap();
    let third = listed(12, 35_000);
    let view = club.league().lists_view(&third, "", 20, today()).unwrap();
    assert_eq!(states(&view), [theirs, own, own]);
    let ticked = ListsChoice { structures: ["TURBO".to_owned()].into(), ..view.everything() };
    club.league().take_lists(&third, &ticked, None, NOW, today()).unwrap();
    assert_eq!(kept(&mut club, "Turbo").steps, steps_of(12));
    let view = club.league().lists_view(&listed(15, 35_000), "", 20, today()).unwrap();
    assert_eq!(states(&view), [(OfferState::Same, false), own, theirs]);
}

#[test]
fn an_unusable_ruleset_name_is_reported_first() {
    let mut persons = vec![person(Some("1"), "Un", "Al")];
    persons[0].sanctions = vec![sanction(None)];
    let long = "Règlement de la ligue de poker de Normandie, saison 2026-2027 !";
    for (name, why) in [(long, "60 letters at most"), ("TDA 2024", "taken")] {
        let folder = tempfile::tempdir().unwrap();
        let mut club = club(&folder);
        let one = member(&mut club, "Un", "Al", Some("1"), None);
        let rulesets = vec![Ruleset { name: name.into(), ..Ruleset::default() }];
        let bytes = sent(&Lists { rulesets, ..lists(persons.clone()) });
        let view = club.league().lists_view(&bytes, "", 20, today()).unwrap();
        // The calendar asks for a ruleset that is not there.
        let all = ListsChoice { calendar: Default::default(), ..view.everything() };
        let refused = club.league().take_lists(&bytes, &all, Some(&view.key), NOW, today()).unwrap_err();
        let said = refused.message.say(Language::En);
        assert!(said.contains(name) && said.contains(why), "{said}");
        assert_eq!(club.seasons().member_overview(one, today()).unwrap().exclusion, None);
        let others = ListsChoice { rulesets: Default::default(), ..all };
        club.league().take_lists(&bytes, &others, Some(&view.key), NOW, today()).unwrap();
        assert!(club.seasons().member_overview(one, today()).unwrap().exclusion.is_some());
    }
}

#[test]
fn a_search_shows_the_requested_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = club(&folder);
    // The club's licences are written otherwise.
    member(&mut club, "Autre", "Nom", Some("fr 17999"), None);
    let persons = (0..18_000).map(|n| person(Some(&format!("FR-{n}")), &format!("Nom{}", n % 400), "Émile"));
    let bytes = sent(&lists(persons.collect()));
    let begun = std::time::Instant::now();
    let view = club.league().lists_view(&bytes, "emile nom39", 20, today()).unwrap();
    println!("18,000 persons compared and searched in {:?}", begun.elapsed());
    // Nom39 and Nom390 to Nom399, without the one who is a member.
    assert_eq!((view.strangers.len(), view.strangers_found, view.strangers_in_all), (20, 494, 17_999));
    assert_eq!(view.members[0].changes.len(), 2, "{:?}", view.members);
    let all = club.league().lists_view(&bytes, "emile nom39", 500, today()).unwrap();
    assert_eq!(all.strangers.len(), 494);
    assert_eq!(all.strangers[..20], view.strangers);
    let taken = ListsChoice { strangers: [all.strangers[493].at].into(), ..ListsChoice::default() };
    club.league().take_lists(&bytes, &taken, Some(&view.key), NOW, today()).unwrap();
    assert_eq!(club.league().lists_view(&bytes, "", 20, today()).unwrap().strangers_in_all, 17_998);
}
