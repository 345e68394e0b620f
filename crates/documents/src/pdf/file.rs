//! A PDF file as bytes: its objects, packed together where that is allowed, and its table of where they are.
//!
//! lopdf can pack objects too, but compresses them on one thread, writes each three times, and leaves the table
//! uncompressed; its identities are random.

use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::content::{Content, Operation};
use lopdf::{Document, Object, Stream, StringFormat, dictionary};
use sha2::{Digest, Sha256};

/// The most objects in a pack: a reader unpacks all of them for one.
const TOGETHER: usize = 200;

/// Position of an object in the file.
#[derive(Clone, Copy)]
enum ObjectPosition {
    Nowhere,
    At(usize),
    In(u32, usize),
}

/// A part of the file, written by one thread.
enum Part {
    Stream(u32, Stream),
    /// The numbers of the objects in it, and the objects.
    Pack(u32, Vec<(u32, Object)>),
    Written(u32, Vec<u8>),
}

/// The bytes of a file. Its content is its identity.
pub(crate) fn saved(mut file: Document) -> Vec<u8> {
    let [catalog, information] =
        [&b"Root"[..], b"Info"].map(|key| file.trailer.get(key).cloned().unwrap_or(Object::Null));
    let (mut parts, mut packed, mut plain) = (Vec::new(), Vec::new(), None);
    for ((id, _), object) in std::mem::take(&mut file.objects) {
        match object {
            Object::Stream(stream) => parts.push(Part::Stream(id, stream)),
            // The catalog is found without unpacking anything.
            object if catalog == Object::Reference((id, 0)) => plain = Some((id, object)),
            object => packed.push((id, object)),
        }
    }
    let packs = packed.len().div_ceil(TOGETHER);
    let mut places = vec![ObjectPosition::Nowhere; index(file.max_id) + packs + 2];
    let mut put = |id: u32, place: ObjectPosition| {
        if let Some(there) = places.get_mut(index(id)) {
            *there = place;
        }
    };
    let mut packed = packed.into_iter();
    loop {
        let pack: Vec<(u32, Object)> = packed.by_ref().take(TOGETHER).collect();
        if pack.is_empty() {
            break;
        }
        file.max_id += 1;
        pack.iter()
            .enumerate()
            .for_each(|(number, (id, _))| put(*id, ObjectPosition::In(file.max_id, number)));
        parts.push(Part::Pack(file.max_id, pack));
    }
    write(&mut parts);
    let mut bytes = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec();
    let plain = plain.map(|(id, object)| Part::Written(id, around(id, &body(object))));
    for part in plain.into_iter().chain(parts) {
        if let Part::Written(id, written) = part {
            put(id, ObjectPosition::At(bytes.len()));
            bytes.extend(written);
        }
    }
    let table = file.max_id + 1;
    let begin = bytes.len();
    put(table, ObjectPosition::At(begin));
    let digest = Sha256::digest(&bytes);
    let identity = Object::String(digest.get(..16).unwrap_or_default().to_vec(), StringFormat::Hexadecimal);
    let rows = places.iter().flat_map(|place| row(*place)).collect();
    let dict = dictionary! {
        "Type" => "XRef",
        "Size" => integer(places.len()),
        "W" => vec![1.into(), 4.into(), 2.into()],
        "Root" => catalog,
        "Info" => information,
        "ID" => vec![identity.clone(), identity],
    };
    bytes.extend(stream(table, Stream::new(dict, rows)));
    bytes.extend(format!("startxref\n{begin}\n%%EOF\n").bytes());
    bytes
}

fn index(id: u32) -> usize {
    usize::try_from(id).unwrap_or(0)
}

