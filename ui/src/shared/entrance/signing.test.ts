import { expect, test } from "vitest";
import { newId } from "../program/browser";
import { agreement, claimOf, derived, keyOf, sign, typedCode } from "./signing";

test("it is HMAC-SHA-256, as the program computes it", () => {
  // RFC 4231, test case 2.
  const expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  expect(derived("Jefe", "what do ya want for nothing?")).toBe(expected);
});

test("neither the secret nor the key is in what is sent", () => {
  const secret = "00112233445566778899aabbccddeeff";
  const signed = { device: "d", key: keyOf(secret), session: "s" };
  const sent = JSON.stringify([claimOf(secret), sign(signed, 1, newId(), 5, "act", "{}")]);
  expect(sent).not.toContain(secret);
  expect(sent).not.toContain(signed.key);
  expect(sign(signed, 1, "a", 5, "act", "{}")).not.toEqual(sign(signed, 2, "a", 5, "act", "{}"));
  // Nobody can make an old press look like a new one.
  const [then, later] = [5, 6].map((at) => sign(signed, 1, "a", at, "act", "{}")["tapis-mac"]);
  expect(then).not.toBe(later);
});

test("any code is read however it is typed", () => {
  const digits = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const any = <T>(of: ArrayLike<T>): T => of[Math.floor(Math.random() * of.length)] as T;
  for (let turn = 0; turn < 2000; turn += 1) {
    const code = Array.from({ length: 16 }, () => any(digits)).join("");
    const typed = [...code].map((digit) => {
      const like = digit === "0" ? any("0Oo") : digit === "1" ? any("1IiLl") : any([digit, digit.toLowerCase()]);
      return like + any(["", "", " ", "-", "\u2013", "\u00a0", "\u200b"]);
    });
    expect(typedCode(typed.join("")), typed.join("")).toBe(code);
    const at = Math.floor(Math.random() * 16);
    expect(typedCode(code.slice(0, at) + code.slice(at + 1))).toBeNull();
    expect(typedCode(`${code.slice(0, at)}U${code.slice(at + 1)}`)).toBeNull();
  }
});

test("makes one key on both sides of an agreement", () => {
  const [one, other] = [agreement(), agreement()];
  expect(one.key(other.public)).toBe(other.key(one.public));
  expect(one.key(other.public)).toMatch(/^[0-9a-f]{64}$/);
  expect(one.public).not.toBe(other.public);
  // A point that makes the same secret with everybody.
  expect(() => one.key("00".repeat(32))).toThrow();
});
