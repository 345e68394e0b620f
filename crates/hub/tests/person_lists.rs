//! Lists of persons as leagues and federations have them.

#![allow(clippy::unwrap_used, reason = "a test says what it expects")]

use chrono::NaiveDate;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};
use tapis_hub::{HubError, PersonCard, PersonList, read_persons};
use tapis_locale::Language;

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn read(list: &[u8]) -> Result<PersonList, HubError> {
    read_persons(list, day("2026-11-28"))
}

fn card(licence: Option<&str>, last_name: &str, first_name: &str, born: Option<&str>) -> PersonCard {
    PersonCard {
        licence: licence.map(str::to_owned),
        last_name: last_name.to_owned(),
        first_name: first_name.to_owned(),
        born: born.map(day),
    }
}

#[test]
fn headings_are_read_in_any_language_and_order() {
    let wanted =
        [card(Some("75-1234"), "Lefèvre", "Éva", Some("1987-03-12")), card(None, "N’Diaye", "Hugo", None)];
    let french =
        "Prénom;Club;N° licence;Né(e) le;Nom\nÉva;Les As;75-1234;12/03/1987;Lefèvre\n\nHugo;;;;N’Diaye\n";
    let (windows, ..) = encoding_rs::WINDOWS_1252.encode(french);
    let utf16: Vec<u8> =
        [0xFF, 0xFE].into_iter().chain(french.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    for list in [french.as_bytes(), &windows, &utf16] {
        let read = read(list).unwrap();
        assert_eq!((read.cards.as_slice(), read.ignored.as_slice()), (&wanted[..], &["Club".to_owned()][..]));
    }
    for list in [
        "Licence number,Last name,First name,Birth date\n75-1234,Lefèvre,Éva,12.03.87\n,N’Diaye,Hugo,\n",
        "licence\tlast_name\tfirst_name\tborn\n75-1234\tLefèvre\tÉva\t1987-03-12\n\tN’Diaye\tHugo\t\n",
    ] {
        let read = read(list.as_bytes()).unwrap();
        assert_eq!((read.cards.as_slice(), read.ignored.len()), (&wanted[..], 0), "{list}");
    }
}

#[test]
fn a_spreadsheet_is_read() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    for (column, heading) in (0..).zip(["Licence", "Nom", "Prénom", "Date de naissance", "E-mail"]) {
        sheet.write(1, column, heading).unwrap();
    }
    sheet.write(2, 0, 751_234).unwrap();
    sheet.write(2, 1, "Lefèvre").unwrap();
    sheet.write(2, 2, "Éva").unwrap();
    let format = Format::new().set_num_format("dd/mm/yyyy");
    sheet.write_with_format(2, 3, ExcelDateTime::from_ymd(1987, 3, 12).unwrap(), &format).unwrap();
    let read = read(&book.save_to_buffer().unwrap()).unwrap();
    assert_eq!(read.cards, [card(Some("751234"), "Lefèvre", "Éva", Some("1987-03-12"))]);
    assert_eq!(read.ignored, ["E-mail"]);
}

#[test]
fn what_cannot_be_read_is_named() {
    for list in ["", "Lefèvre;Éva;12/03/1987\n", "Licence;Nom\n1;Lefèvre\n", "Joueur\nÉva Lefèvre\n"] {
        let error = read(list.as_bytes()).unwrap_err();
        assert!(matches!(error, HubError::ListHeadings), "{list}: {error:?}");
        assert!(error.say(Language::Fr).contains("Date de naissance"), "{list}");
    }
    let said = |list: &str| read(list.as_bytes()).unwrap_err().say(Language::Fr);
    let line = said("Nom;Prénom;Né le\nLefèvre;Éva;\nLefèvre;;12/03/1987\n");
    assert!(line.starts_with("Ligne 3\u{a0}: le nom ou le prénom manque"), "{line}");
    let line = said("Nom;Prénom;Né le\nLefèvre;Éva;31/02/1987\n");
    assert!(line.starts_with("Ligne 2\u{a0}: «\u{a0}31/02/1987\u{a0}» n’est pas"), "{line}");
    let damaged = read(b"PK\x03\x04 and no more").unwrap_err().say(Language::Fr);
    assert!(damaged.contains("classeur ne peut pas être lu"), "{damaged}");
}
