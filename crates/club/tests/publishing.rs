//! Publications of the club: everybody named as it decided, money where there is some, and nothing else.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use chrono::Utc;
use tapis_club::engine::Action;
use tapis_club::engine::base::quantity::{MemberId, Millis, SeasonId, TournamentId};
use tapis_club::locale::Language;
use tapis_club::publishing::{EveningMessage, Form, site_address};
use tapis_club::store::MemberDraft;
use tapis_club::{Club, PhoneNames, PublishingSettings, Ranking};

fn now() -> Millis {
    Millis(Utc::now().timestamp_millis())
}

fn sample(folder: &tempfile::TempDir) -> Club {
    Club::sample(&folder.path().join("club.tapis"), Language::Fr, now()).unwrap()
}

/// Everybody leaves the evening to come, so that records can be erased and merged.
fn nobody_to_come(club: &mut Club) {
    let coming = TournamentId(7);
    let entries: Vec<_> = club.views().desk(Language::Fr, coming, now()).unwrap().view.entries;
    for entry in entries {
        club.play().act(coming, &Action::Unregister { entry: entry.id, why: None }, now()).unwrap();
    }
}

/// Changes what is known of a member.
fn change(club: &mut Club, id: i64, how: impl FnOnce(&mut MemberDraft)) {
    let member = club.library().member_there(MemberId(id)).unwrap();
    let (first_name, last_name) = (member.card.first_name, member.card.last_name);
    let mut draft = MemberDraft { id: Some(member.id), first_name, last_name, ..MemberDraft::default() };
    how(&mut draft);
    club.library().save_member(draft, now()).unwrap();
}

#[test]
fn a_site_says_what_the_desk_says() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    let settings =
        PublishingSettings { names: PhoneNames::Full, both: true, ..PublishingSettings::default() };
    let site = club.publishing().site(&settings, now()).unwrap();
    assert_eq!((site.main.evenings.len(), site.main.coming.len()), (6, 1));
    assert_eq!(site.other.as_ref().unwrap().language, Language::En);
    for evening in &site.main.evenings {
        let desk = club.views().desk(Language::Fr, TournamentId(evening.number), now()).unwrap();
        assert_eq!(evening.players, desk.view.counts.entries);
        let money = desk.view.setup.money.is_some();
        assert_eq!(evening.pool.is_some(), money, "{}", evening.name);
        for (published, line) in evening.lines.iter().zip(&desk.view.results) {
            let person = desk.people.iter().find(|person| person.member == line.member).unwrap();
            assert_eq!(published.name, format!("{} {}", person.first_name, person.last_name));
            assert_eq!((published.place, published.prize), (line.place, line.money().0));
            assert_eq!(published.points, line.points.0);
        }
    }
    let table = club.seasons().season_table(Language::Fr, SeasonId(1)).unwrap();
    let standings = &site.main.seasons[0].standings[0];
    for (published, line) in standings.lines.iter().zip(&table.lines) {
        assert_eq!(
            (published.rank, &published.name, published.total),
            (line.standing.rank, &line.standing.name, line.standing.total.0)
        );
    }
    assert_eq!(site.main.rules.as_ref().unwrap().chapters.len(), 13);
    // The same facts make the same bytes, whoever has opened what meanwhile.
    assert_eq!(club.publishing().site(&settings, now()).unwrap().files(), site.files());
}

#[test]
fn nobody_is_named_otherwise_than_the_club_decided() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    nobody_to_come(&mut club);
    let id = TournamentId(1);
    let desk = club.views().desk(Language::Fr, id, now()).unwrap();
    let entry = |index: usize| desk.view.results[index].member;
    let (erased, guest, nick) = (entry(0), entry(1), entry(2));
    club.library().erase_member(erased, now()).unwrap();
    change(&mut club, guest.0, |draft| draft.guest = true);
    change(&mut club, nick.0, |draft| draft.nickname = Some("<i>Le Chat</i>".to_owned()));
    let lasts: Vec<String> =
        club.file().members().all().unwrap().into_iter().map(|member| member.card.last_name).collect();
    for names in [PhoneNames::FirstAndInitial, PhoneNames::Nickname, PhoneNames::Initials] {
        let settings = PublishingSettings { names, both: true, ..PublishingSettings::default() };
        let site = club.publishing().site(&settings, now()).unwrap();
        for (path, bytes) in site.files() {
            let text = String::from_utf8(bytes).unwrap();
            for last in &lasts {
                assert!(!text.contains(&format!(" {last}<")), "{names:?}: {last} in {path}");
            }
        }
        let evening = site.main.evenings.iter().find(|evening| evening.number == id.0).unwrap();
        assert_eq!(evening.lines[0].name, format!("Membre effacé n°\u{a0}{erased}"));
        assert!(evening.lines[1].name.ends_with(" (invité)"), "{}", evening.lines[1].name);
        if names == PhoneNames::Nickname {
            assert_eq!(evening.lines[2].name, "<i>Le Chat</i>");
        }
        // A person has the same name wherever one is published.
        let standings = &site.main.seasons[0].standings[0];
        for line in evening.lines.iter().skip(2) {
            assert!(standings.lines.iter().any(|other| other.name == line.name), "{}", line.name);
        }
    }
}

