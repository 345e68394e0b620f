// Decodes a text file, whichever encoding a spreadsheet used.

/** UTF-16 if it has a byte order mark or many zero bytes, UTF-8 if valid, otherwise Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const read = (encoding: string, fatal = false): string => new TextDecoder(encoding, { fatal }).decode(bytes);
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return read("utf-16le");
  if (first === 0xfe && second === 0xff) return read("utf-16be");
  if (bytes.length > 1 && second === 0) return read("utf-16le");
  if (bytes.length > 1 && first === 0) return read("utf-16be");
  try {
    return read("utf-8", true);
  } catch {
    return read("windows-1252");
  }
}
