//! Metadata of a document.

use tapis_locale::Language;

/// The program that made it.
pub(crate) const PROGRAM: &str = concat!("Tapis ", env!("CARGO_PKG_VERSION"));

/// The XMP packet: title, author, language, and that a screen reader can read it (PDF/UA-1).
pub(crate) fn described(title: &str, author: &str, language: Language) -> String {
    let [title, author, program, language] = [title, author, PROGRAM, language.tag()].map(escaped);
    format!(
        r#"<?xpacket begin="{}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{author}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{language}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>{program}</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>"#,
        '\u{feff}'
    )
}

/// Text between XML tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_cannot_end_the_packet() {
        let said = described("</rdf:li> & co", "", Language::Fr);
        assert!(said.contains("&lt;/rdf:li&gt; &amp; co"), "{said}");
    }
}
