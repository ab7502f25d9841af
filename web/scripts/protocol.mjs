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

export function generate() {
  const { $defs } = JSON.parse(readFileSync(SCHEMA, "utf-8"));
  const parts = Object.entries($defs).map(([name, schema]) =>
    schema.type === "object" && schema.properties
      ? interfaceOf(name, schema)
      : `${comment(schema.description)}export type ${name} = ${typeOf(schema)};\n`,
  );
  return `// Made by scripts/protocol.mjs from docs/protocol.schema.json. Do not edit.\n\n${parts.join("\n")}`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, generate());
