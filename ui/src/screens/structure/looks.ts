// The colours and patterns that chips come in, in the order of a list to choose from.
import type { Chip, ChipColour, ChipPattern } from "$shared/program/bindings";

export const colours: ChipColour[] = [
  "white",
  "grey",
  "black",
  "red",
  "burgundy",
  "pink",
  "orange",
  "yellow",
  "light_green",
  "green",
  "light_blue",
  "blue",
  "purple",
  "brown",
];
export const patterns: ChipPattern[] = ["plain", "spots", "bars", "ring", "cross", "halves"];

/** A line more in a form: a look that no other chip has. */
export function another(chips: Chip[]): Chip {
  const colour = colours.find((free) => chips.every((chip) => chip.colour !== free)) ?? "white";
  return { value: 0, colour, pattern: "plain", owned: null };
}
