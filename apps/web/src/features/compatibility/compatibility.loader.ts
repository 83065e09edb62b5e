import type { LoaderFunctionArgs } from "react-router";
import { parseCompatibilitySearch } from "../../paths.ts";
import type { CompatibilityData } from "./device-list.ts";

export type { CompatibilityData };

/** On the server for who comes with a question, in the browser (without a network, once loaded) for who asks another. */
export async function compatibilityLoader({ request }: LoaderFunctionArgs): Promise<CompatibilityData> {
  const { dataFor } = await import("./device-list.ts");
  return dataFor(parseCompatibilitySearch(new URL(request.url).searchParams));
}
