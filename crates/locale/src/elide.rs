//! « de Jérôme », « d’Amélie »: French drops the e of « de » before a vowel.

/// A name after « de », elided before a vowel, before the silent h of most first names, and before
/// a y that is a vowel.
pub(crate) fn of(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).map(plain);
    let (first, second) = (letters.next(), letters.next());
    match first {
        Some('a' | 'e' | 'i' | 'o' | 'u') => true,
        // Hélène and Hugo elide; Hamid and Hans do not.
        Some('h') => matches!(second, Some('e' | 'i' | 'u' | 'y')),
        // Yves elides; Yann and Yolande do not.
        Some('y') => second.is_some_and(|letter| letter.is_alphabetic() && !"aeiou".contains(letter)),
        _ => false,
    }
}

/// A Latin vowel without its diacritics.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' | 'æ' => 'a',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => 'i',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' | 'œ' => 'o',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn a_vowel_is_left_out_before_another() {
        for name in ["Amélie", "Élodie", "Œdipe", "Øystein", "Yves", "Ève", "Hélène", "Hugo", "Ilyès"]
        {
            assert_eq!(of(name), format!("d’{name}"));
        }
        for name in ["Jérôme", "Yann", "Hamid", "Łukasz", "Ελένη", "Олег", "1er", ""] {
            assert_eq!(of(name), format!("de {name}"));
        }
    }
}
