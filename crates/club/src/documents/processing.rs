//! The register of processing activities: what the program does with personal data in this club, and the club's
//! settings.

use tapis_documents::papers::dossier::{Dossier, Fact, Part, Piece};
use tapis_locale::{Language, Value, Values, text};
use tapis_store::{Member, MemberCard, RiskyPlace};

use crate::documents::Papers;
use crate::{DataProtection, Problem};

/// Use that the club makes of personal data.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Activity {
    Members,
    Dues,
    Tournaments,
    Discipline,
    Changes,
}

impl Activity {
    const ALL: [Activity; 5] =
        [Activity::Members, Activity::Dues, Activity::Tournaments, Activity::Discipline, Activity::Changes];

    fn name(self) -> &'static str {
        match self {
            Activity::Members => "members",
            Activity::Dues => "dues",
            Activity::Tournaments => "tournaments",
            Activity::Discipline => "discipline",
            Activity::Changes => "changes",
        }
    }
}

/// A field of the members' records that may be empty, and whether a record has it.
type FieldUse = (&'static str, fn(&MemberCard) -> bool);

const FIELDS: [FieldUse; 8] = [
    ("number", |card| card.number.is_some()),
    ("nickname", |card| card.nickname.is_some()),
    ("licence", |card| card.licence.is_some()),
    ("born", |card| card.born.is_some()),
    ("email", |card| card.email.is_some()),
    ("phone", |card| card.phone.is_some()),
    ("valid_until", |card| card.valid_until.is_some()),
    ("tags", |card| !card.tags.is_empty()),
];

/// The register in a language.
struct RegisterText<'a> {
    language: Language,
    settings: &'a DataProtection,
    members: &'a [Member],
    /// Whether there are dated notes on members.
    notes: bool,
    /// Whether there are photos of members.
    photos: bool,
    /// Names of players on telephones.
    phone_names: String,
}

impl RegisterText<'_> {
    fn say(&self, key: &str, values: &Values<'_>) -> String {
        text(self.language, key, values)
    }

    fn word(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// Statement of the club, or a line to write on.
    fn stated(text: &str) -> Fact {
        if text.is_empty() { Fact::ToFill } else { Fact::Words(text.to_owned()) }
    }

    fn controller(&self, club: &str) -> Part {
        let facts = [
            ("handling-club", RegisterText::stated(club)),
            ("protection-address", RegisterText::stated(&self.settings.address)),
            ("protection-represented_by", RegisterText::stated(&self.settings.represented_by)),
            ("protection-contact", RegisterText::stated(&self.settings.contact)),
            ("handling-updated", Fact::ToFill),
        ];
        let facts = facts.into_iter().map(|(key, fact)| (self.word(key), fact)).collect();
        Part { title: self.word("handling-controller"), pieces: vec![Piece::Facts(facts)] }
    }

    /// Content of the members' records in this club, by the fields that are used.
    fn fields(&self) -> String {
        let used = FIELDS.iter().filter(|(_, has)| self.members.iter().any(|member| has(&member.card)));
        let mut named = vec![self.word("handling-field_name")];
        named.extend(used.map(|(field, _)| self.word(&format!("handling-field_{field}"))));
        if self.notes || self.members.iter().any(|member| member.card.note.is_some()) {
            named.push(self.word("handling-field_note"));
        }
        if self.photos {
            named.push(self.word("handling-field_photo"));
        }
        named.join(", ")
    }

    fn persons(&self) -> Vec<(&'static str, Value)> {
        let count = |wanted: fn(&&Member) -> bool| -> Value {
            i64::try_from(self.members.iter().filter(wanted).count()).unwrap_or(i64::MAX).into()
        };
        vec![
            ("members", count(|member| !member.archived && !member.card.guest)),
            ("guests", count(|member| !member.archived && member.card.guest)),
            ("former", count(|member| member.archived)),
        ]
    }

    fn period(&self) -> Fact {
        match self.settings.years {
            Some(years) => {
                Fact::Words(self.say("handling-members_kept", &[("years", i64::from(years).into())]))
            }
            None => Fact::ToFill,
        }
    }

    fn activity(&self, number: usize, activity: Activity) -> Part {
        let name = activity.name();
        let said = |what: &str, values: &Values<'_>| {
            Fact::Words(self.say(&format!("handling-{name}_{what}"), values))
        };
        let persons = match activity {
            Activity::Members => said("persons", &self.persons()),
            _ => said("persons", &[]),
        };
        let data = match activity {
            Activity::Members => Fact::Words(self.fields()),
            _ => said("data", &[]),
        };
        let kept = match activity {
            Activity::Members => self.period(),
            _ => said("kept", &[]),
        };
        let recipients = match activity {
            Activity::Tournaments => said("recipients", &[("names", self.phone_names.as_str().into())]),
            _ => said("recipients", &[]),
        };
        let facts = [
            ("handling-purpose", said("purpose", &[])),
            ("handling-persons", persons),
            ("handling-data", data),
            ("handling-recipients", recipients),
            ("handling-kept", kept),
        ];
        let facts = facts.into_iter().map(|(key, fact)| (self.word(key), fact)).collect();
        let title = format!("{number}. {}", self.word(&format!("handling-{name}")));
        Part { title, pieces: vec![Piece::Facts(facts)] }
    }
}

