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
  addEventListener("error", (event) => say("error", event.message || event.target?.src || event.target?.href), true);
  addEventListener("unhandledrejection", (event) => say("rejection", event.reason?.message ?? JSON.stringify(event.reason)));
  addEventListener("securitypolicyviolation", (event) => say("policy", `${event.violatedDirective} ${event.blockedURI}`));
})();
