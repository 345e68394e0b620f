//! A PDF file: its objects, packed together where that is allowed, and its table of where they are.
//!
//! `pdf-writer` writes the objects; it does not pack them, and thousands of small ones that say what is on the
//! pages would make a file ten times as large.

use std::num::NonZero;
use std::ops::Range;
use std::thread;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pdf_writer::{Chunk, Dict, Filter, Finish, Name, Ref, Settings, Str};
use sha2::{Digest, Sha256};

/// The most objects in a pack: a reader unpacks all of them for one.
const TOGETHER: usize = 200;

/// Adds the entries of a stream's dictionary.
type Described = Box<dyn FnOnce(&mut Dict<'_>)>;

/// A stream to be written.
struct Waiting {
    id: Ref,
    data: Vec<u8>,
    packed: bool,
    described: Described,
}

/// A file being written.
pub(super) struct File {
    next: Ref,
    objects: Chunk,
    /// Range of each object in the chunk.
    places: Vec<(Ref, Range<usize>)>,
    streams: Vec<Waiting>,
}

/// Position of an object in the file.
#[derive(Clone, Copy)]
enum Place {
    Nowhere,
    At(usize),
    In(Ref, usize),
}

fn chunk() -> Chunk {
    Chunk::with_settings(Settings { pretty: false })
}

impl File {
    pub fn new() -> Self {
        File { next: Ref::new(1), objects: chunk(), places: Vec::new(), streams: Vec::new() }
    }

    /// A number for an object.
    pub fn id(&mut self) -> Ref {
        self.next.bump()
    }

    /// Writes an object that is not a stream.
    pub fn object(&mut self, id: Ref, write: impl FnOnce(&mut Chunk)) {
        let begin = self.objects.len();
        write(&mut self.objects);
        self.places.push((id, begin..self.objects.len()));
    }

    /// Writes a stream, compressed.
    pub fn stream(&mut self, id: Ref, data: Vec<u8>, described: impl FnOnce(&mut Dict<'_>) + 'static) {
        self.streams.push(Waiting { id, data, packed: true, described: Box::new(described) });
    }

    /// Writes a stream that can be read without a PDF reader.
    pub fn plain_stream(&mut self, id: Ref, data: Vec<u8>, described: impl FnOnce(&mut Dict<'_>) + 'static) {
        self.streams.push(Waiting { id, data, packed: false, described: Box::new(described) });
    }

    /// The bytes of the file.
    pub fn finish(mut self, catalog: Ref, information: Ref) -> Vec<u8> {
        let mut places = vec![Place::Nowhere; index(self.next) + self.places.len() / TOGETHER + 2];
        let mut put = |id: Ref, place: Place| {
            if let Some(there) = places.get_mut(index(id)) {
                *there = place;
            }
        };
        // The catalog is found without unpacking anything.
        let (catalogs, packs): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.places).into_iter().partition(|(id, _)| *id == catalog);
        for together in packs.chunks(TOGETHER) {
            let id = self.next.bump();
            for (number, (object, _)) in together.iter().enumerate() {
                put(*object, Place::In(id, number));
            }
            let (data, first) = self.joined(together);
            let (count, first) = (integer(together.len()), integer(first));
            self.stream(id, data, move |dict| {
                dict.pair(Name(b"Type"), Name(b"ObjStm"));
                dict.pair(Name(b"N"), count).pair(Name(b"First"), first);
            });
        }
        let mut file = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n".to_vec();
        for (id, place) in catalogs {
            put(id, Place::At(file.len()));
            file.extend(self.objects.as_bytes().get(place).unwrap_or_default());
        }
        let streams = std::mem::take(&mut self.streams);
        let data = packed(streams.iter().map(|stream| (stream.data.as_slice(), stream.packed)).collect());
        for (Waiting { id, packed, described, .. }, data) in streams.into_iter().zip(data) {
            put(id, Place::At(file.len()));
            let mut chunk = chunk();
            let mut stream = chunk.stream(id, &data);
            if packed {
                stream.filter(Filter::FlateDecode);
            }
            described(&mut stream);
            stream.finish();
            file.extend(chunk.as_bytes());
        }
        let table = self.next.bump();
        let begin = file.len();
        put(table, Place::At(begin));
        places.truncate(index(self.next));
        // The content of the file identifies it.
        let digest = Sha256::digest(&file);
        let identity = digest.get(..16).unwrap_or_default();
        let rows: Vec<u8> = places.iter().flat_map(|place| row(*place)).collect();
        let rows = packed(vec![(rows.as_slice(), true)]).concat();
        let mut chunk = chunk();
        let mut stream = chunk.stream(table, &rows);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Type"), Name(b"XRef")).pair(Name(b"Size"), integer(places.len()));
        stream.insert(Name(b"W")).array().items([1, 4, 2]);
        stream.pair(Name(b"Root"), catalog).pair(Name(b"Info"), information);
        stream.insert(Name(b"ID")).array().items([Str(identity), Str(identity)]);
        stream.finish();
        file.extend(chunk.as_bytes());
        file.extend(format!("startxref\n{begin}\n%%EOF\n").bytes());
        file
    }

    /// Objects one after the other below a list of their numbers and places, and how long the list is.
    fn joined(&self, together: &[(Ref, Range<usize>)]) -> (Vec<u8>, usize) {
        let (mut list, mut bodies) = (String::new(), Vec::new());
        for (id, place) in together {
            list.push_str(&format!("{} {} ", id.get(), bodies.len()));
            bodies.extend(body(self.objects.as_bytes().get(place.clone()).unwrap_or_default()));
            bodies.push(b'\n');
        }
        let first = list.len();
        (list.into_bytes().into_iter().chain(bodies).collect(), first)
    }
}

/// An object without the lines around it.
fn body(written: &[u8]) -> &[u8] {
    let begin = written.iter().position(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let inside = written.get(begin..).unwrap_or_default();
    inside.strip_suffix(b"\nendobj\n").unwrap_or(inside)
}

fn index(id: Ref) -> usize {
    usize::try_from(id.get()).unwrap_or(0)
}

pub(super) fn integer(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// A row of the table of objects.
fn row(place: Place) -> [u8; 7] {
    let (kind, field, further) = match place {
        Place::Nowhere => (0, 0, u16::MAX),
        Place::At(at) => (1, u32::try_from(at).unwrap_or(u32::MAX), 0),
        Place::In(id, number) => {
            (2, u32::try_from(id.get()).unwrap_or(0), u16::try_from(number).unwrap_or(u16::MAX))
        }
    };
    let [a, b, c, d] = field.to_be_bytes();
    let [e, f] = further.to_be_bytes();
    [kind, a, b, c, d, e, f]
}

/// Compresses data, each by itself, so that the bytes do not depend on which thread does it: some 4 % larger
/// than the best compression, in a small part of its time.
fn packed(data: Vec<(&[u8], bool)>) -> Vec<Vec<u8>> {
    let hands = thread::available_parallelism().map_or(1, NonZero::get);
    let share = data.len().div_ceil(hands).max(1);
    let mut out = vec![Vec::new(); data.len()];
    thread::scope(|scope| {
        for (data, out) in data.chunks(share).zip(out.chunks_mut(share)) {
            scope.spawn(|| {
                for ((data, packed), out) in data.iter().zip(out) {
                    *out = if *packed { pack(data) } else { data.to_vec() };
                }
            });
        }
    });
    out
}

fn pack(data: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(data.len() / 3), Compression::new(4));
    // Writing to memory cannot fail.
    let _ = std::io::Write::write_all(&mut packer, data);
    packer.finish().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_identity_of_a_file_follows_from_its_content() {
        let identity = |title: &[u8]| {
            let mut file = File::new();
            let (catalog, information) = (file.id(), file.id());
            file.object(information, |chunk| {
                chunk.indirect(information).dict().pair(Name(b"Title"), Str(title));
            });
            file.object(catalog, |chunk| {
                chunk.indirect(catalog).dict().pair(Name(b"Type"), Name(b"Catalog"));
            });
            let read = lopdf::Document::load_mem(&file.finish(catalog, information)).unwrap();
            let ids = read.trailer.get(b"ID").unwrap().as_array().unwrap();
            let [first, second] = [0, 1].map(|at| ids[at].as_str().unwrap().to_vec());
            assert!(first == second && first.iter().any(|byte| *byte != 0), "{first:?}");
            assert!(read.catalog().is_ok(), "the objects are found");
            first
        };
        assert_eq!(identity(b"one"), identity(b"one"));
        assert_ne!(identity(b"one"), identity(b"another"));
    }
}
