// A search for members. Answers come later than keys: Enter takes from the answer to what stands in the field, never from
// the answer to fewer letters.
import { t } from "../i18n/index.svelte";
import { commands, type Member } from "../program/bindings";
import { ask, attempt } from "../program/attempt";
import { sayAtRest } from "./speech.svelte";
import { toast } from "./toasts.svelte";

/** More than anyone looks through in a list below a field. */
const MOST = 8;

/** Two letters are looked for, or a number. */
const asks = (query: string): boolean => /^\s*(?:\d|\S.*\S)/.test(query);

/** Call while a component starts. */
export class MemberSearch {
  query = $state("");
  found = $state.raw<Member[]>([]);
  /** The line that an arrow chose; `null` if none has. Until then a screen reader stays in the field. */
  chosen = $state<number | null>(null);
  /** The line that Enter takes. */
  readonly at = $derived(this.chosen ?? 0);
  readonly asking = $derived(asks(this.query));
  /** The text that the lines answer. */
  #answered = "";
  readonly #archived: () => boolean;

  constructor(archived: () => boolean = () => false) {
    this.#archived = archived;
    $effect(() => {
      const asked = this.query.trim();
      const former = archived();
      if (!asks(asked)) {
        [this.found, this.#answered] = [[], asked];
        return;
      }
      return ask(
        () => commands.membersFind(asked, former),
        (list) => {
          if (list) [this.found, this.chosen, this.#answered] = [list.slice(0, MOST), null, asked];
        },
      );
    });
  }

  /** Moves the choice by an arrow key, no further than the line `last`; false for any other key. */
  arrow(key: string, last: number): boolean {
    if (key === "ArrowDown") this.chosen = Math.min((this.chosen ?? -1) + 1, last);
    else if (key === "ArrowUp") this.chosen = Math.max(this.at - 1, 0);
    else return false;
    return true;
  }

  /** Says whom Enter takes, and how many there are, once nobody types any more. Call while a component starts. */
  sayFound(hint: (member: Member) => string): void {
    $effect(() => {
      const [first] = this.found;
      if (!this.asking || this.chosen !== null || !first) return;
      const name = [`${first.first_name} ${first.last_name}`, hint(first)].filter(Boolean).join(", ");
      return sayAtRest(t("palette-said", { name, count: this.found.length }));
    });
  }

  /**
   * Hands over the line that Enter takes, and what was typed. Where the answer is still to come the field is free for the
   * next name meanwhile; what nobody is called comes back to it.
   */
  enter(then: (one: Member | undefined, typed: string) => void): void {
    const asked = this.query.trim();
    if (!asks(asked)) return;
    if (this.#answered === asked) {
      then(this.found[this.at], asked);
      return;
    }
    const former = this.#archived();
    this.query = "";
    void attempt(() => commands.membersFind(asked, former)).then((list) => {
      const one = list?.[0];
      if (one) then(one, asked);
      else if (!this.giveBack(asked)) toast(t("find-nobody_called", { name: asked }), "wrong", null);
      else if (list) then(undefined, asked);
    });
  }

  /** Puts the typed text back into the field, unless something else was typed meanwhile. */
  giveBack(typed: string): boolean {
    if (this.query !== "") return false;
    this.query = typed;
    return true;
  }
}
