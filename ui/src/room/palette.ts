// The club's colours as CSS variables.
import type { Palette } from "$shared/program/bindings";

export function paint(palette: Palette): string {
  const { near, ground, far, panel, line, ink, soft, accent, on_accent } = palette;
  const all = { near, ground, far, panel, line, ink, soft, accent, "on-accent": on_accent };
  return Object.entries(all)
    .map(([name, colour]) => `--${name}: ${colour}`)
    .join("; ");
}
