//! The Atom feed: results as they come, and the evenings to come.

use std::io;

use chrono::{DateTime, SecondsFormat, Utc};
use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};
use sha2::{Digest as _, Sha256};
use tapis_locale::ordinal;
use uuid::Builder;

use crate::evening::{said, won};
use crate::facts::{Evening, UpcomingEvening};
use crate::words::{capital, day_and_hour, full_day, say, word};
use crate::{Edition, SitePage, evening_page};

/// The most results in the feed; the pages have the others.
const MOST: usize = 30;
/// Number of places named for each evening.
const PLACES: usize = 3;

/// An entry of the feed.
struct Entry {
    id: String,
    title: String,
    page: String,
    updated: DateTime<Utc>,
    summary: String,
}

impl Edition<'_> {
    /// A name for something of the club that never changes, whatever the club and the thing are called.
    fn id(&self, what: &str) -> String {
        let digest = Sha256::digest(format!("{}/{}{what}", self.site.identity, self.folder));
        let mut bytes = [0; 16];
        for (byte, from) in bytes.iter_mut().zip(digest) {
            *byte = from;
        }
        format!("urn:uuid:{}", Builder::from_custom_bytes(bytes).into_uuid())
    }

    fn result(&self, evening: &Evening) -> Entry {
        let language = self.language();
        let place = |place: &crate::facts::SiteResult| {
            let won = won(language, evening, place);
            let won = if won.is_empty() { won } else { format!(" ({won})") };
            format!("{} {}{won}", ordinal(language, place.place), place.name)
        };
        let places: Vec<String> = evening.lines.iter().take(PLACES).map(place).collect();
        let summary = [full_day(language, evening.day), said(language, evening)].into_iter().chain(places);
        Entry {
            id: self.id(&format!("results/{}", evening.number)),
            title: say(language, "site-feed_results", &[("evening", evening.name.as_str().into())]),
            page: evening_page(evening.number),
            updated: evening.ended,
            summary: capital(&summary.collect::<Vec<_>>().join(" · ")),
        }
    }

    fn announced(&self, coming: &UpcomingEvening) -> Entry {
        let language = self.language();
        let when = capital(&day_and_hour(language, coming.day, coming.minute));
        let said = [when, coming.venue.clone()].into_iter().filter(|said| !said.is_empty());
        Entry {
            // Another day is news.
            id: self.id(&format!("date/{}/{}", coming.number, coming.day)),
            title: say(language, "site-feed_date", &[("evening", coming.name.as_str().into())]),
            page: if coming.has_page { evening_page(coming.number) } else { SitePage::Calendar.file() },
            updated: coming.made,
            summary: said.collect::<Vec<_>>().join(" · "),
        }
    }

    /// Address of a page: on the web where the club's address is known, otherwise beside the feed.
    fn link(&self, page: &str) -> String {
        match &self.site.address {
            Some(address) => address.of(&self.path(page)),
            None => page.to_owned(),
        }
    }
}

fn instant(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// The feed of a language.
pub(crate) fn write(edition: &Edition<'_>) -> Vec<u8> {
    let results = edition.facts.evenings.iter().take(MOST).map(|evening| edition.result(evening));
    let mut entries: Vec<Entry> =
        edition.facts.coming.iter().map(|coming| edition.announced(coming)).chain(results).collect();
    entries.sort_by(|one, other| other.updated.cmp(&one.updated).then_with(|| one.id.cmp(&other.id)));
    let mut writer = Writer::new_with_indent(Vec::new(), b' ', 1);
    // Written to memory, which does not fail.
    let _ = feed(&mut writer, edition, &entries);
    let mut bytes = writer.into_inner();
    bytes.push(b'\n');
    bytes
}

fn feed(writer: &mut Writer<Vec<u8>>, edition: &Edition<'_>, entries: &[Entry]) -> io::Result<()> {
    let language = edition.language();
    let updated = entries.iter().map(|entry| entry.updated).max().unwrap_or_default();
    writer.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let root = writer
        .create_element("feed")
        .with_attribute(("xmlns", "http://www.w3.org/2005/Atom"))
        .with_attribute(("xml:lang", language.tag()));
    root.write_inner_content(|writer| {
        let club = edition.facts.club.as_str();
        element(writer, "id", &edition.id("feed"))?;
        element(writer, "title", &say(language, "site-feed", &[("club", club.into())]))?;
        element(writer, "updated", &instant(updated))?;
        writer.create_element("author").write_inner_content(|writer| element(writer, "name", club))?;
        let own = edition.link("feed.xml");
        let own = [("rel", "self"), ("type", "application/atom+xml"), ("href", own.as_str())];
        writer.create_element("link").with_attributes(own).write_empty()?;
        let home = edition.link("index.html");
        link(writer, &home, &word(language, "site-home"))?;
        entries.iter().try_for_each(|entry| {
            writer
                .create_element("entry")
                .write_inner_content(|writer| {
                    element(writer, "id", &entry.id)?;
                    element(writer, "title", &entry.title)?;
                    element(writer, "updated", &instant(entry.updated))?;
                    link(writer, &edition.link(&entry.page), &entry.title)?;
                    element(writer, "summary", &entry.summary)
                })
                .map(|_| ())
        })
    })?;
    Ok(())
}

/// Without characters that XML cannot hold, not even escaped.
fn readable(text: &str) -> String {
    let odd = |one: char| one.is_control() && !matches!(one, '\t' | '\n' | '\r');
    text.replace(|one| odd(one) || matches!(one, '\u{fffe}' | '\u{ffff}'), " ")
}

fn element(writer: &mut Writer<Vec<u8>>, name: &str, text: &str) -> io::Result<()> {
    writer.create_element(name).write_text_content(BytesText::new(&readable(text))).map(|_| ())
}

fn link(writer: &mut Writer<Vec<u8>>, page: &str, title: &str) -> io::Result<()> {
    let title = readable(title);
    let attributes = [("rel", "alternate"), ("type", "text/html"), ("href", page), ("title", title.as_str())];
    writer.create_element("link").with_attributes(attributes).write_empty().map(|_| ())
}
