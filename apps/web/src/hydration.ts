import type { CarriedWords } from "./lib/messages.ts";
import type { RootData } from "./lib/root-data.ts";

/** The element of the document in which the server leaves for the browser what it has loaded. */
export const hydrationId = "hydration";

export type Hydration = {
  loaderData: { root?: RootData };
  errors: Record<string, unknown> | null;
  words: CarriedWords;
};
