//! Streams made small: some 4 % larger than the tightest packing leaves them, in a small part of its time.

use std::io::Write as _;
use std::num::NonZero;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Document, Object, Stream};

/// Packs every stream that is not packed yet.
pub(super) fn pack(file: &mut Document) {
    let pages = file.get_pages().into_values();
    let contents: Vec<_> = pages.flat_map(|page| file.get_page_contents(page)).collect();
    for id in contents {
        if let Ok(Object::Stream(stream)) = file.get_object_mut(id) {
            let joined = joined(&stream.content);
            stream.set_content(joined);
        }
    }
    let unpacked = file.objects.values_mut().filter_map(|object| match object {
        Object::Stream(stream) if !stream.dict.has(b"Filter") => Some(stream),
        _ => None,
    });
    let mut unpacked: Vec<&mut Stream> = unpacked.collect();
    let hands = std::thread::available_parallelism().map_or(1, NonZero::get);
    let share = unpacked.len().div_ceil(hands).max(1);
    // Each stream is packed by itself, so the bytes do not depend on who packs which.
    std::thread::scope(|scope| {
        for streams in unpacked.chunks_mut(share) {
            scope.spawn(|| streams.iter_mut().for_each(|stream| pack_one(stream)));
        }
    });
}

fn pack_one(stream: &mut Stream) {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(stream.content.len() / 3), Compression::new(4));
    // Writing to memory does not fail.
    let Ok(packed) = packer.write_all(&stream.content).and_then(|()| packer.finish()) else { return };
    if packed.len() < stream.content.len() {
        stream.dict.set("Filter", "FlateDecode");
        stream.set_content(packed);
    }
}

/// Every letter is written as a string of its own, `<0012><0013>`: those beside each other become
/// one. Nothing else on our pages has angle brackets.
fn joined(content: &[u8]) -> Vec<u8> {
    let mut joined = Vec::with_capacity(content.len());
    let mut rest = content.iter().copied().peekable();
    while let Some(byte) = rest.next() {
        if byte == b'>' && rest.next_if_eq(&b'<').is_some() {
            continue;
        }
        joined.push(byte);
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn letters_beside_each_other_are_one_string() {
        assert_eq!(joined(b"[<0012><0013> 9.77<0014>] TJ"), b"[<00120013> 9.77<0014>] TJ");
        assert_eq!(joined(b"q 1 0 0 1 0 0 cm Q"), b"q 1 0 0 1 0 0 cm Q");
    }
}
