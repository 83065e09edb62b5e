import type { Catalogue, Language } from "@rihla/contract";

/** In what language and currency a page is shown, and whether its address says so. */
export type Visitor = { language: Language; currency: string; prefix: "" | `/${Language}` };

/** What every page has at hand. `catalogue` is null when the API didn't answer: the frame must stand without it. */
export type RootData = { visitor: Visitor; catalogue: Catalogue | null };
