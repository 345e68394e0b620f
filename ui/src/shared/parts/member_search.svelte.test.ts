// Enter takes whoever the text in the field means, however late the program answers.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { connect } from "../program/transport";
import MemberPick from "./MemberPick.svelte";

let mounted: Record<string, unknown> | null = null;
afterEach(async () => {
  if (mounted) await unmount(mounted);
  document.body.innerHTML = "";
});

interface Asked {
  query: string;
  answer: (members: unknown) => void;
}

/** A field, the questions it asks, and who was taken. */
function field(): { type: (text: string) => void; enter: () => void; asked: Asked[]; taken: string[] } {
  const asked: Asked[] = [];
  const taken: string[] = [];
  connect({
    call: (_, { query }) => new Promise((answer) => asked.push({ query: String(query), answer })),
    listen: () => Promise.resolve(),
  });
  mounted = mount(MemberPick, {
    target: document.body,
    props: { label: "Who", pick: ({ last_name }) => taken.push(last_name) },
  });
  flushSync();
  const box = document.querySelector("input") as HTMLInputElement;
  return {
    type: (text) => {
      box.value = text;
      box.dispatchEvent(new Event("input", { bubbles: true }));
      flushSync();
    },
    enter: () => box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })),
    asked,
    taken,
  };
}
const member = (id: number, last_name: string): unknown => ({ id, last_name, first_name: "A", number: null });
const passes = (): Promise<unknown> => new Promise((done) => setTimeout(done));

test("Enter waits for the answer to what stands there", async () => {
  const { type, enter, asked, taken } = field();
  type("ma");
  asked[0]?.answer([member(1, "Macé"), member(2, "Martin")]);
  await passes();
  type("martin");
  enter();
  expect(taken).toEqual([]);
  for (const { query, answer } of asked) answer(query === "martin" ? [member(2, "Martin")] : []);
  await passes();
  expect(taken).toEqual(["Martin"]);
});

test("numbers read one after another each take their member", async () => {
  const { type, enter, asked, taken } = field();
  for (const number of ["12", "13", "7"]) {
    type(number);
    enter();
    flushSync();
    expect(document.querySelector("input")?.value).toBe("");
  }
  for (const { query, answer } of asked) answer([member(Number(query), `N${query}`)]);
  await passes();
  expect(taken).toEqual(["N12", "N13", "N7"]);
});

test("what nobody is called comes back unless more was typed", async () => {
  const { type, enter, asked, taken } = field();
  type("99");
  enter();
  for (const { answer } of asked) answer([]);
  await passes();
  flushSync();
  expect(document.querySelector("input")?.value).toBe("99");
  expect(taken).toEqual([]);
});

test("a number of one figure is looked for", () => {
  const { type, asked } = field();
  type("7");
  expect(asked.map(({ query }) => query)).toEqual(["7"]);
});

test("nobody is active before an arrow, and Enter takes the first all the same", async () => {
  const { type, enter, asked, taken } = field();
  const box = document.querySelector("input") as HTMLInputElement;
  const active = (): (string | null | number)[] => [
    box.getAttribute("aria-activedescendant")?.slice(-1) ?? null,
    document.querySelectorAll("[role=option][aria-selected=true]").length,
  ];
  const arrow = (key: string): void => {
    box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  type("ma");
  asked.at(-1)?.answer([member(1, "Macé"), member(2, "Martin")]);
  await passes();
  flushSync();
  expect(active()).toEqual([null, 0]);
  arrow("ArrowDown");
  expect(active()).toEqual(["0", 1]);
  arrow("ArrowDown");
  expect(active()).toEqual(["1", 1]);
  type("mar");
  asked.at(-1)?.answer([member(2, "Martin")]);
  await passes();
  flushSync();
  expect(active()).toEqual([null, 0]);
  enter();
  expect(taken).toEqual(["Martin"]);
});
