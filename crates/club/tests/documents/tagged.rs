//! Every document as a screen reader meets it: what PDF/UA-1 asks for, read back from the bytes.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test says what it expects")]

use std::collections::{BTreeMap, BTreeSet};

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};
use tapis_club::engine::base::quantity::Millis;
use tapis_club::locale::Language;
use tapis_club::{About, DocumentKind, DocumentOptions};

use super::{START, about, club, finish};

const BOTH: [Language; 2] = [Language::Fr, Language::En];

/// A piece of a page by the page and its number.
type Piece = (ObjectId, i64);

/// An element with what is in it, in reading order.
struct Element {
    role: String,
    found: Dictionary,
    kids: Vec<Kid>,
}

enum Kid {
    Element(Element),
    Piece(Piece),
    Link,
}

struct ReadPdf {
    file: Document,
    name: String,
    /// The text of each piece, and how far up the page its first line is.
    pieces: BTreeMap<Piece, (String, f32)>,
    document: Element,
}

fn role(found: &Dictionary) -> String {
    String::from_utf8(found.get(b"S").unwrap().as_name().unwrap().to_vec()).unwrap()
}

/// Letters for the numbers of a font's glyphs.
fn letters(file: &Document, font: &Dictionary) -> BTreeMap<u16, String> {
    let map = file.dereference(font.get(b"ToUnicode").unwrap()).unwrap().1.as_stream().unwrap();
    let map = String::from_utf8(map.decompressed_content().unwrap()).unwrap();
    let pair = |line: &str| {
        let (number, said) = line.strip_prefix('<')?.strip_suffix('>')?.split_once("> <")?;
        let units = said
            .as_bytes()
            .chunks(4)
            .map(|unit| u16::from_str_radix(std::str::from_utf8(unit).unwrap(), 16).unwrap());
        let said = String::from_utf16(&units.collect::<Vec<_>>()).unwrap();
        Some((u16::from_str_radix(number, 16).ok()?, said))
    };
    map.lines().skip_while(|line| !line.ends_with("beginbfchar")).filter_map(pair).collect()
}

impl ReadPdf {
    fn new(bytes: &[u8], name: &str) -> ReadPdf {
        let file = Document::load_mem(bytes).unwrap();
        let catalog = file.catalog().unwrap();
        let root =
            file.get_dictionary(catalog.get(b"StructTreeRoot").unwrap().as_reference().unwrap()).unwrap();
        let document = element(&file, root.get(b"K").unwrap().as_reference().unwrap(), None);
        let mut read = ReadPdf { pieces: BTreeMap::new(), name: name.to_owned(), document, file };
        for page in read.file.page_iter().collect::<Vec<_>>() {
            read.page(page);
        }
        read
    }

    /// Collects the pieces of a page. Whatever is drawn is one, or decoration.
    fn page(&mut self, page: ObjectId) {
        let found = self.file.get_dictionary(page).unwrap();
        assert!(found.has(b"StructParents") || !found.has(b"Contents"), "{}", self.name);
        let fonts: BTreeMap<_, _> = self.file.get_page_fonts(page).unwrap();
        let fonts: BTreeMap<_, _> =
            fonts.into_iter().map(|(name, font)| (name, letters(&self.file, font))).collect();
        let content = Content::decode(&self.file.get_page_content(page)).unwrap();
        let (mut open, mut font, mut at) = (Vec::new(), Vec::new(), 0.0);
        for operation in content.operations {
            let marked = open.last().copied();
            match operation.operator.as_str() {
                "BMC" => open.push(None),
                "BDC" => {
                    let number =
                        operation.operands[1].as_dict().unwrap().get(b"MCID").and_then(Object::as_i64);
                    open.push(number.ok());
                }
                "EMC" => assert!(open.pop().is_some()),
                "Tf" => font = operation.operands[0].as_name().unwrap().to_vec(),
                "Td" => at = operation.operands[1].as_float().unwrap(),
                "TJ" => {
                    let marked = marked.unwrap_or_else(|| panic!("{}: text that is nothing", self.name));
                    let Some(number) = marked else { continue };
                    let mut said = String::new();
                    for part in operation.operands[0].as_array().unwrap() {
                        for glyph in part.as_str().unwrap_or_default().as_chunks().0 {
                            let number = u16::from_be_bytes(*glyph);
                            said.push_str(fonts[&font].get(&number).expect("every glyph says something"));
                        }
                    }
                    self.pieces.entry((page, number)).or_insert((String::new(), at)).0.push_str(&said);
                }
                "S" | "f" | "f*" | "B*" | "Do" => {
                    let marked = marked.unwrap_or_else(|| panic!("{}: a drawing that is nothing", self.name));
                    if let Some(number) = marked {
                        self.pieces.entry((page, number)).or_insert((String::new(), at));
                    }
                }
                _ => {}
            }
        }
        assert!(open.is_empty(), "{}", self.name);
    }

