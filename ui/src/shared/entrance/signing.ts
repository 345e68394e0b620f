// What a device proves itself with. Plain HTTP has no crypto.subtle: a kept library computes HMAC-SHA-256.
import { x25519 } from "@noble/curves/ed25519.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** Value derived from a text with a key, in hexadecimal digits. */
export const derived = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));

/** A code as a person types it, in the digits that it is made of; `null` if it is none. */
export function typedCode(typed: string): string | null {
  const digits = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(digits) ? digits : null;
}

/** Claim that a device sends when it has scanned a code: neither the secret nor the key. */
export const claimOf = (secret: string): { pairing: string; proof: string } => ({
  pairing: derived(secret, "tapis pairing"),
  proof: derived(secret, "tapis claim"),
});

/** The key that both sides make of the secret. */
export const keyOf = (secret: string): string => derived(secret, "tapis device");

/** A device's half of an agreement with the program, and what both make of it, though others hear what is sent. */
export function agreement(): { public: string; key: (theirs: string) => string } {
  const secret = x25519.utils.randomSecretKey();
  return {
    public: bytesToHex(x25519.getPublicKey(secret)),
    key: (theirs) => keyOf(bytesToHex(x25519.getSharedSecret(secret, hexToBytes(theirs)))),
  };
}

interface Signed {
  device: string;
  key: string;
  session: string;
}

/** The headers that sign a command, asked for at that instant of the program's time. */
export function sign(
  { device, key, session }: Signed,
  count: number,
  id: string,
  at: number,
  command: string,
  body: string,
): Record<string, string> {
  const mac = derived(key, `${session}\n${count}\n${id}\n${at}\n${command}\n${body}`);
  const [counted, asked] = [String(count), String(at)];
  return { "tapis-device": device, "tapis-count": counted, "tapis-command": id, "tapis-at": asked, "tapis-mac": mac };
}
