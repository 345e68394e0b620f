//! Lists as clubs and services write them: headings below titles, sums, whole names, dates in words, namesakes.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use tapis_engine::base::quantity::{MemberId, Millis};
use tapis_store::import::LineIs;
use tapis_store::import::LineSaid;
use tapis_store::import::{ImportField, Reading};
use tapis_store::import::{ImportPreview, Outcome};
use tapis_store::{ClubFile, FieldProblem, ListFormat, MemberDraft, Tags};

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 29).unwrap()
}

fn club() -> (tempfile::TempDir, ClubFile) {
    let folder = tempfile::tempdir().unwrap();
    let file = ClubFile::create(&folder.path().join("a")).unwrap();
    (folder, file)
}

fn take(file: &ClubFile, list: &str) -> ImportPreview {
    let preview = file.imports().preview_import(list.as_bytes(), today()).unwrap();
    file.imports().import(list.as_bytes(), &preview, Millis::ZERO, today()).unwrap();
    preview
}

fn names(preview: &ImportPreview) -> Vec<String> {
    let said = |draft: &MemberDraft| format!("{}, {}", draft.last_name, draft.first_name);
    preview.lines.iter().map(|line| said(&line.member)).collect()
}

#[test]
fn titles_above_and_sums_below_a_list_are_nobody() {
    let (_folder, file) = club();
    let preview = take(
        &file,
        "Liste des adhérents, saison 2026\n;;\nNom;Prénom;Date de naissance;Fonction\nDURAND;Jean-François;3 mars 1985;\n\
         DUPRÉ;Zoé;1er avril 1990;bar\nNom;Prénom;Date de naissance;Fonction\nTOTAL;Marie;;\nTotal;14 membres;;\n\
         Liste arrêtée au 12/09/2026;;;\n",
    );
    assert_eq!(names(&preview), ["DURAND, Jean-François", "DUPRÉ, Zoé", "TOTAL, Marie"]);
    assert_eq!(preview.lines[0].line, 4);
    assert_eq!(preview.above, ["Liste des adhérents, saison 2026"]);
    assert_eq!(preview.below, ["Total · 14 membres", "Liste arrêtée au 12/09/2026"]);
    assert_eq!(preview.ignored, ["Fonction"]);
    assert_eq!((preview.added, preview.rejected), (3, 0));
}

#[test]
fn the_sheet_with_headings_is_read_before_others() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let notes = book.add_worksheet().set_name("Notes").unwrap();
    notes.write_string(0, 0, "À revoir avec le bureau").unwrap();
    let sheet = book.add_worksheet().set_name("Adhérents").unwrap();
    for (row, cells) in (0..).zip([["Club de poker", ""], ["Nom", "Prénom"], ["Petit", "Paul"]]) {
        for (column, cell) in (0..).zip(cells) {
            sheet.write_string(row, column, cell).unwrap();
        }
    }
    let (_folder, file) = club();
    let preview = file.imports().preview_import(&book.save_to_buffer().unwrap(), today()).unwrap();
    assert_eq!(
        (preview.sheet.as_deref(), names(&preview)),
        (Some("Adhérents"), vec!["Petit, Paul".to_owned()])
    );
}

#[test]
fn a_line_that_names_nobody_is_never_added() {
    let (_folder, file) = club();
    let preview = file
        .imports().preview_import(
            "Nom;Prénom\n5;DURAND\n02/03/1970;Hélène\n12 rue de la Paix;Paris\nzoe@example.org;Zoé\nDupont;0612345678\n"
                .as_bytes(),
            today(),
        )
        .unwrap();
    let named =
        |text: &str| Outcome::Reject { problems: vec![FieldProblem::NotAName { text: text.to_owned() }] };
    let outcomes: Vec<&Outcome> = preview.lines.iter().map(|line| &line.outcome).collect();
    let texts = ["5", "02/03/1970", "12 rue de la Paix", "zoe@example.org", "0612345678"].map(named);
    assert_eq!(outcomes, texts.iter().collect::<Vec<_>>());
}

#[test]
fn a_pasted_name_is_found_beside_its_address() {
    let (_folder, file) = club();
    let list = "Bonjour Sylvie\nJean Dupont <jean@example.org>\nÉric Cantona 06 11 22 33 44\n";
    let preview = file.imports().preview_import(list.as_bytes(), today()).unwrap();
    assert_eq!(names(&preview)[1..], ["Dupont, Jean", "Cantona, Éric"]);
    assert!(matches!(preview.lines[0].outcome, Outcome::Reject { .. }));
    assert_eq!(preview.lines[1].member.email.as_deref(), Some("jean@example.org"));
    assert_eq!(preview.lines[2].member.phone.as_deref(), Some("06 11 22 33 44"));
}

