// What a person could not reach or read on this page: controls outside the window that no scrolling brings in, and
// controls that cover each other. One line each.
(() => {
  const wrong = [];
  const shows = (element) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && style.visibility === "visible" && style.opacity !== "0";
  };
  const said = (element) =>
    element.dataset.testid ?? element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
  const scrolls = (element, direction) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const how = direction === "x" ? overflowX : overflowY;
      const room = direction === "x" ? at.scrollWidth > at.clientWidth : at.scrollHeight > at.clientHeight;
      if (room && (how === "auto" || how === "scroll" || at === document.documentElement)) return true;
    }
    return false;
  };
  const controls = [...document.querySelectorAll("button, a[href], input, select, textarea, summary")].filter(
    (element) => !element.closest("[inert], [aria-hidden=true]") && shows(element),
  );
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of boxes) {
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(element, "x")) wrong.push(`beside: ${said(element)}`);
    if ((box.bottom > innerHeight + 1 || box.top < -1) && !scrolls(element, "y")) wrong.push(`below: ${said(element)}`);
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is wider than the window");
  // The part of a box that the scrolling boxes around it show.
  const visible = ({ element, box }) => {
    let { left, right, top, bottom } = box;
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === "visible") continue;
      const around = at.getBoundingClientRect();
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, right, top, bottom };
  };
  const inside = ({ box }) => box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
  // Controls that no box around them clips, but that lie behind something else.
  for (const one of boxes.filter(inside)) {
    const { left, right, top, bottom } = visible(one);
    if (right - left < 12 || bottom - top < 12) continue;
    const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (front && !one.element.contains(front) && !front.contains(one.element)) {
      const label = one.element.labels?.length > 0 && [...one.element.labels].some((label) => label.contains(front));
      if (!label) wrong.push(`${said(one.element)} lies behind ${front.dataset.testid ?? front.className}`);
    }
  }
  // What is clipped by a scrolling box above it is not seen, and covers nothing.
  const seen = boxes.filter(inside).filter(({ element, box }) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  }).map((one) => ({ ...one, part: visible(one) }));
  for (let one = 0; one < seen.length; one++) {
    for (let other = one + 1; other < seen.length; other++) {
      const [a, b] = [seen[one], seen[other]];
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const across = Math.min(a.part.right, b.part.right) - Math.max(a.part.left, b.part.left);
      const down = Math.min(a.part.bottom, b.part.bottom) - Math.max(a.part.top, b.part.top);
      // A chip may touch the plate that it lies at.
      if (across > 6 && down > 6) wrong.push(`${said(a.element)} covers ${said(b.element)}`);
    }
  }
  return wrong;
})()
