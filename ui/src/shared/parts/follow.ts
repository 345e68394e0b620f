// Dragging with a pointer: mouse, pen and touch alike.

/** A pointer that moves less, in pixels, presses. */
const SLACK = 6;

interface Drag {
  /** The pointer has moved, from the first move that is no press. */
  move: (now: PointerEvent) => void;
  /** It was let go after it had moved. */
  drop: () => void;
  /** Nothing is dragged any more: it was let go or taken away, or the window has lost the focus. */
  end: () => void;
}
interface Following {
  /** Aborted at the end. */
  signal: AbortSignal;
  end: () => void;
}

/** Follows the pointer that has just been pressed; `null` if it is not the main button of the first pointer. */
export function follow(event: PointerEvent, { move, drop, end }: Drag): Following | null {
  if (event.button !== 0 || !event.isPrimary) return null;
  const { clientX, clientY, pointerId } = event;
  const watching = new AbortController();
  const watch = { signal: watching.signal, capture: true };
  let moved = false;
  const leave = (): void => {
    watching.abort();
    end();
  };
  window.addEventListener(
    "pointermove",
    (now) => {
      if (now.pointerId !== pointerId) return;
      moved ||= Math.hypot(now.clientX - clientX, now.clientY - clientY) >= SLACK;
      if (moved) move(now);
    },
    watch,
  );
  window.addEventListener(
    "pointerup",
    (now) => {
      if (now.pointerId !== pointerId) return;
      if (moved) drop();
      leave();
    },
    watch,
  );
  window.addEventListener("pointercancel", leave, watch);
  // Not while it is captured: there, any element that loses the focus would end it.
  window.addEventListener("blur", leave, { signal: watching.signal });
  return { signal: watching.signal, end: leave };
}
