// What the code on a seat card says: TAPIS1;club;tournament;day;entry N;table N;seat N.

/** A player's entry in a tournament. */
export interface Me {
  tournament: number;
  entry: number;
}

/** The player whose card it is; `null` if it is no seat card. */
export function readCard(text: string): Me | null {
  let plain: string;
  try {
    plain = decodeURIComponent(text.replace(/^#/, "").replaceAll("+", " "));
  } catch {
    return null;
  }
  const [mark, , tournament, , entry] = plain.split(";");
  const number = /^entry (\d+)$/.exec(entry ?? "")?.[1];
  if (mark !== "TAPIS1" || !/^\d+$/.test(tournament ?? "") || number === undefined) return null;
  return { tournament: Number(tournament), entry: Number(number) };
}
