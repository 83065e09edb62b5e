import type { Catalogue } from "@rihla/contract";
import type { Visitor } from "./visitor.ts";

/** What every page has at hand. `catalogue` is null when the API didn't answer: the frame must stand without it. */
export type RootData = { visitor: Visitor; catalogue: Catalogue | null };
