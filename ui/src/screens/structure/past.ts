// What a grid was before each change, to go back to it and forth again. Nothing here knows what
// stands in the grid.

export class Past<T> {
  private done: string[] = [];
  private undone: string[] = [];

  /** Remembers how it is now; call it before a change, or when a cell is entered. */
  keep(now: T): void {
    const text = JSON.stringify(now);
    if (this.done.at(-1) !== text) this.done.push(text);
    if (this.done.length > 200) this.done.shift();
  }
  /** Something new was done: what was undone before cannot be done again. */
  changed(): void {
    this.undone = [];
  }
  /** State before the last change; `null` if nothing has changed. */
  back(now: T): T | null {
    const text = JSON.stringify(now);
    let before = this.done.pop();
    while (before === text) before = this.done.pop();
    if (before === undefined) return null;
    this.undone.push(text);
    return JSON.parse(before) as T;
  }
  /** State before the last step back; `null` if there was none. */
  forth(now: T): T | null {
    const after = this.undone.pop();
    if (after === undefined) return null;
    this.done.push(JSON.stringify(now));
    return JSON.parse(after) as T;
  }
  forget(): void {
    this.done = [];
    this.undone = [];
  }
}
