import { svelte } from "@sveltejs/vite-plugin-svelte";
import globalData from "@csstools/postcss-global-data";
import { resolve } from "node:path";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vitest/config";
import { unopened } from "./scripts/unopened.js";

export default defineConfig({
  plugins: [svelte(), unopened],
  // The widths at which pages change have one name each, for every style.
  css: {
    postcss: {
      plugins: [
        globalData({ files: [resolve(import.meta.dirname, "src/shared/design/breakpoints.css")] }),
        customMedia(),
      ],
    },
  },
  // Unit tests mount components as a page does, not as a server would.
  resolve: {
    alias: { $shared: resolve(import.meta.dirname, "src/shared") },
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
  test: {
    environment: "happy-dom",
    css: true,
    include: ["src/**/*.test.ts"],
    // The first test that imports a whole page waits until it is compiled.
    testTimeout: 20_000,
    setupFiles: ["src/shared/i18n/french.setup.ts"],
  },
  // The port that tauri.conf.json names; `make dev` starts it.
  server: { port: 5171, strictPort: true, fs: { allow: [resolve(import.meta.dirname, "..")] } },
  build: {
    // A browser that does not know the hint loads the same scripts a moment later.
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      input: {
        desk: "index.html",
        room: "room.html",
        phone: "phone.html",
        screen: "screen.html",
        device: "device.html",
        tablet: "tablet.html",
      },
      output: {
        // A telephone waits longer for four small files than for one.
        codeSplitting: {
          groups: [
            {
              name: "devices",
              test: /src\/shared\/(i18n\/language|program\/(silence|browser|word)|clock\/(time|words)|parts\/(seats|[Ss]peech|ticking))/,
            },
          ],
        },
      },
    },
  },
});
