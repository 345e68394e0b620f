//! Failures and their remedies: in no language yet. Whoever shows it puts it into words.

use tapis_engine::base::quantity::{EntryId, MemberId};
use tapis_engine::journal::refusal::RefusedNewcomer;
use tapis_engine::rules::ruleset::Ruleset;
use tapis_engine::{Refusal, Setup, SetupDraft};
use tapis_locale::{Phrase, Value, Values};
use tapis_store::{MergeProblem, OpenError, StoreError};

use crate::file::refusal_words::{championship_words, reason, setup_phrase};

/// Failure with its remedy. Nothing has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Names it for a program.
    pub code: String,
    /// Message for a person, in no language yet.
    pub message: Phrase,
    /// The rule it rests on.
    pub rule: Option<String>,
    /// The fields of a form that are not right: a code, or a path in its draft, and a sentence
    /// each.
    pub fields: Vec<(String, Phrase)>,
}

impl Problem {
    /// A sentence of the catalogue.
    pub fn new(code: &str, values: &Values<'_>) -> Self {
        Problem { code: code.to_owned(), message: Phrase::new(code, values), rule: None, fields: Vec::new() }
    }

    /// The same at a field of the form that it is about.
    pub(crate) fn at(mut self, field: &str) -> Self {
        self.fields.push((field.to_owned(), self.message.clone()));
        self
    }

    /// A refusal, with the player's name where an entry or a member is meant, and the rule as these rules cite it.
    pub(crate) fn refused(
        rules: &Ruleset,
        refusal: &Refusal,
        name: impl Fn(EntryId) -> Value,
        called: impl Fn(MemberId) -> Value,
    ) -> Self {
        let (code, mut values) = reason(refusal);
        let player = refusal.entry().map(name).or_else(|| refusal.member().map(called));
        values.extend(player.map(|player| ("player".to_owned(), player)));
        for (field, value) in &mut values {
            if let ("reason", Value::Text(reason)) = (field.as_str(), &*value) {
                *value = Phrase::new(format!("reason-{reason}"), &[]).into();
            }
        }
        let mut fields = Vec::new();
        if let Refusal::Setup { errors } = refusal {
            fields.extend(errors.iter().map(|error| (error.field(), setup_phrase(error))));
        }
        let reasons = fields.iter().map(|(_, phrase)| phrase.clone().into()).collect();
        values.push(("reasons".to_owned(), Value::List(reasons, " ")));
        let message = Phrase::with(format!("refusal-{code}"), values);
        let rule = refusal.rule().map(|rule| rules.cite(rule).to_string());
        Problem { code, message, rule, fields }
    }
}

/// The set-up of a tournament that does not exist yet.
///
/// # Errors
/// A sentence for each thing that stands in the way.
pub(crate) fn playable(draft: SetupDraft) -> Result<Setup, Problem> {
    draft.check().map_err(|errors| {
        let refusal = Refusal::Setup { errors };
        Problem::refused(&Ruleset::default(), &refusal, |_| "".into(), |_| "".into())
    })
}

impl Problem {
    /// Several were to be registered, or to sign up, together: each of those who cannot be is a field, `member-` and
    /// his number.
    pub(crate) fn newcomers(
        rules: &Ruleset,
        refusal: &Refusal,
        refused: &[RefusedNewcomer],
        name: impl Fn(MemberId) -> Value,
    ) -> Self {
        let field = |newcomer: &RefusedNewcomer| {
            let why = Problem::refused(rules, &newcomer.why, |_| name(newcomer.member), &name);
            (format!("member-{}", newcomer.member), why.message)
        };
        let fields: Vec<(String, Phrase)> = refused.iter().map(field).collect();
        let say = |(newcomer, (_, why)): (&RefusedNewcomer, &(String, Phrase))| {
            let values = [("player", name(newcomer.member)), ("why", why.clone().into())];
            Phrase::new("refusal-newcomer", &values).into()
        };
        let reasons = Value::List(refused.iter().zip(&fields).map(say).collect(), " ");
        let code = if matches!(refusal, Refusal::NotSignedUp { .. }) { "not_signed_up" } else { "newcomers" };
        let message = Phrase::new(format!("refusal-{code}"), &[("reasons", reasons)]);
        let rule = refusal.rule().map(|rule| rules.cite(rule).to_string());
        Problem { code: code.to_owned(), message, rule, fields }
    }
}

impl From<OpenError> for Problem {
    fn from(error: OpenError) -> Self {
        let detail = match &error {
            // The sentence says what is wrong; the place is all that it lacks.
            OpenError::Missing(place) => place.display().to_string(),
            _ => error.to_string(),
        };
        let mut told = vec![("detail", detail.into())];
        let mut problem = Problem::new(error.code(), &told);
        // Damaged too, to a program; a person is told what to do about it.
        if let OpenError::Cut { missing } = error {
            told.push(("missing", i64::try_from(missing).unwrap_or(i64::MAX).into()));
            problem.message = Phrase::new("open-cut", &told);
        }
        problem
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        let error = match error {
            StoreError::Copy(found) => return (*found).into(),
            other => other,
        };
        let mut values = vec![("detail", error.to_string().into())];
        match &error {
            StoreError::MemberPlays { tournament }
            | StoreError::MemberSignedUp { tournament }
            | StoreError::Merge(MergeProblem::SameTournament { tournament }) => {
                values.push(("tournament", tournament.clone().into()))
            }
            StoreError::HeadingUnknown { heading, headings } => {
                values
                    .extend([("heading", heading.clone().into()), ("headings", headings.join(", ").into())]);
            }
            StoreError::Journal { seq, .. } => values.push(("row", (*seq).into())),
            StoreError::JournalUnread { name, seq, program, .. } => {
                values.extend([("tournament", name.clone().into()), ("row", (*seq).into())]);
                values.push(("version", program.clone().into()));
            }
            StoreError::JournalCut { found, written, .. } => {
                values.extend([("found", (*found).into()), ("written", (*written).into())]);
            }
            _ => {}
        }
        let mut problem = Problem::new(error.code(), &values);
        match &error {
            StoreError::Season(found) => problem.fields.extend(found.iter().map(|field| {
                let (code, values) = reason(field);
                let sentence = Phrase::with(format!("season-{code}"), values);
                (code, sentence)
            })),
            StoreError::Championship(found) => {
                problem
                    .fields
                    .extend(found.iter().map(championship_words).map(|(at, words)| (at.into(), words)));
            }
            StoreError::Fields(found) => problem.fields.extend(found.iter().map(|field| {
                let (code, values) = reason(field);
                let sentence = Phrase::with(format!("field-{code}"), values);
                (code, sentence)
            })),
            StoreError::Venue(found) => problem.fields.extend(found.iter().map(|wrong| {
                let (code, values) = reason(wrong);
                (wrong.field(), Phrase::with(format!("setup-{code}"), values))
            })),
            _ => {}
        }
        problem
    }
}
