// Finds what a person would point at: the role and the name that a screen reader gives, or a
// test id. Only what is on the screen counts. Arguments: kind, name.
const [kind, wanted] = arguments;
const plain = (text) => (text ?? "").replace(/[\s\u00a0\u202f]+/g, " ").trim();
const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
const roles = {
  button: "button, [role=button], input[type=submit], summary",
  link: "a[href], [role=link]",
  tab: "[role=tab]",
  checkbox: "input[type=checkbox], [role=checkbox], [role=switch]",
  radio: "input[type=radio], [role=radio]",
  option: "option, [role=option]",
  menuitem: "[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]",
  heading: "h1, h2, h3, h4, [role=heading]",
  dialog: "dialog, [role=dialog], [role=alertdialog]",
  row: "tr, [role=row], li",
  field: "input, textarea, select, [role=combobox], [role=textbox], [contenteditable=true]",
  any: "a[href], button, input, select, textarea, summary, [role]",
};
const name = (element) => {
  const by = element.getAttribute("aria-labelledby");
  if (by) return plain(by.split(/\s+/).map((id) => document.getElementById(id)?.textContent).join(" "));
  if (element.hasAttribute("aria-label")) return plain(element.getAttribute("aria-label"));
  if (element.labels?.length) return plain([...element.labels].map((label) => label.innerText).join(" "));
  return plain(element.innerText || element.value || element.title || element.placeholder || element.getAttribute("alt"));
};
if (kind === "test id") {
  const found = [...document.querySelectorAll(`[data-testid="${CSS.escape(wanted)}"]`)].filter(shown);
  return found[0] ?? null;
}
// A dialog in front hides the rest of the page from a person.
const modal = [...document.querySelectorAll("dialog[open], [aria-modal=true]")].filter(shown).at(-1);
const all = [...(modal ?? document).querySelectorAll(roles[kind])].filter(shown);
const goal = plain(wanted);
return (
  all.find((element) => name(element) === goal) ??
  all.find((element) => name(element).startsWith(goal)) ??
  all.find((element) => name(element).includes(goal)) ??
  null
);