    fn text(&self, element: &Element) -> String {
        let text = |kid: &Kid| match kid {
            Kid::Element(element) => self.text(element),
            Kid::Piece(piece) => self.pieces.get(piece).unwrap().0.clone(),
            Kid::Link => String::new(),
        };
        element.kids.iter().map(text).collect()
    }

    /// Every element from the outside inwards, in reading order.
    fn elements(&self) -> Vec<&Element> {
        fn add<'a>(element: &'a Element, all: &mut Vec<&'a Element>) {
            all.push(element);
            for kid in &element.kids {
                if let Kid::Element(element) = kid {
                    add(element, all);
                }
            }
        }
        let mut all = Vec::new();
        add(&self.document, &mut all);
        all
    }

    fn file_says_so(&self, language: Language) {
        let catalog = self.file.catalog().unwrap();
        let inside = |key: &[u8], of: &[u8]| {
            catalog
                .get(key)
                .and_then(Object::as_dict)
                .and_then(|found| found.get(of))
                .and_then(Object::as_bool)
        };
        assert!(inside(b"MarkInfo", b"Marked").unwrap(), "{}", self.name);
        assert!(inside(b"ViewerPreferences", b"DisplayDocTitle").unwrap(), "{}", self.name);
        let said = catalog.get(b"Lang").unwrap().as_str().unwrap();
        assert_eq!(std::str::from_utf8(said).unwrap(), language.tag(), "{}", self.name);
        let metadata = catalog.get(b"Metadata").unwrap().as_reference().unwrap();
        let metadata = &self.file.get_object(metadata).unwrap().as_stream().unwrap().content;
        let metadata = std::str::from_utf8(metadata).unwrap();
        assert!(metadata.contains("<pdfuaid:part>1</pdfuaid:part>"), "{}", self.name);
        assert!(!metadata.contains("x-default\"></rdf:li>"), "{}: no title", self.name);
    }

    /// Everything that is drawn is in the tree once, and the table of parents agrees.
    fn all_is_in_the_tree(&self) {
        let mut seen = BTreeSet::new();
        for element in self.elements() {
            for kid in &element.kids {
                if let Kid::Piece(piece) = kid {
                    assert!(self.pieces.contains_key(piece), "{}: {piece:?} is not there", self.name);
                    assert!(seen.insert(*piece), "{}: {piece:?} twice", self.name);
                }
            }
        }
        let forgotten: Vec<_> = self.pieces.iter().filter(|(piece, _)| !seen.contains(piece)).collect();
        assert!(forgotten.is_empty(), "{}: {forgotten:?}", self.name);
        let root = self.file.catalog().unwrap().get(b"StructTreeRoot").unwrap().as_reference().unwrap();
        let root = self.file.get_dictionary(root).unwrap();
        let parents = root.get(b"ParentTree").unwrap().as_dict().unwrap().get(b"Nums").unwrap();
        let (keys, owners): (Vec<_>, Vec<_>) =
            parents.as_array().unwrap().chunks(2).map(|pair| (pair[0].as_i64().unwrap(), &pair[1])).unzip();
        assert!(keys.is_sorted_by(|a, b| a < b), "{}: {keys:?}", self.name);
        let owner = |key: i64| owners[keys.binary_search(&key).unwrap()];
        for (page, number) in self.pieces.keys() {
            let key = self.file.get_dictionary(*page).unwrap().get(b"StructParents").unwrap();
            let list = self.file.dereference(owner(key.as_i64().unwrap())).unwrap().1.as_array().unwrap();
            let own = list[usize::try_from(*number).unwrap()].as_reference().unwrap();
            let again = element(&self.file, own, None);
            let has = |kid: &Kid| matches!(kid, Kid::Piece(piece) if *piece == (*page, *number));
            assert!(again.kids.iter().any(has), "{}: another element than the tree's", self.name);
        }
        for page in self.file.page_iter() {
            for link in self.file.get_page_annotations(page).unwrap() {
                let key = link.get(b"StructParent").unwrap().as_i64().unwrap();
                let found = self.file.get_dictionary(owner(key).as_reference().unwrap()).unwrap();
                assert_eq!(role(found), "Link", "{}", self.name);
                assert!(!link.get(b"Contents").unwrap().as_str().unwrap().is_empty(), "{}", self.name);
            }
        }
    }

    fn elements_are_as_they_should(&self) {
        let mut level = 0;
        for element in self.elements() {
            let name = &self.name;
            if let Some(deep) = element.role.strip_prefix('H').and_then(|deep| deep.parse::<u8>().ok()) {
                assert!(deep <= level + 1, "{name}: H{deep} below H{level}");
                assert!(!self.text(element).trim().is_empty(), "{name}: an empty heading");
                level = deep;
            }
            match element.role.as_str() {
                "Figure" => {
                    let said =
                        element.found.get(b"Alt").expect("a figure says what it shows").as_str().unwrap();
                    assert!(!said.is_empty(), "{name}");
                }
                "Link" => assert!(element.kids.iter().any(|kid| matches!(kid, Kid::Link)), "{name}"),
                "Table" => self.table(element),
                "P" => assert!(!self.text(element).trim().is_empty(), "{name}: an empty paragraph"),
                _ => {}
            }
        }
    }

    /// Rows of equal length, with heading cells that say what they head.
    fn table(&self, table: &Element) {
        let rows = table.kids.iter().flat_map(|kid| match kid {
            Kid::Element(part) if ["THead", "TBody"].contains(&part.role.as_str()) => part.kids.as_slice(),
            _ => panic!("{}: something beside the rows of a table", self.name),
        });
        let mut wide = BTreeSet::new();
        let mut heads = 0;
        for row in rows {
            let Kid::Element(row) = row else { panic!("{}: text beside the rows", self.name) };
            assert_eq!(row.role, "TR", "{}", self.name);
            let mut across = 0;
            for cell in &row.kids {
                let Kid::Element(cell) = cell else { panic!("{}: text beside the cells", self.name) };
                let attributes = cell.found.get(b"A").and_then(Object::as_array);
                let attributes = attributes.into_iter().flatten().filter_map(|found| found.as_dict().ok());
                let of = |key: &'static [u8]| {
                    attributes.clone().find_map(move |found: &Dictionary| found.get(key).ok().cloned())
                };
                across += of(b"ColSpan").map_or(1, |span| span.as_i64().unwrap());
                match cell.role.as_str() {
                    "TH" => {
                        heads += 1;
                        assert!(of(b"Scope").is_some(), "{}", self.name);
                        assert!(!self.text(cell).trim().is_empty(), "{}: an empty heading", self.name);
                    }
                    role => assert_eq!(role, "TD", "{}", self.name),
                }
            }
            wide.insert(across);
        }
        assert!(heads > 0, "{}: a table without headings: {}", self.name, self.text(table));
        assert_eq!(wide.len(), 1, "{}: rows of {wide:?} cells", self.name);
    }
}

