import type { Destination } from "@rihla/contract";
import { type LoaderFunctionArgs, redirect } from "react-router";
import { allDestinations } from "../../lib/destinations.ts";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";
import { parseHomeSearch, paths } from "../../paths.ts";

export type HomeData = { destinations: Destination[] };

/** All of them at once (a few kilobytes): switching tabs then needs no network. */
export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const { currency, prefix } = visitorOf(request);
  const { q } = parseHomeSearch(new URL(request.url).searchParams);
  // Searches had their answers here once, and shared addresses live long.
  if (q) throw redirect(prefix + paths.search({ q }));
  return { destinations: await load(allDestinations(currency)) };
}
