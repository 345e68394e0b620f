// Brings an element into view and waits until it stays where it is: what was clicked while a list
// scrolled was its neighbour.
const [element, done] = arguments;
element.scrollIntoView({ block: "nearest" });
const place = () => {
  const { x, y } = element.getBoundingClientRect();
  return `${x} ${y}`;
};
let before = place();
let looks = 0;
const look = () => {
  const now = place();
  if (now === before || (looks += 1) > 40) return done(null);
  before = now;
  setTimeout(look, 25);
};
setTimeout(look, 25);
