// Tags as a person writes them.

/** With commas, semicolons or line ends between them. */
export const readTags = (text: string): string[] =>
  text
    .split(/[,;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
