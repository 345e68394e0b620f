// The open list of a select in the program's own look, for engines that show the system's own list: WebKit on Linux and
// macOS. Where pages can style that list, `design/desk.css` does. The select keeps its value, label and events.
import { computePosition, flip, shift, size } from "@floating-ui/dom";
import "../design/select_list.css";
import { walk } from "./walk";

/** From the edge of the window and from the select, in pixels. */
const GAP = 4;
/** Letters typed within this time, in milliseconds, are one text to look for. */
const TYPING = 700;

interface Open {
  select: HTMLSelectElement;
  close: (back: boolean) => void;
}

/** An option of the list and the option of the select it stands for. */
type Line = [shown: HTMLElement, option: HTMLOptionElement];

function line(option: HTMLOptionElement, chosen: boolean): HTMLElement {
  const shown = document.createElement("div");
  shown.role = "option";
  shown.tabIndex = -1;
  shown.textContent = option.text;
  shown.ariaSelected = String(chosen);
  shown.ariaDisabled = option.disabled ? "true" : null;
  return shown;
}

/** The options as they are now, in the groups they have in the select. */
function drawn(select: HTMLSelectElement): { list: HTMLElement; lines: Line[] } {
  const list = document.createElement("div");
  list.className = "select-list";
  list.role = "listbox";
  list.popover = "manual";
  list.dataset.testid = "select-list";
  list.ariaLabel = select.ariaLabel ?? select.labels[0]?.textContent?.trim() ?? "";
  const lines: Line[] = [];
  const groups = new Map<Element, HTMLElement>();
  const groupOf = (parent: Element | null): HTMLElement => {
    if (!(parent instanceof HTMLOptGroupElement)) return list;
    let box = groups.get(parent);
    if (!box) {
      box = document.createElement("div");
      box.role = "group";
      box.ariaLabel = parent.label;
      box.dataset.label = parent.label;
      list.append(box);
      groups.set(parent, box);
    }
    return box;
  };
  for (const option of select.options) {
    if (option.hidden) continue;
    const shown = line(option, option.selected);
    lines.push([shown, option]);
    groupOf(option.parentElement).append(shown);
  }
  return { list, lines };
}

async function place(list: HTMLElement, select: HTMLSelectElement): Promise<void> {
  const { x, y } = await computePosition(select, list, {
    strategy: "fixed",
    placement: "bottom-start",
    middleware: [
      flip({ padding: GAP }),
      shift({ padding: GAP }),
      size({
        padding: GAP,
        apply: ({ availableHeight, rects }) => {
          list.style.minWidth = `${rects.reference.width}px`;
          list.style.maxHeight = `${Math.max(120, Math.min(availableHeight, 352))}px`;
        },
      }),
    ],
  });
  Object.assign(list.style, { left: `${x}px`, top: `${y}px` });
}

/** Finds the next line that begins with what is typed. */
function typeahead(lines: Line[]): (letter: string) => void {
  let [typed, last] = ["", -TYPING];
  return (letter) => {
    const now = performance.now();
    typed = now - last < TYPING ? typed + letter : letter;
    last = now;
    const at = lines.findIndex(([shown]) => shown === document.activeElement);
    const turned = [...lines.slice(at + (typed.length > 1 ? 0 : 1)), ...lines];
    const wanted = typed.toLocaleLowerCase();
    turned.find(([, { text }]) => text.trim().toLocaleLowerCase().startsWith(wanted))?.[0].focus();
  };
}

function open(select: HTMLSelectElement, closed: () => void): Open {
  const { list, lines } = drawn(select);
  const find = typeahead(lines);
  let gone = false;
  const watched = new MutationObserver(() => close(true));
  function close(back: boolean): void {
    if (gone) return;
    gone = true;
    watched.disconnect();
    window.removeEventListener("resize", leave);
    document.removeEventListener("scroll", scrolled, true);
    list.remove();
    closed();
    if (back && select.isConnected) select.focus();
  }
  const leave = (): void => close(false);
  const scrolled = ({ target }: Event): void => {
    if (target !== list) close(true);
  };
  function choose(shown: EventTarget | null): void {
    const option = lines.find(([one]) => one === shown)?.[1];
    if (!option || option.disabled) return;
    const changed = !option.selected;
    option.selected = true;
    close(true);
    if (!changed) return;
    select.dispatchEvent(new Event("input", { bubbles: true }));
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }
  list.addEventListener("click", ({ target }) => choose(target));
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (!list.contains(relatedTarget as Node | null)) leave();
  });
  list.addEventListener("keydown", (event) => {
    const { key } = event;
    event.stopPropagation();
    if (key === "Tab") return close(true);
    if (
      walk(
        event,
        lines.map(([shown]) => shown),
      )
    )
      return;
    if (key === "Escape") close(true);
    else if (key === "Enter" || key === " ") choose(event.target);
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) find(key);
    else return;
    event.preventDefault();
  });
  // Above everything, but inside a modal dialog, outside which nothing can be used, or a popover that stays open only
  // while the focus is in it.
  (select.closest("dialog, [popover]") ?? document.body).append(list);
  list.showPopover();
  void place(list, select);
  (lines.find(([, option]) => option.selected) ?? lines[0])?.[0].focus();
  // A list whose options have changed, or whose select has gone, is no longer true.
  watched.observe(select, { childList: true, subtree: true });
  window.addEventListener("resize", leave);
  document.addEventListener("scroll", scrolled, true);
  return { select, close };
}

/** Opens our list instead of the system's for every select of the page. Call once. */
export function drawSelectLists(page: Document): void {
  let shown: Open | null = null;
  function toggle(select: HTMLSelectElement): void {
    const same = shown?.select === select;
    shown?.close(same);
    if (!same && select.options.length > 0) shown = open(select, () => (shown = null));
  }
  const selectOf = (event: Event): HTMLSelectElement | null =>
    event.target instanceof HTMLSelectElement && !event.target.disabled && !event.target.multiple ? event.target : null;
  page.addEventListener("mousedown", (event) => {
    const select = selectOf(event);
    if (!select || event.button !== 0) return;
    event.preventDefault();
    // The second click of a double click leaves the list as the first has opened it.
    if (event.detail > 1 && shown?.select === select) return;
    toggle(select);
  });
  page.addEventListener("keydown", (event) => {
    const select = selectOf(event);
    if (!select || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (![" ", "Enter", "ArrowDown", "ArrowUp", "F4"].includes(event.key)) return;
    event.preventDefault();
    toggle(select);
  });
}
