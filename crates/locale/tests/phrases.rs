//! Sentences whose values are written differently in each language.

use tapis_locale::{Language, Phrase, Value};

#[test]
fn every_value_is_written_by_its_language() {
    let said = |value: Value| Language::ALL.map(|language| value.say(language));
    assert_eq!(said(Value::Number(12_500)), ["12\u{202f}500", "12,500"]);
    assert_eq!(said(Value::Points(1_250)), ["12,5", "12.5"]);
    assert_eq!(said(Value::Money(1_250, "EUR".to_owned())), ["12,50\u{a0}€", "€12.50"]);
    assert_eq!(said(Value::Time(20 * 60 + 30)), ["20\u{a0}h\u{a0}30", "20:30"]);
    let someone = |entry: i64| Value::from(Phrase::new("someone", &[("entry", entry.into())]));
    let several = Value::List(vec![someone(1), someone(2), "Éva".into()], ", ");
    assert_eq!(said(several), ["Inscription 1, Inscription 2, Éva", "Entry 1, Entry 2, Éva"]);
}

#[test]
fn amounts_between_minus_one_and_zero_keep_their_sign() {
    let said = |value: Value| Language::ALL.map(|language| value.say(language));
    assert_eq!(said(Value::Points(-50)), ["\u{2212}0,5", "\u{2212}0.5"]);
    assert_eq!(said(Value::Points(-1_250)), ["\u{2212}12,5", "\u{2212}12.5"]);
    assert_eq!(said(Value::Money(-5, "EUR".to_owned())), ["\u{2212}0,05\u{a0}€", "\u{2212}€0.05"]);
    for value in [i64::MIN, i64::MAX] {
        let sign = if value < 0 { "\u{2212}" } else { "" };
        let cents = value.unsigned_abs() % 100;
        let [french, english] = said(Value::Points(value));
        assert!(french.starts_with(sign) && french.ends_with(&format!(",{cents:02}")), "{french}");
        assert!(english.starts_with(sign) && english.ends_with(&format!(".{cents:02}")), "{english}");
        assert!(said(Value::Money(value, "EUR".to_owned()))[1].ends_with(&format!(".{cents:02}")));
    }
}

/// A sentence within a sentence is said in the language of the whole, and counts as text there.
#[test]
fn a_nested_phrase_has_the_outer_language() {
    let one = Phrase::new("someone", &[("entry", 3.into())]);
    let whole = Phrase::new("history-list", &[("first", one.into()), ("last", "Éva".into())]);
    assert_eq!(whole.say(Language::Fr), "Inscription 3 et Éva");
    assert_eq!(whole.say(Language::En), "Entry 3 and Éva");
}
