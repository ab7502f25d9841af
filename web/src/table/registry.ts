/** Which component draws which game. A table is given `TableProps` and nothing else. */
import type { Component } from "svelte";
import type { HeatedSight, SpicySight } from "../wire/protocol";
import type { TableProps } from "./looks";

export const TABLES: {
  spicy: () => Promise<{ default: Component<TableProps<SpicySight>> }>;
  heated: () => Promise<{ default: Component<TableProps<HeatedSight>> }>;
} = {
  spicy: () => import("../spicy/SpicyTable.svelte"),
  heated: () => import("../heated/HeatedTable.svelte"),
};
