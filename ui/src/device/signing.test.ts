import { expect, test } from "vitest";
import { claimOf, derived, keyOf, newId, sign } from "./signing";

test("it is HMAC-SHA-256, as the program computes it", () => {
  // RFC 4231, test case 2.
  const expected = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843";
  expect(derived("Jefe", "what do ya want for nothing?")).toBe(expected);
});

test("neither the secret nor the key is in what is sent", () => {
  const secret = "00112233445566778899aabbccddeeff";
  const signed = { device: "d", key: keyOf(secret), session: "s" };
  const sent = JSON.stringify([claimOf(secret), sign(signed, 1, newId(), "act", "{}")]);
  expect(sent).not.toContain(secret);
  expect(sent).not.toContain(signed.key);
  expect(sign(signed, 1, "a", "act", "{}")).not.toEqual(sign(signed, 2, "a", "act", "{}"));
});
