// Brings an element into view and waits until it can be clicked as a person would: it stays where it
// is (what was clicked while a list scrolled was its neighbour), its dialog did not open this very
// moment, and the pointer has not just clicked here: what slides under it then, or says something else, ignores it.
// What depends on the window's size is laid out a frame after it has changed: two frames are waited for.
const [element, done] = arguments;
element.scrollIntoView({ block: "nearest" });
const SETTLING = 450;
/** The page notices a moment later that something has slid under the resting pointer. */
const NOTICED = SETTLING + 200;
const began = performance.now();
const place = () => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};
// The driver clicks some time after it was told: the click itself counts.
if (!window.__clicked) {
  addEventListener(
    "click",
    ({ target }) => Object.assign(window.__clicked, { at: performance.now(), landed: target }),
    true,
  );
}
window.__clicked ??= { x: -1, y: -1, element: null, words: "", at: -SETTLING, landed: null };
/** The last click was here. On the same control it is the first half of a double click for a moment. */
const fresh = () => {
  const dialog = element.closest("dialog[data-settled]");
  const clicked = window.__clicked;
  const under = Math.hypot(before.x - clicked.x, before.y - clicked.y) < 20;
  const other = clicked.element !== element || clicked.words !== element.textContent;
  const now = performance.now();
  const soon = now - clicked.at < SETTLING || (other && now - began < NOTICED);
  return (dialog && now < Number(dialog.dataset.settled)) || (under && soon);
};
let before = place();
let painted = false;
requestAnimationFrame(() => requestAnimationFrame(() => (painted = true)));
/** A window that nobody sees is painted seldom or never. */
const laidOut = () => painted || performance.now() - began > SETTLING;
let looks = 0;
const look = () => {
  const now = place();
  if ((now.x === before.x && now.y === before.y && laidOut() && !fresh()) || (looks += 1) > 40) {
    window.__clicked = { ...now, element, words: element.textContent, at: performance.now(), landed: null };
    return done(null);
  }
  before = now;
  setTimeout(look, 25);
};
setTimeout(look, 25);
