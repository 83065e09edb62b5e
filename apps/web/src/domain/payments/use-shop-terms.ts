import { useLoaderData, useRouteLoaderData } from "react-router";
import type { RootData } from "../../lib/page/root-data.ts";
import type { ShopFactsData } from "../../lib/page/shop-facts.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { shopTerms } from "./shop-terms.ts";

/** What texts promise; on a page whose loader asks for the shop's facts. */
export function useShopTerms() {
  const { language } = useVisitor();
  const { catalogue } = useRouteLoaderData("root") as RootData;
  return shopTerms(catalogue, useLoaderData<ShopFactsData>().facts, language);
}
