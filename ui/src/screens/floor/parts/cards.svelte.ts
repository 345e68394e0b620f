// Cards as they are written and as they are shown.

export const ranks = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];
export const suits = ["s", "h", "d", "c"];
const signs: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };
const written: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** Whether each suit has a colour of its own; kept on this computer. */
export const colours = $state({ four: localStorage.getItem("four-colours") !== "no" });

export function useFour(four: boolean): void {
  colours.four = four;
  localStorage.setItem("four-colours", four ? "yes" : "no");
}

/** Card as `10♥` for `Th`. */
export function face(card: string): string {
  const rank = card.slice(0, 1);
  return `${rank === "T" ? "10" : rank}${signs[card.slice(1)] ?? ""}`;
}

/** The class of its colour: `s`, `h`, `d`, `c`, or the two of old. */
export function colour(card: string): string {
  const suit = card.slice(1);
  if (colours.four) return suit;
  return suit === "h" || suit === "d" ? "h" : "s";
}

/** `As Kh`, `as,kh`, `AsKh`, `10♥`: the cards, and whether all of the text was understood. */
export function read(text: string): { cards: string[]; whole: boolean } {
  const cards: string[] = [];
  const rest = text.replace(/(10|[2-9tjqka])\s*([shdc♠♥♦♣])/giu, (_, rank: string, suit: string) => {
    cards.push(`${rank === "10" ? "T" : rank.toUpperCase()}${written[suit] ?? suit.toLowerCase()}`);
    return " ";
  });
  return { cards, whole: /^[\s,;]*$/u.test(rest) };
}
