// Answers whether the press that still.js prepared reached its element. Now and then, mostly while a window is still
// opening, the system's own pointer interferes with the driver's and no click comes of it, or the element has moved on
// and the press hits nothing: a person would press again. A press that hits another control counts, as it does for a
// person. Where the element is gone, or the press opened a list, there may rightly be no click.
const [element, done] = arguments;
const CONTROLS = "button, a, input, select, textarea, summary, label, [role], [tabindex]";
const began = performance.now();
const reached = () => {
  const gone = !element.isConnected || !element.checkVisibility({ visibilityProperty: true });
  const landed = window.__clicked?.landed;
  if (gone || !window.__clicked || element.matches("select, option")) return true;
  return landed && (element.contains(landed) || landed.closest?.(CONTROLS) != null);
};
const look = () => {
  if (reached()) return done(true);
  if (window.__clicked.landed || performance.now() - began > 400) return done(false);
  setTimeout(look, 10);
};
look();