#[test]
fn an_unreadable_cell_is_left_out() {
    let (_folder, file) = club();
    let preview = take(
        &file,
        "Nom;Prénom;E-mail;Né le;Mobile;Tél. fixe\nDupont;Jean;jean at example;demain;612345678;0145678901\n",
    );
    let line = &preview.lines[0];
    let text = str::to_owned;
    assert_eq!(
        line.remarks,
        [
            FieldProblem::EmailUnreadable { text: text("jean at example") },
            FieldProblem::DateUnreadable { text: text("demain") },
            FieldProblem::SecondValue { text: text("0145678901") },
        ]
    );
    assert_eq!((line.outcome.clone(), line.member.phone.as_deref()), (Outcome::Add, Some("0612345678")));
}

#[test]
fn columns_without_headings_are_named_by_their_letters() {
    let (_folder, file) = club();
    let list = "Dupont;Jean;12/03/1987;jean@example.org;rouge\nPetit;Zoé;;zoe@example.org;bleu\n";
    let preview = file.imports().preview_import(list.as_bytes(), today()).unwrap();
    assert_eq!((preview.headed, preview.ignored.as_slice()), (false, &["E".to_owned()][..]));
    assert_eq!(preview.lines[1].member.email.as_deref(), Some("zoe@example.org"));
}

#[test]
fn what_tells_two_people_apart_makes_two_members() {
    for list in [
        "N°;Nom;Prénom\n12;Martin;Jean\n57;Martin;Jean\n",
        "Licence;Nom;Prénom\nA1;Martin;Jean\nA2;Martin;Jean\n",
        "Nom;Prénom;E-mail\nMartin;Jean;jean@example.org\nMartin;Jean;martin@example.org\n",
        "Nom;Prénom;Né le\nMartin;Jean;1/1/1980\nMartin;Jean;1/1/1950\n",
    ] {
        let (_folder, file) = club();
        assert_eq!(take(&file, list).added, 2, "{list}");
        assert_eq!(file.imports().preview_import(list.as_bytes(), today()).unwrap().known, 2, "{list}");
        // The name alone does not say which of them.
        let preview =
            file.imports().preview_import("Nom;Prénom;Surnom\nMARTIN;Jean;JJ\n".as_bytes(), today()).unwrap();
        let Outcome::Unclear { members } = &preview.lines[0].outcome else { panic!("{list}") };
        let members: Vec<MemberId> = members.iter().map(|one| one.member).collect();
        assert_eq!(members, [MemberId(1), MemberId(2)], "{list}");
        assert_eq!((preview.unclear, preview.added), (1, 0));
    }
}

#[test]
fn hyphens_apostrophes_and_capitals_make_no_second_person() {
    let (_folder, file) = club();
    let preview = take(
        &file,
        "Nom;Prénom\nLE GOFF-PETIT;ANNE-MARIE\nLe Goff Petit;Anne Marie\nD'Aubigné;Guy\nD´Aubigné;guy\nD’AUBIGNE;GUY\n",
    );
    assert_eq!((preview.added, preview.known), (2, 3));
}

#[test]
fn a_later_list_completes_members_and_empties_nothing() {
    let (_folder, file) = club();
    take(&file, "Nom;Prénom;Téléphone;E-mail\nDupont;Élodie;0612345678;\n");
    let later = "Nom;Prénom;Téléphone;E-mail;Né le\nDUPONT;Elodie;0699999999;elodie@example.org;\n";
    let preview = take(&file, later);
    let Outcome::Update { changes, .. } = &preview.lines[0].outcome else { panic!("{preview:?}") };
    assert_eq!((changes.len(), changes[0].field, changes[0].before.as_str()), (1, ImportField::Email, ""));
    assert_eq!(preview.lines[0].differs[0].after, "0699999999", "it is told, and not taken");
    let card = &file.members().all().unwrap()[0].card;
    assert_eq!((card.phone.as_deref(), card.last_name.as_str()), (Some("0612345678"), "Dupont"));
    assert_eq!(card.email.as_deref(), Some("elodie@example.org"));

    // A person who asks for it replaces what the club knew; what is empty in the list stays.
    let reading = Reading { update: true, ..Reading::default() };
    let last = "Nom;Prénom;Téléphone;E-mail\nDupont;Élodie;0699999999;\n";
    let preview = file.imports().preview_import_as(last.as_bytes(), &reading, today()).unwrap();
    assert_eq!((preview.updated, preview.added), (1, 0));
    assert_eq!(file.imports().import(last.as_bytes(), &preview, Millis::ZERO, today()).unwrap(), 0);
    let card = &file.members().all().unwrap()[0].card;
    assert_eq!(
        (card.phone.as_deref(), card.email.as_deref()),
        (Some("0699999999"), Some("elodie@example.org"))
    );
}

