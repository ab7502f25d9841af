/**
 * The service worker, made with the sentences of every language. It answers one thing: a page that cannot be fetched
 * because the line is down. It keeps nothing, so nobody ever gets old code or old answers from it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { languages } from "./words.ts";

const HERE = import.meta.dirname;

function sentences(language: string): string[] {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(HERE, "../src/scoville/locales", language, "web-me.ftl"), "utf-8")));
  return ["offline-title", "offline-more", "offline-again"].map((id) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${language}/${id}`);
    return bundle.formatPattern(pattern);
  });
}

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle() {
      const words = JSON.stringify(Object.fromEntries(languages.map((language) => [language, sentences(language)])));
      const worker = readFileSync(join(HERE, "offline-worker.js"), "utf-8");
      this.emitFile({ type: "asset", fileName: "sw.js", source: worker.replace("WORDS_OF_EVERY_LANGUAGE", () => words) });
    },
  };
}
