//! Markup of a message for the place where it is pasted.

use serde::{Deserialize, Serialize};

/// Form of the place where a message is pasted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Form {
    /// A group chat: *bold* between asterisks, as WhatsApp, Signal's paste and Slack read it.
    #[default]
    Chat,
    /// Markdown, as Discord and many sites read it.
    Markdown,
    /// BBCode, as forums read it.
    Bbcode,
}

/// A line of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageLine {
    Text(Vec<Piece>),
    /// A line of a list.
    Item(Vec<Piece>),
    Gap,
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Plain(String),
    Strong(String),
    Name(String),
    /// An address on the web.
    Address(String),
}

impl Form {
    /// The message as it is pasted, without a line break at its end.
    pub fn write(self, lines: &[MessageLine]) -> String {
        let mut text = String::new();
        let mut list = false;
        for line in lines {
            let item = matches!(line, MessageLine::Item(_));
            if item != list {
                // Markdown parts a list from what is around it by an empty line.
                let parted = text.ends_with("\n\n") || *line == MessageLine::Gap;
                if !(self == Form::Markdown && parted) {
                    text.push_str(self.list(item));
                }
                list = item;
            }
            match line {
                MessageLine::Gap => {}
                MessageLine::Text(pieces) => {
                    text.push_str(&self.pieces(pieces));
                    // A line of its own, where others run lines together.
                    if self == Form::Markdown {
                        text.push_str("  ");
                    }
                }
                MessageLine::Item(pieces) => {
                    text.push_str(match self {
                        Form::Chat => "• ",
                        Form::Markdown => "- ",
                        Form::Bbcode => "[*]",
                    });
                    text.push_str(&self.pieces(pieces));
                }
            }
            text.push('\n');
        }
        if list {
            text.push_str(self.list(false));
        }
        text.trim_end().to_owned()
    }

    /// Line that begins or ends a list.
    fn list(self, begins: bool) -> &'static str {
        match (self, begins) {
            (Form::Bbcode, true) => "[list]\n",
            (Form::Bbcode, false) => "[/list]\n",
            (Form::Markdown, _) => "\n",
            (Form::Chat, _) => "",
        }
    }

    fn pieces(self, pieces: &[Piece]) -> String {
        pieces.iter().map(|piece| self.piece(piece)).collect()
    }

    fn piece(self, piece: &Piece) -> String {
        match (self, piece) {
            (Form::Bbcode, Piece::Address(address)) => format!("[url]{address}[/url]"),
            (Form::Markdown, Piece::Address(address)) => format!("<{address}>"),
            (Form::Chat, Piece::Address(address)) => address.clone(),
            (form, Piece::Strong(text)) => {
                let text = form.literal(text);
                match form {
                    Form::Chat => format!("*{text}*"),
                    Form::Markdown => format!("**{text}**"),
                    Form::Bbcode => format!("[b]{text}[/b]"),
                }
            }
            (form, Piece::Plain(text) | Piece::Name(text)) => form.literal(text),
        }
    }

    /// A text whose characters mean themselves. Chats and BBCode have no way to say so: what would mark up there is
    /// replaced by what looks like it.
    fn literal(self, text: &str) -> String {
        let mut literal = String::with_capacity(text.len());
        for letter in text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }) {
            match (self, letter) {
                (Form::Chat, '*') => literal.push('∗'),
                (Form::Chat, '_') => literal.push('‗'),
                (Form::Chat, '~') => literal.push('∼'),
                (Form::Chat, '`') => literal.push('’'),
                (Form::Markdown, letter) if "\\`*_{}[]<>#|~&+!@".contains(letter) => {
                    literal.extend(['\\', letter]);
                }
                (Form::Bbcode, '[') => literal.push('('),
                (Form::Bbcode, ']') => literal.push(')'),
                (_, letter) => literal.push(letter),
            }
        }
        literal
    }
}
