import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Unit tests mount components as a page does, not as a server would.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", css: true, include: ["src/**/*.test.ts"], setupFiles: ["src/i18n/french.setup.ts"] },
  server: { fs: { allow: [resolve(import.meta.dirname, "..")] } },
  build: {
    target: "es2022",
    rollupOptions: { input: { desk: "index.html", room: "room.html", phone: "phone.html", screen: "screen.html", device: "device.html" } },
  },
});