#[test]
fn two_records_of_one_person_are_one_name() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    nobody_to_come(&mut club);
    let played = |club: &mut Club, id: i64| club.views().desk(Language::Fr, TournamentId(id), now()).unwrap();
    let first: Vec<MemberId> = played(&mut club, 1).view.results.iter().map(|line| line.member).collect();
    let last: Vec<MemberId> = played(&mut club, 6).view.results.iter().map(|line| line.member).collect();
    // They never sat in one tournament.
    let (kept, other) = (*first.iter().min().unwrap(), *last.iter().max().unwrap());
    club.library().merge_members(kept, other).unwrap();
    let site = club.publishing().site(&PublishingSettings::default(), now()).unwrap();
    let name = |number: i64, place: usize| {
        site.main.evenings.iter().find(|evening| evening.number == number).unwrap().lines[place].clone()
    };
    let at = |all: &[MemberId], member: MemberId| all.iter().position(|one| *one == member).unwrap();
    let (here, there) = (name(1, at(&first, kept)), name(6, at(&last, other)));
    assert_eq!(here.name, there.name);
    assert!(there.points > 0, "the merged record's points count");
}

#[test]
fn what_the_club_leaves_out_is_nowhere() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    let settings = PublishingSettings {
        prizes: false,
        standings: false,
        rules: false,
        logo: false,
        ..PublishingSettings::default()
    };
    let files = club.publishing().site(&settings, now()).unwrap().files();
    for (path, bytes) in &files {
        let text = String::from_utf8(bytes.clone()).unwrap();
        // The price of an evening to come is no prize.
        assert!(!text.contains('€') || text.contains("Inscription"), "{path}: {text}");
        assert!(!path.as_str().starts_with("standings") && path.as_str() != "rules.html");
    }
    // Nothing of the members beside names: no number, birth date, address.
    let whole: Vec<u8> = club
        .publishing()
        .site(&PublishingSettings::default(), now())
        .unwrap()
        .files()
        .into_values()
        .flatten()
        .collect();
    let whole = String::from_utf8(whole).unwrap();
    assert!(!whole.contains("1960-03-12") && !whole.contains("12 mars 1960"));
}

#[test]
fn an_evening_that_was_never_played_is_not_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    let week = Millis::of_minutes(7 * 24 * 60);
    let site = club.publishing().site(&PublishingSettings::default(), now() + week).unwrap();
    assert!(site.main.coming.is_empty());
}

#[test]
fn settings_are_kept_and_begin_in_the_clubs_language() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.tapis");
    let mut club = Club::create(&path, "Club", Language::En, "2026-11-21".parse().unwrap()).unwrap();
    assert_eq!(club.publishing().publishing_settings().unwrap().language, Language::En);
    let settings = PublishingSettings {
        names: PhoneNames::Initials,
        address: site_address(" https://club.example/poker ").unwrap(),
        ..PublishingSettings::default()
    };
    club.publishing().keep_publishing_settings(&settings).unwrap();
    assert_eq!(club.publishing().publishing_settings().unwrap(), settings);
    assert_eq!(site_address("club.example").unwrap_err().code, "site-address_wrong");
    assert!(club.publishing().site(&settings, now()).unwrap().main.evenings.is_empty());
}

#[test]
fn messages_follow_the_evening() {
    let folder = tempfile::tempdir().unwrap();
    let mut club = sample(&folder);
    let mut settings = club.publishing().publishing_settings().unwrap();
    settings.address = site_address("https://club.example/").unwrap();
    club.publishing().keep_publishing_settings(&settings).unwrap();
    let kinds = |club: &mut Club, id: i64| -> Vec<EveningMessage> {
        let found = club.publishing().evening_messages(Language::Fr, TournamentId(id), Form::Chat).unwrap();
        found.into_iter().map(|message| message.kind).collect()
    };
    assert_eq!(kinds(&mut club, 7), [EveningMessage::Invitation, EveningMessage::Reminder]);
    assert_eq!(kinds(&mut club, 1), [EveningMessage::Results]);
    let invitation =
        &club.publishing().evening_messages(Language::Fr, TournamentId(7), Form::Chat).unwrap()[0].text;
    assert!(invitation.ends_with("https://club.example/evenings/7.html"), "{invitation}");
    let standings =
        club.publishing().standings_message(Language::En, Ranking::from(SeasonId(1)), Form::Chat).unwrap();
    assert!(standings.contains("• *1st* ") && standings.ends_with("standings/1.html"), "{standings}");
}
