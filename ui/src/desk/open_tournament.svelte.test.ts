import { expect, test } from "vitest";
import { connect } from "$shared/program/transport";
import { desk, openTournament } from "./desk.svelte";

test("a screen that is chosen while a tournament is read stays", async () => {
  const answers: (() => void)[] = [];
  connect({
    call: () => new Promise((_, refuse) => answers.push(() => refuse(new Error("nothing")))),
    listen: () => Promise.resolve(),
  });
  for (const [goes, stays] of [
    [null, "tournament"],
    ["devices", "devices"],
  ] as const) {
    desk.screen = "tournaments";
    const opens = openTournament(1);
    if (goes) desk.screen = goes;
    for (const answer of answers.splice(0)) answer();
    await opens;
    expect(desk.screen).toBe(stays);
  }
});