/// An element of the file. Its pieces are on its own page, unless they say otherwise.
fn element(file: &Document, id: ObjectId, page: Option<ObjectId>) -> Element {
    let found = file.get_dictionary(id).unwrap();
    let page = found.get(b"Pg").and_then(Object::as_reference).ok().or(page);
    let list = match found.get(b"K") {
        Ok(Object::Array(list)) => list.clone(),
        Ok(one) => vec![one.clone()],
        Err(_) => Vec::new(),
    };
    let kid = |kid: Object| match kid {
        Object::Integer(number) => Kid::Piece((page.unwrap(), number)),
        Object::Reference(id) => Kid::Element(element(file, id, page)),
        Object::Dictionary(found) => match found.get(b"Type").unwrap().as_name().unwrap() {
            b"MCR" => {
                let page = found.get(b"Pg").and_then(Object::as_reference).unwrap();
                Kid::Piece((page, found.get(b"MCID").unwrap().as_i64().unwrap()))
            }
            b"OBJR" => Kid::Link,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    Element { role: role(found), found: found.clone(), kids: list.into_iter().map(kid).collect() }
}

fn checked(bytes: &[u8], name: &str, language: Language) -> ReadPdf {
    let read = ReadPdf::new(bytes, name);
    read.file_says_so(language);
    read.all_is_in_the_tree();
    read.elements_are_as_they_should();
    read
}

#[test]
fn every_document_can_be_listened_to() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, season) = club(&folder);
    let mut roles: BTreeSet<String> = BTreeSet::new();
    for over in [false, true] {
        if over {
            finish(&mut club, id);
        }
        for &kind in DocumentKind::ALL {
            let about = about(kind, id, season);
            for language in BOTH {
                let options = DocumentOptions { language: Some(language), ..DocumentOptions::default() };
                let made = club.papers().document(kind, about, options, START + Millis(700_000)).unwrap();
                let read = checked(&made.bytes, &format!("{kind:?} {language:?}"), language);
                roles.extend(read.elements().into_iter().map(|element| element.role.clone()));
            }
        }
    }
    let all = "Document Figure H1 H2 H3 L LBody LI Lbl Link P Sect TBody TD TH THead TOC TOCI TR Table";
    let missing: Vec<_> = all.split(' ').filter(|role| !roles.contains(*role)).collect();
    assert!(missing.is_empty(), "no document has {missing:?}");
}

