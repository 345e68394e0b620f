//! Compresses streams: some 4 % larger than the best compression, in a small part of its time.

use std::io::Write as _;
use std::num::NonZero;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::{Document, Object, Stream};

/// Compresses every stream that is not compressed yet.
pub(super) fn pack(file: &mut Document) {
    let unpacked = file.objects.values_mut().filter_map(|object| match object {
        Object::Stream(stream) if !stream.dict.has(b"Filter") => Some(stream),
        _ => None,
    });
    let mut unpacked: Vec<&mut Stream> = unpacked.collect();
    let hands = std::thread::available_parallelism().map_or(1, NonZero::get);
    let share = unpacked.len().div_ceil(hands).max(1);
    // Each stream is compressed independently, so the bytes do not depend on which thread does it.
    std::thread::scope(|scope| {
        for streams in unpacked.chunks_mut(share) {
            scope.spawn(|| streams.iter_mut().for_each(|stream| pack_one(stream)));
        }
    });
}

fn pack_one(stream: &mut Stream) {
    let mut packer = ZlibEncoder::new(Vec::with_capacity(stream.content.len() / 3), Compression::new(4));
    // Writing to memory cannot fail.
    let Ok(packed) = packer.write_all(&stream.content).and_then(|()| packer.finish()) else { return };
    if packed.len() < stream.content.len() {
        stream.dict.set("Filter", "FlateDecode");
        stream.set_content(packed);
    }
}
