// The time left, between two ticks of the program: from the anchor, never counted down.
const page = $state({ now: performance.now() });
setInterval(() => (page.now = performance.now()), 200);

export function left(remaining: number, running: boolean, readAt: number): number {
  return running ? Math.max(0, remaining - (page.now - readAt)) : remaining;
}
