// How the program looks: as the system does, or as it was told. Both windows follow at once.
export const themes = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof themes)[number];

const KEPT = "theme";
const known = (text: string | null): Theme => themes.find((theme) => theme === text) ?? "system";

export const look = $state<{ theme: Theme }>({ theme: known(localStorage.getItem(KEPT)) });

const asks = (question: string): boolean => matchMedia(question).matches;

function wear(): void {
  const system = asks("(prefers-contrast: more)")
    ? "contrast"
    : asks("(prefers-color-scheme: dark)")
      ? "dark"
      : "light";
  document.documentElement.dataset.theme = look.theme === "system" ? system : look.theme;
}

export function choose(theme: Theme): void {
  look.theme = theme;
  localStorage.setItem(KEPT, theme);
  wear();
}

/** Puts the look on, and keeps it in step with the system and with the other window. */
export function dress(): void {
  wear();
  for (const question of ["(prefers-contrast: more)", "(prefers-color-scheme: dark)"]) {
    matchMedia(question).addEventListener("change", wear);
  }
  addEventListener("storage", (event) => {
    if (event.key !== KEPT) return;
    look.theme = known(event.newValue);
    wear();
  });
}
