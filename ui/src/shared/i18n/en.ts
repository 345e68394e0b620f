// The English catalogue, in a chunk of its own: a page loads only the language it speaks.
export default Object.values(
  import.meta.glob<string>("../../../../locales/en/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