#[test]
fn a_renamed_member_is_recognised() {
    let (_folder, file) = club();
    take(&file, "N°;Nom;Prénom;Né le\n12;Petit;Anne;3/5/1990\n");
    let list = "N°;Nom;Prénom;Né le\n12;Grand;Anne;3/5/1990\n12;Autre;Luc;\n";
    let reading = Reading { update: true, ..Reading::default() };
    let preview = file.imports().preview_import_as(list.as_bytes(), &reading, today()).unwrap();
    assert!(matches!(preview.lines[0].outcome, Outcome::Update { member: MemberId(1), .. }));
    let taken = FieldProblem::NumberTaken { by: MemberId(1) };
    assert_eq!(preview.lines[1].outcome, Outcome::Reject { problems: vec![taken] });
}

#[test]
fn two_lines_about_one_member_both_complete_it() {
    let (_folder, file) = club();
    take(&file, "Nom;Prénom;Né le\nPetit;Anne;3/5/1990\n");
    let list = "Nom;Prénom;Né le;Téléphone;Surnom;N°\nPetit;Anne;3/5/1990;0612345678;;5\nPetit;Anne;3/5/1990;;Nana;\nAutre;Luc;;;;5\n";
    let preview = file.imports().preview_import(list.as_bytes(), today()).unwrap();
    assert_eq!((preview.updated, preview.rejected), (2, 1), "the number is hers by now");
    file.imports().import(list.as_bytes(), &preview, Millis::ZERO, today()).unwrap();
    let card = &file.members().all().unwrap()[0].card;
    assert_eq!((card.phone.as_deref(), card.nickname.as_deref()), (Some("0612345678"), Some("Nana")));
}

#[test]
fn a_line_can_be_corrected_or_left_out() {
    let (_folder, file) = club();
    take(&file, "N°;Nom;Prénom\n12;Martin;Jean\n57;Martin;Jean\n");
    let list = "Nom;Prénom;Surnom\nMartin;Jean;JJ\nMartin;Jean;\nDurant;Zoé;\nTest;Test;\nSolo;;\n";
    let line = |line: usize| LineSaid { line, left_out: false, corrected: None, is: None };
    let draft = |last: &str, first: &str| MemberDraft {
        last_name: last.to_owned(),
        first_name: first.to_owned(),
        ..MemberDraft::default()
    };
    let lines = vec![
        LineSaid { is: Some(LineIs::Member { member: MemberId(2) }), ..line(2) },
        LineSaid { is: Some(LineIs::New), ..line(3) },
        LineSaid { corrected: Some(draft("Durand", "Zoé")), ..line(4) },
        LineSaid { left_out: true, ..line(5) },
        LineSaid { corrected: Some(draft("Solo", "Ana")), ..line(6) },
    ];
    let reading = Reading { lines, ..Reading::default() };
    let preview = file.imports().preview_import_as(list.as_bytes(), &reading, today()).unwrap();
    let kinds: Vec<bool> = preview.lines.iter().map(|line| line.outcome == Outcome::Add).collect();
    assert_eq!((kinds, preview.updated), (vec![false, true, true, false, true], 1));
    assert_eq!(preview.lines[3].outcome, Outcome::LeftOut);
    assert_eq!(file.imports().import(list.as_bytes(), &preview, Millis::ZERO, today()).unwrap(), 3);
    let members = file.members().all().unwrap();
    assert_eq!((members.len(), members[1].card.nickname.as_deref()), (5, Some("JJ")));
    assert_eq!(members[3].card.last_name, "Durand");
}

