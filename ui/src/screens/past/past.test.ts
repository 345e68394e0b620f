import { describe, expect, it } from "vitest";
import { added, ahead, without } from "./past.svelte";
import type { RecordedPlayer } from "$shared/program/bindings";

const named = (...members: number[]): RecordedPlayer[] =>
  members.reduce<RecordedPlayer[]>((players, member) => added(players, member), []);
const places = (players: RecordedPlayer[]): [number, number][] =>
  players.map((player) => [player.member, player.place]);

describe("the places of a past evening", () => {
  it("go on with whoever is added", () => {
    expect(places(named(7, 3, 9))).toEqual([
      [7, 1],
      [3, 2],
      [9, 3],
    ]);
    const tied = named(7, 3).map((player) => ({ ...player, place: 1 }));
    expect(places(added(tied, 9)).at(-1)).toEqual([9, 3]);
  });
  it("close up behind whoever goes", () => {
    expect(places(without(named(7, 3, 9), 3))).toEqual([
      [7, 1],
      [9, 2],
    ]);
  });
  it("change with who is right ahead, and the prize stays with the place", () => {
    const players = named(7, 3).map((player, index) => ({ ...player, prize: index === 0 ? 5000 : 0, points: index }));
    const changed = ahead(players, 1);
    expect(places(changed)).toEqual([
      [3, 1],
      [7, 2],
    ]);
    expect(changed.map((player) => [player.prize, player.points])).toEqual([
      [5000, 0],
      [0, 1],
    ]);
    expect(ahead(players, 0)).toEqual(players);
  });
});