/// The service that copies the folder of the club file; `None` if it is a disk of the network.
fn service(place: RiskyPlace) -> Option<&'static str> {
    match place {
        RiskyPlace::OneDrive => Some("OneDrive"),
        RiskyPlace::Dropbox => Some("Dropbox"),
        RiskyPlace::GoogleDrive => Some("Google Drive"),
        RiskyPlace::ICloud => Some("iCloud"),
        RiskyPlace::Network => None,
    }
}

impl Papers<'_> {
    pub(super) fn processing(&mut self, language: Language) -> Result<Dossier, Problem> {
        let (settings, members) = (self.club.privacy().data_protection()?, self.club.file.members().all()?);
        let names = self.club.phones().phone_settings()?.names;
        let phone_names = text(language, &format!("phones-names-{}", names.code()), &[]);
        let (notes, photos) = (self.club.file.members().has_notes()?, self.club.file.members().has_photos()?);
        let told =
            RegisterText { language, settings: &settings, members: &members, notes, photos, phone_names };
        let club = self.club.name();
        let mut parts = vec![told.controller(&club)];
        parts.extend((1..).zip(Activity::ALL).map(|(number, activity)| told.activity(number, activity)));
        let security = Piece::Sentences(self.security(&told));
        parts.push(Part { title: told.word("handling-security"), pieces: vec![security] });
        let rights = ["access", "change", "erase"].map(|right| told.word(&format!("handling-right_{right}")));
        let rights = Piece::Sentences(rights.to_vec());
        parts.push(Part { title: told.word("handling-rights"), pieces: vec![rights] });
        Ok(Dossier {
            club: self.letterhead(),
            title: told.word("doc-processing"),
            subject: String::new(),
            place: String::new(),
            foot: String::new(),
            intro: vec![told.word("handling-intro")],
            parts,
        })
    }

    fn security(&mut self, told: &RegisterText<'_>) -> Vec<String> {
        let mut said = vec![told.word("handling-secure_offline")];
        said.extend(self.club.file.risky_place().map(|place| match service(place) {
            Some(service) => told.say("handling-secure_service", &[("service", service.into())]),
            None => told.word("handling-secure_network"),
        }));
        said.push(told.word("handling-secure_access"));
        said.push(told.word("handling-secure_chain"));
        said.push(told.word("handling-secure_copies"));
        if self.club.file.second_copy().is_some() {
            said.push(told.word("handling-secure_second"));
        }
        // An unreadable lead is reported by whoever asks who leads.
        if self.club.standby().lead().is_ok_and(|lead| lead.is_some()) {
            said.push(told.word("handling-secure_computers"));
        }
        said
    }
}