pub(super) fn integer(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A row of the table of objects.
fn row(place: ObjectPosition) -> [u8; 7] {
    let (kind, field, further) = match place {
        ObjectPosition::Nowhere => (0, 0, u16::MAX),
        ObjectPosition::At(at) => (1, u32::try_from(at).unwrap_or(u32::MAX), 0),
        ObjectPosition::In(id, number) => (2, id, u16::try_from(number).unwrap_or(u16::MAX)),
    };
    let [a, b, c, d] = field.to_be_bytes();
    let [e, f] = further.to_be_bytes();
    [kind, a, b, c, d, e, f]
}

/// Writes the parts, each by itself, so that the bytes do not depend on which thread does it.
fn write(parts: &mut [Part]) {
    let hands = thread::available_parallelism().map_or(1, NonZero::get).min(parts.len());
    let waiting = Mutex::new(parts.iter_mut());
    thread::scope(|scope| {
        for _ in 0..hands {
            scope.spawn(|| {
                while let Some(part) = waiting.lock().ok().and_then(|mut waiting| waiting.next()) {
                    let (id, written) = match std::mem::replace(part, Part::Written(0, Vec::new())) {
                        Part::Stream(id, data) => (id, stream(id, data)),
                        Part::Pack(id, objects) => (id, stream(id, pack(objects))),
                        Part::Written(id, written) => (id, written),
                    };
                    *part = Part::Written(id, written);
                }
            });
        }
    });
}

/// Objects one after the other below a list of their numbers and places.
fn pack(objects: Vec<(u32, Object)>) -> Stream {
    let count = integer(objects.len());
    let (mut list, mut bodies) = (String::new(), Vec::new());
    for (id, object) in objects {
        list.push_str(&format!("{id} {} ", bodies.len()));
        bodies.extend(body(object));
    }
    let dict = dictionary! { "Type" => "ObjStm", "N" => count, "First" => integer(list.len()) };
    Stream::new(dict, list.into_bytes().into_iter().chain(bodies).collect())
}

/// An object without the lines around it, and a space: lopdf writes one only as an operand of a page.
fn body(object: Object) -> Vec<u8> {
    let operations = [Operation { operator: String::new(), operands: vec![object] }];
    // Writing to memory cannot fail.
    Content { operations }.encode().unwrap_or_default()
}

/// A stream as an object of the file, compressed unless it is already or is to be read without a PDF reader: some 4 %
/// larger than by the best compression, in a small part of its time.
fn stream(id: u32, mut stream: Stream) -> Vec<u8> {
    if stream.allows_compression && !stream.dict.has(b"Filter") {
        let mut packer = ZlibEncoder::new(Vec::with_capacity(stream.content.len() / 3), Compression::new(4));
        // Writing to memory cannot fail.
        let _ = std::io::Write::write_all(&mut packer, &stream.content);
        stream.content = packer.finish().unwrap_or_default();
        stream.dict.set("Filter", "FlateDecode");
    }
    stream.dict.set("Length", integer(stream.content.len()));
    let mut inside = body(Object::Dictionary(stream.dict));
    inside.extend(b"stream\n");
    inside.extend(stream.content);
    inside.extend(b"\nendstream");
    around(id, &inside)
}

/// An object with the lines around it.
fn around(id: u32, inside: &[u8]) -> Vec<u8> {
    [format!("{id} 0 obj\n").as_bytes(), inside, b"\nendobj\n"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_identity_of_a_file_follows_from_its_content() {
        let identity = |title: &str| {
            let mut file = Document::with_version("1.7");
            let information = file.add_object(dictionary! { "Title" => Object::string_literal(title) });
            let catalog = file.add_object(dictionary! { "Type" => "Catalog" });
            file.trailer = dictionary! { "Root" => catalog, "Info" => information };
            let read = Document::load_mem(&saved(file)).unwrap();
            let ids = read.trailer.get(b"ID").unwrap().as_array().unwrap();
            let [first, second] = [0, 1].map(|at| ids[at].as_str().unwrap().to_vec());
            assert!(first == second && first.iter().any(|byte| *byte != 0), "{first:?}");
            assert!(read.catalog().is_ok(), "the objects are found");
            first
        };
        assert_eq!(identity("one"), identity("one"));
        assert_ne!(identity("one"), identity("another"));
    }
}
