import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist", "src/shared/program/bindings.ts", "src/shared/i18n/keys.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"], tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // svelte-check knows the types of components, which are `any` here.
      "no-undef": "off",
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { arguments: false } }],
      // An effect asks the program with `ask`: answers that overtake each other are dropped, and the button whose press
      // changed what is shown does not wait for it.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.name='$effect'] :matches(CallExpression[callee.name='attempt'], CallExpression[callee.object.name='commands']):not(CallExpression[callee.name=/^ask/] *)",
          message: "An effect asks the program with `ask`.",
        },
      ],
      // Svelte trims a plain space at the end of a block; `{" "}` keeps it.
      "svelte/no-useless-mustaches": "off",
      // Most dates and maps are local to a function.
      "svelte/prefer-svelte-reactivity": "off",
      // The scenes and panels of the room share one interface.
      "svelte/no-unused-props": "off",
    },
  },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/unbound-method": "off" } },
);
