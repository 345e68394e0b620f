//! Members whose names no paper can write, and the words printed in their place.

use std::collections::BTreeMap;

use tapis_documents::layout::{StandIn, lacks};
use tapis_locale::{Language, text};
use tapis_store::Member;

use super::Papers;
use super::tournament::marked;
use crate::Problem;
use crate::documents::stand_in_names::StandIns;

impl Papers<'_> {
    pub(super) fn stand_ins(&self, language: Language) -> Result<StandIns, Problem> {
        let mut members = self.club.file.members().members_beyond_latin()?;
        members.retain(|member| lacks(&member.card.full_name()));
        // Namesakes have one name on paper, and so one stand-in that names both.
        let mut named: BTreeMap<(String, String), (Vec<String>, bool)> = BTreeMap::new();
        for member in members {
            let words = instead(language, &member);
            let card = member.card;
            let (all, guest) = named.entry((card.first_name, card.last_name)).or_default();
            all.push(words);
            *guest |= card.guest;
        }
        let mut found = StandIns::default();
        for (person, ((first, last), (all, guest))) in named.into_iter().enumerate() {
            let words = all.join(" / ");
            let mut put = |written: String, instead: &str| {
                let written = written.trim().to_owned();
                found.written.push(StandIn { written, instead: instead.to_owned(), person });
            };
            put(format!("{first} {last}"), &words);
            put(format!("{last} {first}"), &words);
            if guest {
                let marked = |last: &str| marked(language, last, true);
                put(format!("{} {first}", marked(&last)), &marked(&words));
            }
            found.persons.push((format!("{first} {last}").trim().to_owned(), words));
        }
        Ok(found)
    }
}

/// Text in the place of a member's name: what is left of it without signs, else the nickname, else a number.
pub(crate) fn instead(language: Language, member: &Member) -> String {
    let card = &member.card;
    let name = card.full_name();
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ').collect();
    if !lacks(&letters) {
        let written: String = name.chars().filter(|sign| !lacks(sign.encode_utf8(&mut [0; 4]))).collect();
        let words: Vec<&str> = written.split_whitespace().collect();
        if written.chars().any(char::is_alphabetic) {
            return words.join(" ");
        }
    }
    let writable = |words: &&String| words.chars().any(char::is_alphanumeric) && !lacks(words);
    if let Some(nickname) = card.nickname.as_ref().filter(writable) {
        return nickname.clone();
    }
    let (key, number) = match card.number.as_ref().filter(writable) {
        Some(number) => ("doc-instead_number", number.clone()),
        None => ("doc-instead_record", member.id.to_string()),
    };
    text(language, key, &[("number", number.into())])
}
