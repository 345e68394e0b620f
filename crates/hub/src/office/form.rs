//! The fields and files of a submitted form.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{HeaderMap, header};
use futures_util::stream;
use sha2::{Digest, Sha256};
use tapis_locale::Phrase;

use crate::office::answers::{Refusal, header_text};

/// The field with the number of the rendered page: the same form from the same page again is a double press.
pub(super) const ONCE: &str = "once";
/// The size limit of a form without files, in bytes.
const FIELDS: usize = 64 << 10;
/// The size limit of a form with rules or a structure.
const FILE: usize = 4 << 20;
/// The size allowed for the other fields of a form with bundles.
const BESIDE: usize = 64 << 10;
/// Longest time for a form to arrive.
const ARRIVING: Duration = Duration::from_secs(300);

/// The size limit of a form for this address.
pub(super) fn most(path: &[&str]) -> usize {
    match path {
        ["arrivals", ..] | ["clubs", "admit"] => tapis_league::LARGEST + BESIDE,
        ["persons", "list"] => tapis_lists::LARGEST + BESIDE,
        ["championships", ..] | ["rules", ..] => FILE,
        _ => FIELDS,
    }
}

/// A file of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Upload {
    /// Its name on the client's computer.
    pub name: String,
    pub bytes: Bytes,
}

/// A submitted form, or the query of an address.
#[derive(Debug, Default)]
pub(super) struct Form {
    fields: Vec<(String, String)>,
    files: Vec<(String, Upload)>,
}

/// A field without characters that nobody types and the database cannot store.
fn typed(value: &str) -> String {
    value.replace('\0', "")
}

impl Form {
    /// Identifies a form that is sent twice: by its target, its page and its contents.
    pub fn digest(&self, path: &str) -> Option<[u8; 32]> {
        self.some(ONCE)?;
        let mut digest = Sha256::new();
        let mut add = |part: &[u8]| {
            digest.update(u64::try_from(part.len()).unwrap_or(u64::MAX).to_be_bytes());
            digest.update(part);
        };
        add(path.as_bytes());
        for (name, value) in &self.fields {
            add(name.as_bytes());
            add(value.as_bytes());
        }
        for (name, upload) in &self.files {
            add(name.as_bytes());
            add(&upload.bytes);
        }
        Some(digest.finalize().into())
    }

    /// The query of an address.
    pub fn query(query: &str) -> Form {
        Form::text(query.as_bytes())
    }

    /// A form without files.
    pub fn text(body: &[u8]) -> Form {
        let pairs = form_urlencoded::parse(body);
        let fields = pairs.map(|(name, value)| (name.into_owned(), typed(&value))).collect();
        Form { fields, files: Vec::new() }
    }

    /// Reads a form up to a size limit.
    pub async fn read(headers: &HeaderMap, body: Body, most: usize) -> Result<Form, Refusal> {
        let too_large = || Refusal::TooLarge;
        let kind = header_text(headers, header::CONTENT_TYPE).unwrap_or_default();
        let boundary = multer::parse_boundary(kind).ok();
        let most = if boundary.is_some() { most } else { FIELDS };
        let arrived = tokio::time::timeout(ARRIVING, to_bytes(body, most)).await;
        let body = arrived.map_err(|_| too_large())?.map_err(|_| too_large())?;
        let Some(boundary) = boundary else { return Ok(Form::text(&body)) };
        let mut form = Form::default();
        let whole = stream::once(async move { Ok::<Bytes, std::convert::Infallible>(body) });
        let mut parts = multer::Multipart::new(whole, boundary);
        let unread = |_| Refusal::Said(Phrase::new("office-form_unread", &[]));
        while let Some(part) = parts.next_field().await.map_err(unread)? {
            let name = part.name().unwrap_or_default().to_owned();
            match part.file_name().map(str::to_owned) {
                Some(file) => {
                    let bytes = part.bytes().await.map_err(unread)?;
                    // A browser sends a file field without a file as an empty file.
                    if !(file.is_empty() && bytes.is_empty()) {
                        form.files.push((name, Upload { name: file, bytes }));
                    }
                }
                None => form.fields.push((name, typed(&part.text().await.map_err(unread)?))),
            }
        }
        Ok(form)
    }

    /// A field as filled in; empty if it was not.
    pub fn get(&self, name: &str) -> &str {
        let found = self.fields.iter().find(|(there, _)| there == name);
        found.map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    /// The address of the list page from which the form came. If that page no longer exists, the last one is shown.
    pub fn page_of(&self, path: &str) -> String {
        match self.get("page").parse::<usize>() {
            Ok(page) if page > 1 => format!("{path}?page={page}"),
            _ => path.to_owned(),
        }
    }

    /// All fields of that name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.fields.iter().filter(move |(there, _)| there == name).map(|(_, value)| value.as_str())
    }

    /// A field that may be left empty.
    pub fn some(&self, name: &str) -> Option<&str> {
        Some(self.get(name).trim()).filter(|value| !value.is_empty())
    }

    /// A required field that has to be parsed.
    ///
    /// # Errors
    /// With the sentence of this key.
    pub fn read_as<T: std::str::FromStr>(&self, name: &str, otherwise: &'static str) -> Result<T, Refusal> {
        self.get(name).trim().parse().map_err(|_| Refusal::Said(Phrase::new(otherwise, &[])))
    }

    /// Like the above, but for a field that may be left empty.
    ///
    /// # Errors
    /// With the sentence of this key.
    pub fn read_some<T: std::str::FromStr>(
        &self,
        name: &str,
        otherwise: &'static str,
    ) -> Result<Option<T>, Refusal> {
        self.some(name).map(|_| self.read_as(name, otherwise)).transpose()
    }

    /// The files of a field.
    pub fn files<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Upload> {
        self.files.iter().filter(move |(there, _)| there == name).map(|(_, upload)| upload)
    }

    /// The file of a field.
    ///
    /// # Errors
    /// If none was chosen.
    pub fn file(&self, name: &str) -> Result<&Upload, Refusal> {
        let found = self.files.iter().find(|(there, _)| there == name);
        found.map(|(_, upload)| upload).ok_or_else(|| Refusal::Said(Phrase::new("office-no_file", &[])))
    }
}
