import { expect, test } from "vitest";
import { causes } from "./reach";

const card = (room: boolean) => ({ card: "wlan0", address: "192.168.1.20", url: "", qr: null, room });

test("the likeliest cause comes first, and only those that can be", () => {
  expect(causes({ addresses: [], system: "linux" })).toEqual(["no_network"]);
  expect(causes({ addresses: [card(true)], system: "linux" })).toEqual(["other_network", "firewall", "guest"]);
  expect(causes({ addresses: [card(true)], system: "windows" })).toContain("public_network");
  expect(causes({ addresses: [card(true), card(true)], system: "macos" })).toContain("wrong_card");
  expect(causes({ addresses: [card(false)], system: "macos" })).toContain("wrong_card");
});