/// Cells that look like something else.
const CELLS: [&str; 30] = [
    "=1+1",
    "'=1+1",
    "+33 6",
    "-2+3",
    "@x",
    "Total",
    "14 membres",
    "12/03/1987",
    "3 mars 1985",
    "0012",
    "5",
    "Nom",
    "Prénom",
    "Joueur",
    "a@b.fr",
    "<a@b.fr>",
    "612345678",
    "33612345678",
    "12 rue de la Paix",
    "Bonjour",
    "O’Neil",
    "O'Neil",
    "Le Goff-Petit",
    "le goff petit",
    "\"Bob\"",
    "A;B",
    "A,B",
    "É",
    "&",
    "…",
];

#[test]
fn an_exported_list_comes_back_unchanged() {
    let mut next = 7_u64;
    let mut cell = || {
        next = next.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        CELLS[usize::try_from(next >> 33).unwrap() % CELLS.len()].to_owned()
    };
    for round in 0..12 {
        let (_folder, file) = club();
        for number in 0..25 {
            let mut draft = MemberDraft { last_name: cell(), first_name: cell(), ..MemberDraft::default() };
            let mut some = |often: usize| Some(cell()).filter(|text| text.len() % often == 0);
            draft.nickname = some(2);
            draft.phone = some(2);
            draft.licence = some(3);
            draft.note = some(2).map(|note| format!("{note}\r\n{note}"));
            draft.tags = Tags::read(&some(2).unwrap_or_default());
            draft.number = (number % 3 == 0).then(|| format!("{number:03}"));
            draft.born = (number % 2 == 0).then_some(NaiveDate::from_ymd_opt(1980, 2, 3)).flatten();
            draft.guest = number % 7 == 0;
            file.members().save_member(draft, Millis::ZERO, today()).unwrap();
        }
        for format in [ListFormat::Csv, ListFormat::Xlsx] {
            for update in [false, true] {
                let list = file.imports().export_members(|member| member.id, format).unwrap();
                let reading = Reading { update, ..Reading::default() };
                let preview = file.imports().preview_import_as(&list, &reading, today()).unwrap();
                assert_eq!((preview.lines.len(), preview.below.len()), (25, 0), "{round}");
                for line in &preview.lines {
                    let known = matches!(line.outcome, Outcome::Known { .. });
                    assert!(known && line.differs.is_empty() && line.remarks.is_empty(), "{round} {line:?}");
                }
            }
        }
    }
}

#[test]
fn names_in_capitals_are_recased_on_request() {
    let (_folder, file) = club();
    let list = "Nom;Prénom\nDUPONT;Michel\nDE LA TOUR;JEAN-PIERRE\nPetit;Zoé\n";
    let asis = file.imports().preview_import(list.as_bytes(), today()).unwrap();
    assert_eq!(names(&asis), ["DUPONT, Michel", "DE LA TOUR, JEAN-PIERRE", "Petit, Zoé"]);
    assert_eq!((asis.recase, asis.capitals), (false, 2));
    let reading = Reading { recase: Some(true), ..Reading::default() };
    let preview = file.imports().preview_import_as(list.as_bytes(), &reading, today()).unwrap();
    assert_eq!(names(&preview), ["Dupont, Michel", "de la Tour, Jean-Pierre", "Petit, Zoé"]);
    assert_eq!((preview.recase, preview.capitals), (true, 2));
    file.imports().import(list.as_bytes(), &preview, Millis::ZERO, today()).unwrap();
    assert!(file.members().names_recased().unwrap(), "the choice is kept");
    // From then on everywhere.
    let draft =
        MemberDraft { last_name: "O'NEIL".to_owned(), first_name: "JP".to_owned(), ..MemberDraft::default() };
    let id = file.members().save_member(draft, Millis::ZERO, today()).unwrap();
    assert_eq!(file.members().member(id).unwrap().card.full_name(), "JP O'Neil");
    let read = file.imports().read_names("LEFEVRE Jean", None, today(), |member| member.id).unwrap();
    assert_eq!(read.lines[0].last_name, "Lefevre");
    assert_eq!(
        file.members().typed_name("ZOÉ".to_owned(), "D'AUBIGNÉ".to_owned()).unwrap().last,
        "d'Aubigné"
    );
    // The same list once more knows everybody.
    assert_eq!(file.imports().preview_import(list.as_bytes(), today()).unwrap().known, 3);
}

