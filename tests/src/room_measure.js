// What is wrong with the room as it is drawn: text cut off, out of the screen, over other text, or
// reaching into another panel. Ink counts, not the air that a line has above and below it.
const wrong = [];
const [width, height] = [innerWidth, innerHeight];
const seen = (element) => element.checkVisibility({ visibilityProperty: true });
const name = (text) => `“${text.trim().slice(0, 40)}”`;
const inks = [];
const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const holder = node.parentElement;
  // What only a screen reader reads is nowhere on the screen.
  if (node.data.trim() === "" || !seen(holder) || holder.closest(".hidden")) continue;
  const range = document.createRange();
  range.selectNodeContents(node);
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue;
    // The face's content area is 1.2 high: the line stands 1.0 below its top.
    const em = rect.height / 1.2;
    const high = /[À-Þ]/.test(node.data) ? 0.93 : /[a-zà-ÿ/]/.test(node.data) ? 0.76 : 0.71;
    const low = /[gjpqyçQ,;()|]/.test(node.data) ? 0.2 : 0.02;
    const line = rect.top + em;
    inks.push({
      text: node.data,
      holder,
      panel: holder.closest("[data-panel], .seat, li, header, h1, h2"),
      size: em,
      left: rect.left,
      right: rect.right,
      top: line - high * em,
      bottom: line + low * em,
    });
  }
}
// Where ink begins is reckoned from the letters' size: on a large screen that is a hair more wrong.
const SLACK = Math.max(1.5, height / 1000);
for (const ink of inks) {
  if (ink.left < -SLACK || ink.top < -SLACK || ink.right > width + SLACK || ink.bottom > height + SLACK) {
    wrong.push(`out of the screen: ${name(ink.text)}`);
  }
  for (let box = ink.holder; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const cuts = style.overflow !== "visible" || box.matches("[data-panel], li, .box");
    if (!cuts) continue;
    const at = box.getBoundingClientRect();
    if (ink.left < at.left - SLACK || ink.right > at.right + SLACK || ink.top < at.top - SLACK || ink.bottom > at.bottom + SLACK) {
      wrong.push(`cut by ${box.className || box.tagName}: ${name(ink.text)} by ${[at.left - ink.left, ink.right - at.right, at.top - ink.top, ink.bottom - at.bottom].map((by) => by.toFixed(1))} at ${ink.size.toFixed(0)}`);
      break;
    }
  }
  // Read from fifteen metres: capitals of 2.2 % of the screen, which are 0.7 em high. With several tournaments, from
  // ten: a fortieth of what one has of the screen.
  const stage = ink.holder.closest(".stage")?.clientHeight ?? height;
  const far = document.querySelector("main[data-count='1']") ? 0.0314 : 0.0245;
  // A name of more than thirty letters may be smaller where its place is narrow; a line of a list, with its rank, of
  // more than 26.
  const long = ink.panel?.matches("li") ? 26 : 30;
  const least = ink.text.trim().length > 30 || ink.panel?.textContent.trim().length > long ? 0.015 : far;
  if (ink.size < Math.max(10, stage * least)) wrong.push(`too small, ${ink.size.toFixed(1)} px: ${name(ink.text)}`);
}
for (const [at, one] of inks.entries()) {
  for (const other of inks.slice(at + 1)) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    if (across > SLACK && down > SLACK) wrong.push(`one over the other: ${name(one.text)}, ${name(other.text)}`);
  }
}
for (const box of document.querySelectorAll("main *")) {
  if (seen(box) && !box.matches(".hidden") && getComputedStyle(box).overflow === "hidden" && box.scrollWidth > box.clientWidth + 1) {
    wrong.push(`wider than its place: ${box.className || box.tagName}`);
  }
}
// Whether a line that is to fill its place does: one measured in a face of before would not.
for (const box of document.querySelectorAll(".box[data-most]")) {
  const line = box.firstElementChild;
  if (!seen(box) || line.matches(".wrap, .digits") || line.offsetWidth === 0) continue;
  const size = parseFloat(getComputedStyle(line).fontSize);
  const room = Math.min((box.clientWidth - 1) / line.offsetWidth, box.clientHeight / line.offsetHeight);
  const could = Math.min(size * room, box.clientHeight * Number(box.dataset.most));
  if (size < could * 0.9 - 1) wrong.push(`smaller than it could be, ${size} px of ${could.toFixed(0)}: ${name(line.textContent)}`);
}
if (inks.length === 0) wrong.push("nothing is drawn");
// How high a figure is, by the face itself.
const time = document.querySelector("[data-testid=room-time]");
let digits = null;
if (time) {
  const style = getComputedStyle(time);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText("8");
  digits = (actualBoundingBoxAscent + actualBoundingBoxDescent) / height;
}
return { wrong: [...new Set(wrong)], digits, width, height };
