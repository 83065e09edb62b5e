import type { Fields } from "../../world/fields.ts";
import { fieldsAsText } from "../../world/fields-as-text.ts";
import type { Airalo } from "../airalo.ts";
import { pageOf } from "../paging.ts";
import { fieldRefusal } from "../refusal.ts";
import { type AiraloPackage, type Operator, topUpTwin } from "./package.ts";

const NUMBERS = ["price", "net_price", "amount", "day"];

/** A page of countries or regions, with everything sold there. */
export function listPackages(airalo: Airalo, query: Fields, path: string) {
  const type = query["filter[type]"];
  if (type !== undefined && type !== "local" && type !== "global")
    throw fieldRefusal({ "filter.type": "The selected filter.type is invalid." });
  const country = query["filter[country]"];
  const places = airalo.shelf
    .places(type)
    .filter((place) => !country || place.country_code === country.toUpperCase());
  const { data, links, meta } = pageOf(places, query, path);
  const withTopUps = (query.include ?? "").split(",").includes("topup");
  return {
    pricing: { model: "net_pricing", discount_percentage: 0 },
    data: data.map((place) => ({
      ...place,
      operators: place.operators.map((one) => operatorAnswer(airalo, one, withTopUps)),
    })),
    links,
    meta,
  };
}

function operatorAnswer(airalo: Airalo, operator: Operator, withTopUps: boolean) {
  const topUps = withTopUps && operator.rechargeability ? operator.packages.map(topUpTwin) : [];
  return {
    ...operator,
    packages: [...operator.packages, ...topUps].map((one) => packageAnswer(airalo, one)),
  };
}

export function packageAnswer(airalo: Airalo, one: AiraloPackage) {
  const texts = airalo.switches.read().numbersAs === "string" ? NUMBERS : [];
  return fieldsAsText(one, texts);
}
