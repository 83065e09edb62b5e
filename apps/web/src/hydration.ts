import type { RootData } from "./lib/page/root-data.ts";
import type { CarriedWords } from "./lib/text/messages.ts";

/** The element of the document in which the server leaves for the browser what it has loaded. */
export const hydrationId = "hydration";

export type Hydration = {
  loaderData: { root?: RootData };
  errors: Record<string, unknown> | null;
  words: CarriedWords;
};
