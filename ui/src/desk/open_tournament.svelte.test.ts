import { expect, test } from "vitest";
import { connect } from "$shared/program/transport";
import { desk, openTournament } from "./desk.svelte";

test("a tournament that is still being read pulls nobody back", async () => {
  const answers: (() => void)[] = [];
  connect({
    call: () => new Promise((_, refuse) => answers.push(() => refuse(new Error("nothing")))),
    listen: () => Promise.resolve(),
  });
  desk.screen = "tournaments";
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
