import { expect, test, vi } from "vitest";
import { toasts } from "../parts/toasts.svelte";
import { ask } from "./attempt";
import { Refusal } from "./post";

const problem = { code: "x", message: "No such page.", rule: null, fields: [] };

test("an answer that was overtaken is dropped", async () => {
  const answers: ((found: string) => void)[] = [];
  const question = (): Promise<string> => new Promise((resolve) => answers.push(resolve));
  const taken: (string | undefined)[] = [];
  const outdated = ask(question, (found) => taken.push(found));
  outdated();
  ask(question, (found) => taken.push(found));
  answers[1]?.("new");
  answers[0]?.("old");
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toEqual(["new"]);
});

test("a refusal reaches whoever asked, and is a message otherwise", async () => {
  const refusal = (): Promise<string> => Promise.reject(new Refusal(problem));
  const [taken, refused] = [vi.fn(), vi.fn()];
  ask(refusal, taken, refused);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledWith("No such page."));
  expect(taken).not.toHaveBeenCalled();
  expect(toasts).toEqual([]);
  ask(refusal, taken);
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(undefined));
  expect(toasts.map(({ text }) => text)).toEqual(["No such page."]);
});
