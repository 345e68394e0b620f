// The name that this browser gives itself: of those behind one address, whoever follows most often gives way to others,
// and a claim whose answer was lost is known again.
const NAME = "tapis-browser";

/** A name that nothing else has: 16 bytes in hexadecimal digits. */
export function newId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

let name: string | null = null;

export function browserName(): string {
  if (name !== null) return name;
  try {
    name = localStorage.getItem(NAME) ?? newId();
    localStorage.setItem(NAME, name);
  } catch {
    // A browser that stores nothing has another name next time.
    name ??= newId();
  }
  return name;
}
