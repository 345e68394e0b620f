// Tables as a plan or as a list: this computer keeps what was chosen last.
const KEPT = "tables";

type Arrangement = "plan" | "list";

export const arrangement = $state<{ how: Arrangement }>({
  how: localStorage.getItem(KEPT) === "list" ? "list" : "plan",
});

export function arrange(how: Arrangement): void {
  arrangement.how = how;
  localStorage.setItem(KEPT, how);
}
