import type { Destination } from "@rihla/contract";
import type { LoaderFunctionArgs } from "react-router";
import { api } from "../../lib/api.ts";
import { load } from "../../lib/load.ts";
import { visitorOf } from "../../lib/visitor.ts";

export type HomeData = { destinations: Destination[] };

/** All of them at once (a few kilobytes): searching and switching tabs then need no network. */
export async function homeLoader({ request }: LoaderFunctionArgs): Promise<HomeData> {
  const { currency } = visitorOf(request);
  return { destinations: await load(api("GET /destinations", { query: { currency } })) };
}
