// Times as people write them: what is left of a level (12:30, 12, 1:05:00, 12 min, 45 s) and
// times of day (21 h 15, 21h15, 21:15, 9:15 pm).
const MINUTE = 60_000;

/** A duration in milliseconds; null if it is not one. A plain number means minutes. */
export function readDuration(text: string): number | null {
  const plain = text.trim().toLowerCase();
  const parts = /^(?:(\d{1,2}):)?(\d{1,4}):(\d{1,2})$/.exec(plain);
  if (parts) {
    const [hours, minutes, seconds] = [Number(parts[1] ?? 0), Number(parts[2]), Number(parts[3])];
    if (seconds > 59 || (parts[1] !== undefined && minutes > 59)) return null;
    return (hours * 60 + minutes) * MINUTE + seconds * 1000;
  }
  const seconds = /^(\d{1,5})\s*s(?:ec)?\.?$/.exec(plain)?.[1];
  if (seconds) return Number(seconds) * 1000;
  const minutes = /^(\d{1,4})\s*(?:min|mn|m|')?\.?$/.exec(plain)?.[1];
  return minutes ? Number(minutes) * MINUTE : null;
}

/** Minutes after midnight; null if it is not a time of day. With `bare`, digits alone are one: 2115, 21. */
export function readHour(text: string, bare = false): number | null {
  const said = text.trim().toLowerCase();
  const plain = bare ? said.replace(/^(\d{1,2})(\d{2})?$/, (_, hours, minutes = "00") => `${hours}:${minutes}`) : said;
  const found = /^(\d{1,2})\s*(?:[:.h]\s*(\d{2})?)?\s*(am|pm)?$/.exec(plain);
  if (!found || (found[2] === undefined && !found[3] && !/[h:]/.test(plain))) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  if (minute > 59 || hour > (found[3] ? 12 : 23)) return null;
  const half = found[3] === "pm" ? 12 : 0;
  return (found[3] ? (hour % 12) + half : hour) * 60 + minute;
}

/** A time of day as it is written into a field, also after midnight. */
export function writeHour(minute: number): string {
  const of = ((Math.round(minute) % 1440) + 1440) % 1440;
  return `${String(Math.floor(of / 60)).padStart(2, "0")}:${String(of % 60).padStart(2, "0")}`;
}

/** Time until a pause ends: at a time of day, or after this many minutes. */
export function readPauseEnd(text: string, now: Date): number | null {
  const hour = readHour(text);
  if (hour === null) return readDuration(text);
  const at = (days: number, later = 0): Date => {
    const end = new Date(now);
    end.setDate(end.getDate() + days);
    end.setHours(Math.floor(hour / 60), hour % 60, 0, 0);
    return new Date(end.getTime() + later);
  };
  // In the night in which clocks go back an hour comes twice. A time that is past means after midnight.
  const again = at(0, 60 * MINUTE);
  const twice = again.getHours() * 60 + again.getMinutes() === hour ? [again] : [];
  const ends = [at(0), ...twice, at(1)].map((end) => end.getTime() - now.getTime());
  return ends.find((ahead) => ahead > 0) ?? null;
}
