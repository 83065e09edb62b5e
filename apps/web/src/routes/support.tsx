import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from "react-router";
import type { Finding } from "../features/support/search/help-search.ts";
import { SupportScreen } from "../features/support/support-screen.tsx";
import type { RootData } from "../lib/page/root-data.ts";
import { type ShopFactsData, shopFactsLoader } from "../lib/page/shop-facts.ts";
import { visitorOf } from "../lib/page/visitor.ts";
import { type Parsed, parseSearchSearch, type SearchSearch } from "../paths.ts";

type SupportData = ShopFactsData & { found: Finding[] | null };

/** Before any script runs, the server searches: an address with a question has its answers. */
export async function loader({ request }: LoaderFunctionArgs): Promise<SupportData> {
  const { facts } = await shopFactsLoader();
  const { q } = parseSearchSearch(new URL(request.url).searchParams);
  return { facts, found: q ? await find(q, request, facts).catch(() => null) : null };
}

async function find(q: string, request: Request, facts: ShopFactsData["facts"]): Promise<Finding[]> {
  const { openHelpSearch } = await import("../features/support/search/help-search.ts");
  return (await openHelpSearch(visitorOf(request).language, facts))(q);
}

export function Component({ search }: { search: Parsed<SearchSearch> }) {
  const { catalogue } = useRouteLoaderData("root") as RootData;
  const { facts, found } = useLoaderData<SupportData>();
  return (
    <SupportScreen
      methods={catalogue?.paymentMethods ?? []}
      facts={facts}
      asked={{ typed: search.q ?? "", found }}
    />
  );
}
