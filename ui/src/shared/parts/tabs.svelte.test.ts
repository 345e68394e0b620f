import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Tabs from "./Tabs.svelte";

test("only the chosen tab controls the panel", async () => {
  const tabs = ["one", "two"].map((tab) => ({ tab, name: tab }));
  const props = { label: "Evening", tabs, chosen: "two", choose: () => undefined, panel: "panel" };
  const shown = mount(Tabs, { target: document.body, props });
  flushSync();
  const controls = [...document.querySelectorAll("[role=tab]")].map((tab) => tab.getAttribute("aria-controls"));
  expect(controls).toEqual([null, "panel"]);
  await unmount(shown);
});
