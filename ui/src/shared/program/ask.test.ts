import { expect, test } from "vitest";
import { ask } from "./attempt";

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
