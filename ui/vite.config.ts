import { svelte } from "@sveltejs/vite-plugin-svelte";
import { resolve } from "node:path";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [resolve(import.meta.dirname, "..")] } },
  build: {
    target: "es2022",
    rollupOptions: { input: { desk: "index.html", room: "room.html" } },
  },
});