#[test]
fn whoever_a_list_completes_is_shown_with_small_letters() {
    let (_folder, file) = club();
    take(&file, "Nom;Prénom\nDUPONT;Michel\n");
    file.members().recase_names(true).unwrap();
    let preview = take(&file, "Nom;Prénom;Téléphone\nDUPONT;Michel;0612345678\n");
    let Outcome::Update { changes, .. } = &preview.lines[0].outcome else { panic!("{preview:?}") };
    assert!(
        changes.iter().any(|change| change.before == "DUPONT" && change.after == "Dupont"),
        "{changes:?}"
    );
    assert_eq!(file.members().all().unwrap()[0].card.last_name, "Dupont");
}

#[test]
fn a_second_line_about_somebody_new_completes_the_first() {
    let (_folder, file) = club();
    let preview = take(
        &file,
        "Nom;Prénom;Date de naissance;Téléphone;E-mail\nDupont;Jean;;;jean@ex.fr\nPetit;Zoé;;;\n\
         Dupont;Jean;12/03/2012;0612345678;\nDupont;Jean;;0700000000;jean@ex.fr\n",
    );
    assert_eq!(preview.added, 2);
    let first = &preview.lines[0];
    assert_eq!(first.member.phone.as_deref(), Some("0612345678"));
    assert!(first.member.born.is_some() && first.minor);
    let Outcome::Repeated { line: 2, changes } = &preview.lines[2].outcome else { panic!("{preview:?}") };
    let fields: Vec<ImportField> = changes.iter().map(|change| change.field).collect();
    assert_eq!(fields, [ImportField::Phone, ImportField::Born]);
    // A difference is reported and left alone.
    assert!(
        matches!(&preview.lines[3].outcome, Outcome::Repeated { line: 2, changes } if changes.is_empty())
    );
    assert_eq!(preview.lines[3].differs[0].after, "0700000000");
    let jean =
        file.members().all().unwrap().into_iter().find(|member| member.card.last_name == "Dupont").unwrap();
    assert_eq!(jean.card.email.as_deref(), Some("jean@ex.fr"));
    assert_eq!(jean.card.phone.as_deref(), Some("0612345678"));
}

#[test]
fn pasted_names_leave_out_what_is_nobody() {
    let (_folder, file) = club();
    take(&file, "Nom;Prénom\nDupont;Jean\nPetit;Zoé\n");
    let text = "Bonjour Sylvie,\n\nVoici les inscrits pour vendredi :\n1) Jean Dupont <jean@ex.fr>\n• Zoé Petit 06 12 34 56 78\n\
        - Luc Martin (luc@ex.fr) +33 6 98 76 54 32\n06 11 22 33 44\nTotal : 3\nÀ bientôt !\nCordialement, Jean Dupont\n\
        Envoyé de mon iPhone\n";
    let read = file.imports().read_names(text, None, today(), |member| member.id).unwrap();
    let names: Vec<String> =
        read.lines.iter().map(|line| format!("{} {}", line.first_name, line.last_name)).collect();
    assert_eq!(names, ["Jean Dupont", "Zoé Petit", "Luc Martin"]);
    assert_eq!(read.lines[2].email.as_deref(), Some("luc@ex.fr"));
    assert_eq!(read.lines[2].phone.as_deref(), Some("+33 6 98 76 54 32"));
    assert_eq!(
        read.left_out,
        [
            "Bonjour Sylvie,",
            "Voici les inscrits pour vendredi :",
            "06 11 22 33 44",
            "Total : 3",
            "À bientôt !",
            "Cordialement, Jean Dupont",
            "Envoyé de mon iPhone",
        ]
    );
}

#[test]
fn a_cell_keeps_its_leading_zeros() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    for (column, heading) in (0..).zip(["Nom", "Prénom", "N°", "Téléphone"]) {
        sheet.write_string(0, column, heading).unwrap();
    }
    sheet.write_string(1, 0, "Petit").unwrap();
    sheet.write_string(1, 1, "Paul").unwrap();
    let shown = |code: &str| rust_xlsxwriter::Format::new().set_num_format(code);
    sheet.write_number_with_format(1, 2, 42.0, &shown("00000")).unwrap();
    sheet.write_number_with_format(1, 3, 612_345_678.0, &shown("0#\" \"##\" \"##\" \"##\" \"##")).unwrap();
    let (_folder, file) = club();
    let preview = file.imports().preview_import(&book.save_to_buffer().unwrap(), today()).unwrap();
    assert_eq!(preview.lines[0].member.number.as_deref(), Some("00042"));
    assert_eq!(preview.lines[0].member.phone.as_deref(), Some("06 12 34 56 78"));
}
