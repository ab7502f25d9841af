import { svelte } from "@sveltejs/vite-plugin-svelte";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline.ts";
import { words } from "./words.ts";

const BUDGET = 100_000; // gzipped bytes of the first load, with its typeface

/** Prints what a first visit downloads, and fails the build above the budget. */
function weigh(): Plugin {
  return {
    name: "weigh",
    writeBundle(_options, bundle) {
      const weight = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) =>
        gzipSync(file.type === "chunk" ? file.code : file.source).length;
      const files = Object.values(bundle).filter((file) => /\.(js|css|html)$/.test(file.fileName));
      const entry = files.find((file) => file.type === "chunk" && file.isEntry);
      const first = new Set<string>(["index.html"]);
      const visit = (name: string) => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== "chunk") return;
        first.add(name);
        chunk.viteMetadata?.importedCss.forEach((css) => first.add(css));
        chunk.imports.forEach(visit);
      };
      if (entry) visit(entry.fileName);
      // The landing page and one language are asked for at once by every first visit.
      for (const file of files) {
        if (file.type === "chunk" && /Landing|words\/de\/web/.test(file.facadeModuleId ?? "")) visit(file.fileName);
      }
      const sum = (chosen: typeof files) => chosen.reduce((total, file) => total + weight(file), 0);
      const typeface = Object.values(bundle).filter((file) => file.fileName.endsWith(".woff2"));
      const load = sum([...files.filter((file) => first.has(file.fileName)), ...typeface]);
      const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
      console.log(`first load ${kilo(load)} gzipped (budget ${kilo(BUDGET)}), everything ${kilo(sum(files))}`);
      if (load > BUDGET) this.error("the first load is over its budget");
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), offline(), weigh()],
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/scoville/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false }, // it would be an inline script
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
