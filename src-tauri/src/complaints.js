// What went wrong in this page, for the tests of the window.
(() => {
  const complaints = [];
  Object.defineProperty(window, "__complaints", { value: complaints });
  const say = (kind, what) => complaints.push(`${kind}: ${what}`);
  const { error } = console;
  console.error = (...words) => {
    say("console", words.map((word) => word?.stack ?? String(word)).join(" "));
    error.apply(console, words);
  };
  // A ResizeObserver reports in the next frame what changed while it was reporting. Browsers raise an error event for
  // it, although nothing has failed.
  const late = "ResizeObserver loop completed with undelivered notifications.";
  const failed = ({ message, target }) => {
    if (message !== late) say("error", message || target?.src || target?.href);
  };
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", (event) => say("rejection", event.reason?.message ?? JSON.stringify(event.reason)));
  addEventListener("securitypolicyviolation", (event) => say("policy", `${event.violatedDirective} ${event.blockedURI}`));
})();
