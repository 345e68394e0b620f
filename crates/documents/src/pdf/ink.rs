//! The operators of a page as bytes.

/// Bytes of a page.
#[derive(Default)]
pub(super) struct Ink(pub(super) Vec<u8>);

impl Ink {
    /// Writes these bytes as they are.
    pub fn text(&mut self, text: &[u8]) -> &mut Self {
        self.0.extend_from_slice(text);
        self
    }

    /// An operator, on the line of its operands.
    pub fn op(&mut self, operator: &[u8]) {
        self.text(operator).text(b"\n");
    }

    /// Writes a whole number in decimal digits.
    pub fn integer(&mut self, number: usize) -> &mut Self {
        self.text(number.to_string().as_bytes())
    }

    /// Numbers rounded to a hundredth: of a point, finer than any printer, and the same on every machine.
    pub fn numbers(&mut self, numbers: &[f32]) -> &mut Self {
        self.rounded(numbers, 2)
    }

    /// Numbers rounded to a thousandth: colours, font sizes, widths of lines.
    pub fn fine(&mut self, numbers: &[f32]) -> &mut Self {
        self.rounded(numbers, 3)
    }

    fn rounded(&mut self, numbers: &[f32], digits: usize) -> &mut Self {
        let scale = if digits == 2 { 100.0 } else { 1000.0 };
        for number in numbers {
            #[expect(
                clippy::cast_possible_truncation,
                reason = "a place on a sheet, in thousandths of a point"
            )]
            self.fraction((number * scale).round() as i32, digits);
        }
        self
    }

    /// A whole number of hundredths or thousandths, and a space.
    fn fraction(&mut self, number: i32, digits: usize) {
        let mut buffer = [b'0'; 12];
        let (mut rest, mut at) = (number.unsigned_abs(), buffer.len());
        let mut left = digits;
        let mut wanted = false;
        while rest > 0 || left > 0 {
            let digit = u8::try_from(rest % 10).unwrap_or(0);
            rest /= 10;
            if left > 0 {
                left -= 1;
                wanted |= digit > 0;
                // No zeros at the end.
                if wanted {
                    at = put(&mut buffer, at, b'0' + digit);
                }
                if left == 0 && wanted {
                    at = put(&mut buffer, at, b'.');
                }
            } else {
                at = put(&mut buffer, at, b'0' + digit);
            }
        }
        if number < 0 {
            at = put(&mut buffer, at, b'-');
        }
        if at == buffer.len() {
            at = put(&mut buffer, at, b'0');
        }
        self.0.extend_from_slice(buffer.get(at..).unwrap_or_default());
        self.0.push(b' ');
    }

    /// Writes four hexadecimal digits of a number.
    pub fn hexadecimal(&mut self, number: u16) {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let digit = |shift: u16| DIGITS.get(usize::from(number >> shift & 15)).copied();
        self.0.extend([12, 8, 4, 0].into_iter().filter_map(digit));
    }
}

/// Puts a byte in front of others.
fn put(buffer: &mut [u8], at: usize, byte: u8) -> usize {
    let at = at.saturating_sub(1);
    if let Some(place) = buffer.get_mut(at) {
        *place = byte;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::Ink;

    #[test]
    fn numbers_are_short() {
        let mut ink = Ink::default();
        ink.numbers(&[0.0, 1.0, -1.0, 0.5, -0.05, 12.34, 100.0, 0.004, 595.276]).fine(&[0.333, 0.07, 12.5]);
        let said = String::from_utf8(ink.0).unwrap();
        assert_eq!(said, "0 1 -1 .5 -.05 12.34 100 0 595.28 .333 .07 12.5 ");
    }
}
