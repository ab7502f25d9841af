/**
 * The types of the wire from docs/protocol.schema.json: `npm run protocol` writes src/wire/protocol.ts.
 * A test compares the file with what this makes.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SCHEMA = join(import.meta.dirname, "../../docs/protocol.schema.json");
export const TARGET = join(import.meta.dirname, "../src/wire/protocol.ts");

/** A schema as a type. What the server always sends and what a client may leave out differ: see `interfaceOf`. */
function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return [...new Set(either.map(typeOf))].join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  switch (schema.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      return `(${schema.items ? typeOf(schema.items) : "unknown"})[]`.replace(/^\((\w+)\)\[\]$/, "$1[]");
    case "object":
      if (!schema.properties) return `Record<string, ${typeOf(schema.additionalProperties || {})}>`;
      return `{ ${Object.entries(schema.properties)
        .map(([name, part]) => `${name}: ${typeOf(part)}`)
        .join("; ")} }`;
    default:
      return "unknown";
  }
}

function comment(text, indent = "") {
  if (!text) return "";
  const lines = text.trim().split(/\n\s*/);
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
}

function interfaceOf(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => {
    const optional = required.has(field) ? "" : "?";
    return `${comment(part.description, "  ")}  ${field}${optional}: ${typeOf(part)};\n`;
  });
  return `${comment(schema.description)}export interface ${name} {\n${fields.join("")}}\n`;
}

/** What a field of a fact holds (a seat, a card, a colour), itself or several of it; undefined for a number or a text. */
function kindOf(schema) {
  const inner = [schema.items, ...(schema.anyOf ?? [])].filter(Boolean);
  return schema["x-kind"] ?? inner.map(kindOf).find(Boolean);
}

/** By game and fact, the fields that are worded differently from how they are sent. */
function factFields($defs) {
  const found = {};
  for (const [name, { properties }] of Object.entries($defs)) {
    const fact = properties?.fact?.enum?.[0] ?? properties?.fact?.const;
    if (!fact) continue;
    const length = fact.replaceAll("-", "").length;
    const kinds = Object.entries(properties).map(([field, schema]) => [field, kindOf(schema)]);
    const game = name.slice(0, -length).toLowerCase();
    (found[game] ??= {})[fact] = Object.fromEntries(kinds.filter(([, kind]) => kind));
  }
  return `/** By game and fact, what its fields hold that are not just numbers or texts. */
export const FACT_FIELDS: Record<string, Record<string, Record<string, string>>> = ${JSON.stringify(found, null, 2)};\n`;
}

export function generate() {
  const { $defs } = JSON.parse(readFileSync(SCHEMA, "utf-8"));
  const parts = Object.entries($defs).map(([name, schema]) =>
    schema.type === "object" && schema.properties
      ? interfaceOf(name, schema)
      : `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
  );
  return `// Made by scripts/protocol.mjs from docs/protocol.schema.json. Do not edit.\n\n${parts.join("\n")}\n${factFields($defs)}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, generate());
