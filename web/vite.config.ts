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

/** The entry and the front page, with all that they import at once. */
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
    if (chunk.type === "chunk" && (chunk.isEntry || chunk.facadeModuleId?.endsWith("/Front.svelte"))) visit(name);
    else if (name.endsWith(".woff2")) found.add(name);
  }
  return [...found].sort();
}

/** Few files, so that a slow line is not asked many times: what all pages need, the table, and each game's words. */
function chunk(id: string): string | undefined {
  const path = id.split("?")[0];
  const words = /games\/([^/]+)\/words\/(en|de)\.ftl$/.exec(path);
  if (words) return `words-${words[1].replaceAll("_", "-")}-${words[2]}`;
  if (/node_modules|src\/(shell|net)\/(?!pictures|skyline|share|start)[^/]+\.ts$|src\/toolkit\/|src\/words\/|match\/words\/|generated\//.test(path)) return "shell";
  return /src\/shell\/table\/(?!Waiting)/.test(path) ? "table" : undefined;
}

const server = process.env.BOROUGHS_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [tables(), svelte(), worker()],
  build: { outDir: "../src/boroughs/web", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunk }] } } } },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
});
