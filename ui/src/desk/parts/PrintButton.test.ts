// The print button, mounted as in a page.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "$shared/i18n/index.svelte";
import { desk } from "../desk.svelte";
import { goBack, papers } from "../papers.svelte";
import PrintButton from "./PrintButton.svelte";

let mounted: Record<string, unknown> | null = null;
beforeEach(async () => {
  await speak("en");
  desk.screen = "tournament";
  desk.tab = "tables";
  desk.id = 7;
  papers.from = null;
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const one = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const key = (name: string): void => {
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  flushSync();
};
function show(props: {
  kinds: ("seat_cards" | "structure" | "standings" | "rules")[];
  of?: object;
  tonight?: boolean;
}): void {
  mounted = mount(PrintButton, { target: document.body, props });
  flushSync();
}

test("a single document of the open tournament is shown at once, and there is a way back", () => {
  show({ kinds: ["rules"] });
  one("[data-testid=print-rules]").click();
  expect(desk.screen).toBe("documents");
  expect(papers).toMatchObject({ kind: "rules", about: "tournament", tournament: 7, tonight: false });
  goBack();
  expect([desk.screen, desk.tab, papers.from]).toEqual(["tournament", "tables", null]);
});

test("documents about the club and a season are about the ones asked for", () => {
  show({ kinds: ["rules"], of: { club: true } });
  one("[data-testid=print-rules]").click();
  expect(papers.about).toBe("club");
  papers.season = null;
  void unmount(mounted ?? {});
  show({ kinds: ["standings"], of: { season: 3 } });
  one("[data-testid=print-standings]").click();
  expect(papers).toMatchObject({ about: "season", season: 3 });
});

test("several documents are in a menu with arrow-key navigation", () => {
  show({ kinds: ["seat_cards", "structure"], tonight: true });
  const button = one("[data-testid=print]");
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  button.click();
  flushSync();
  expect(document.activeElement).toBe(one("[data-testid=print-seat_cards]"));
  key("ArrowDown");
  expect(document.activeElement).toBe(one("[data-testid=print-structure]"));
  key("ArrowUp");
  key("ArrowUp");
  expect(document.activeElement).toBe(one("[data-testid=print-tonight]"));
  key("Escape");
  expect(document.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement).toBe(button);
  button.click();
  flushSync();
  one("[data-testid=print-tonight]").click();
  expect(papers).toMatchObject({ tonight: true, about: "tournament", tournament: 7 });
});
