import { expect, test } from "vitest";
import { newId } from "../program/browser";
import { agreement, claimOf, derived, keyOf, sign } from "./signing";

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

test("makes one key on both sides of an agreement", () => {
  const [one, other] = [agreement(), agreement()];
  expect(one.key(other.public)).toBe(other.key(one.public));
  expect(one.key(other.public)).toMatch(/^[0-9a-f]{64}$/);
  expect(one.public).not.toBe(other.public);
  // A point that makes the same secret with everybody.
  expect(() => one.key("00".repeat(32))).toThrow();
});
