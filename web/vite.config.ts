import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { early } from "./early.ts";
import { LATER } from "./later.ts";
import { offline } from "./offline.ts";
import { words } from "./words.ts";

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** Few files instead of many small ones, which compress worse: what every page has, a table, and each game's cards and table. */
function chunkOf(id: string, graph: Graph): string | null {
  const [, part = ""] = /\/web\/src\/([^?]+)/.exec(id) ?? [];
  if (id === "\0virtual:words") return "page";
  if (/\/bindings\/(select|input)\.js$/.test(id)) return "fields"; // forms come later
  if (/\/node_modules\/(svelte|esm-env|@fluent|clsx)\//.test(id)) return "ground";
  if (/^(words|art|parts\/(Needs|Later|soon|me)|games\/(faces|room|arts|outside)|games\/\w+\/(face|paw|flame)\b|wire\/(http|keys)|preferences|router)/.test(part)) return "page";
  if (/^(table|motion|sound\/sound\b)|^wire\/connection|^parts\/Menu|^games\/(pages|stories|facts)|^wire\/protocol/.test(part)) return LATER.test(id) || id.endsWith("screen.css") ? null : "table";
  const game = /^games\/(\w+)\//.exec(part)?.[1];
  if (!game) return null;
  const folder = id.slice(0, id.indexOf(`/games/${game}/`) + `/games/${game}/`.length);
  if (reach(`${folder}art.ts`, graph).has(id)) return `${game}-cards`;
  return reach(`${folder}Table.svelte`, graph).has(id) || reach(`${folder}story.ts`, graph).has(id) ? `${game}-table` : null;
}

const reached = new Map<string, Set<string>>();

/** Everything that is loaded with a module. */
function reach(from: string, graph: Graph): Set<string> {
  let all = reached.get(from);
  if (!all) {
    reached.set(from, (all = new Set([from])));
    for (const one of all) graph.getModuleInfo(one)?.importedIds.forEach((id) => all?.add(id));
  }
  return all;
}

export default defineConfig({
  plugins: [words(), svelte(), offline(), early()],
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
  build: {
    outDir: "../src/scoville/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: {
      polyfill: false, // it would be an inline script
      // The server names what a table needs in its page; elsewhere the few large files are here already.
      resolveDependencies: (file, needed) => needed.filter((one) => one.endsWith(".css") || /\/(Table|Landing)-/.test(file)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // They only say what they export; the package does not tell, so the first page would wait for them.
      treeshake: { moduleSideEffects: (id) => !/\/svelte\/src\/internal\/client\/dom\/elements\/bindings\//.test(id) },
      output: {
        // The first page lists the files of all others: short names are fewer bytes that cannot be compressed.
        chunkFileNames: ({ name }) => (/^[A-Z]/.test(name) && !/^(Table|Landing)$/.test(name) ? "assets/[hash:7].js" : "assets/[name]-[hash].js"),
        assetFileNames: ({ names }) => (names[0]?.endsWith(".css") ? "assets/[hash:6][extname]" : "assets/[name]-[hash][extname]"),
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: "parts" }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    testTimeout: 600_000, // only what hangs ends by it, however busy the machine is
    hookTimeout: 600_000,
  },
});
