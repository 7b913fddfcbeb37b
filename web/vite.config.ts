import { execFileSync } from "node:child_process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Writes src/generated before anything is bundled: the games' tables, from the Python package itself. */
function tables(): Plugin {
  return {
    name: "boroughs-tables",
    buildStart() {
      const python = process.env.BOROUGHS_PYTHON ?? "../.venv/bin/python";
      execFileSync(python, ["../tools/generate_web.py", "src/generated"], { stdio: "inherit" });
    },
  };
}

const server = process.env.BOROUGHS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [tables(), svelte()],
  build: { outDir: "../src/boroughs/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
