//! A list of the parts of a document with their pages.

use crate::layout::draw::{Bookmark, Command, Tint};
use crate::layout::tags::Tag;
use crate::layout::{ASCENT, Face, Sheet, size};

/// Draws every part with its page, as links, on as many pages as necessary.
pub(super) fn contents(sheet: &mut Sheet<'_>, parts: &[Bookmark]) {
    let tall = size::WALL * 1.9;
    sheet.tagged(Tag::Contents, |sheet| entries(sheet, parts, tall));
}

fn entries(sheet: &mut Sheet<'_>, parts: &[Bookmark], tall: f32) {
    for (index, part) in parts.iter().enumerate() {
        sheet.keep(tall);
        let (x, y, width) = (sheet.left(), sheet.y(), sheet.width());
        if index > 0 && sheet.started() {
            let y = y - size::WALL * 0.3;
            sheet.draw(Command::Line { from: (x, y), to: (x + width, y), thickness: 0.4, tint: Tint::Rule });
        }
        let baseline = y + ASCENT * size::WALL;
        let number = (part.page + 1).to_string();
        let wide = sheet.letters().width(&number, Face::Bold, size::WALL);
        let room = width - wide - size::WALL;
        let small = sheet.letters().fit(&part.title, Face::Regular, size::WALL, size::SMALL, room);
        sheet.tagged(Tag::Entry, |sheet| {
            sheet.tagged(Tag::Link(part.title.clone()), |sheet| {
                sheet.write(x, baseline, small, Face::Regular, Tint::Ink, &part.title);
                sheet.write(x + width - wide, baseline, size::WALL, Face::Bold, Tint::Ink, &number);
                sheet.draw(Command::Link { x, y, width, height: tall, page: part.page, top: part.top });
            });
        });
        sheet.space(tall);
    }
}
