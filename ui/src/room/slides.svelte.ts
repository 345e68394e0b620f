/** The pictures that came, by their numbers; null: one is on its way. A number never names another picture. */
export const pictures = $state<Record<number, string | null>>({});