/// The text in reading order is the text from the top to the foot of each page.
#[test]
fn the_booklet_is_read_from_top_to_foot() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, ..) = club(&folder);
    for language in BOTH {
        for folded in [false, true] {
            let options = DocumentOptions { language: Some(language), folded, ..DocumentOptions::default() };
            let made = club.papers().document(DocumentKind::Rules, About::Club, options, START).unwrap();
            let read = checked(&made.bytes, &format!("{language:?} {folded}"), language);
            let mut last = (0, 0);
            let (mut rules, mut high) = (0, BTreeMap::new());
            for element in read.elements() {
                // Annexes and index stand in columns.
                if element.role != "P" || last.0 >= 13 {
                    continue;
                }
                let said = read.text(element);
                let number = said.split(' ').next().and_then(|number| number.split_once('-'));
                let number = number.and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
                let Some(number) = number.filter(|_| said.len() > 12) else { continue };
                assert!(number > last, "{language:?} {folded}: {number:?} after {last:?}");
                (last, rules) = (number, rules + 1);
                let Some(Kid::Piece(piece)) = element.kids.first() else { panic!("{said}") };
                let up = read.pieces.get(piece).unwrap().1;
                if !folded {
                    let above = high.insert(piece.0, up);
                    assert!(above.is_none_or(|above| above > up), "{language:?}: {said} is higher up");
                }
            }
            assert!(rules > 120, "{language:?} {folded}: {rules} rules");
        }
    }
}

/// A line of the standings is read as it stands: rank, name, points.
#[test]
fn standings_are_read_line_by_line() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, season) = club(&folder);
    finish(&mut club, id);
    let options = DocumentOptions { language: Some(Language::Fr), ..DocumentOptions::default() };
    let made = club.papers().document(DocumentKind::Standings, About::Season(season), options, START);
    let read = checked(&made.unwrap().bytes, "standings", Language::Fr);
    let cells = |row: &&Element| {
        let cell = |kid: &Kid| match kid {
            Kid::Element(cell) => read.text(cell).trim().to_owned(),
            _ => panic!("text beside the cells"),
        };
        row.kids.iter().map(cell).collect::<Vec<_>>()
    };
    let rows: Vec<Vec<String>> =
        read.elements().iter().filter(|element| element.role == "TR").map(cells).collect();
    assert_eq!(rows[0][..3], ["Rang", "Joueur", "Points"]);
    assert_eq!((rows[1][0].as_str(), rows[1].last().unwrap().as_str()), ("1er", "1er"), "{rows:?}");
    assert_eq!(rows[2][0], "2e");
    assert_eq!(rows.len(), 6);
}

#[test]
fn bound_documents_keep_their_tags() {
    let folder = tempfile::tempdir().unwrap();
    let (mut club, id, _) = club(&folder);
    finish(&mut club, id);
    let kinds: Vec<DocumentKind> =
        club.papers().tonight(id).unwrap().into_iter().map(|paper| paper.kind).collect();
    for fronts in [false, true] {
        let options = DocumentOptions { language: Some(Language::En), ..DocumentOptions::default() };
        let bound = club.papers().tonight_bound(id, &kinds, options, fronts, START).unwrap();
        let read = checked(&bound.lay_out().unwrap().bytes, "tonight", Language::En);
        let parts = read.elements().iter().filter(|element| element.role == "Part").count();
        assert_eq!(parts, kinds.len());
    }
}
