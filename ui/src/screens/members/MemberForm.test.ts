import { flushSync, mount, tick, unmount } from "svelte";
import { beforeAll, expect, test, vi } from "vitest";
import { guardWaiting } from "$shared/parts/waiting";
import { connect } from "$shared/program/transport";
import { newMember } from "./draft";
import MemberForm from "./MemberForm.svelte";

beforeAll(() => guardWaiting(document));

test("a form pressed again before the answer adds one member", async () => {
  const saves: (() => void)[] = [];
  connect({
    call: (command) =>
      command === "member_save"
        ? new Promise((answer) => saves.push(() => answer({ id: 1 })))
        : Promise.resolve(command === "members_alike" ? [] : null),
    listen: () => Promise.resolve(),
  });
  const saved = vi.fn();
  const close = vi.fn();
  const draft = { ...newMember(), last_name: "Nouvelle", first_name: "Zoé" };
  const form = mount(MemberForm, { target: document.body, props: { draft, close, saved } });
  flushSync();
  const save = document.querySelector("form")!;
  save.requestSubmit();
  save.requestSubmit();
  await tick();
  expect(saves).toHaveLength(1);
  saves[0]?.();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(saved).toHaveBeenCalledOnce();
  await unmount(form);
});
