import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin, type Rollup } from "vite";

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

/** Writes the service worker, which keeps what the front page needs: the page, its scripts and styles, the fonts. */
function worker(): Plugin {
  return {
    name: "boroughs-worker",
    apply: "build",
    generateBundle(_, bundle) {
      const core = ["/", "/icon.svg", "/icon-turn.svg", "/manifest.webmanifest", ...shell(bundle).map((file) => `/${file}`)];
      const version = createHash("sha256").update(core.join()).digest("hex").slice(0, 12);
      const text = readFileSync("src/sw.js", "utf8");
      const source = text.replace("__VERSION__", version).replace('"__CORE__"', core.map((file) => JSON.stringify(file)).join(", "));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}

/** The entry with all that it imports at once. */
function shell(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") return;
    found.add(name);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    chunk.imports.forEach(visit);
  };
  for (const [name, chunk] of Object.entries(bundle)) {
    if (chunk.type === "chunk" && chunk.isEntry) visit(name);
    else if (name.endsWith(".woff2")) found.add(name);
  }
  return [...found].sort();
}

const server = process.env.BOROUGHS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [tables(), svelte(), worker()],
  build: { outDir: "../src/boroughs/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
