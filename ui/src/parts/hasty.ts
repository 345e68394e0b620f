// Hasty hands: the second click of a double click, or Enter held down, must not send a form twice,
// for what it makes would be made twice.

function sends(target: EventTarget | null): boolean {
  const button = target instanceof Element ? target.closest("button, input[type=submit]") : null;
  return button !== null && (button as HTMLButtonElement).form !== null && (button as HTMLButtonElement).type === "submit";
}

export function onlyOnce(page: Document): void {
  page.addEventListener(
    "click",
    (event) => {
      if (event.detail > 1 && sends(event.target)) event.preventDefault();
    },
    true,
  );
  page.addEventListener(
    "keydown",
    (event) => {
      const field = event.target;
      const sent = sends(field) || (field instanceof HTMLInputElement && field.form !== null);
      if (event.key === "Enter" && event.repeat && sent) event.preventDefault();
    },
    true,
  );
}
