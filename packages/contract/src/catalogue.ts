import * as z from "zod/mini";
import type { Endpoint, EndpointKey } from "./endpoint/endpoint.ts";
import { numberInQuery } from "./endpoint/number-in-query.ts";
import { currencyCode, money } from "./money.ts";
import { givingBackWays } from "./rules/giving-back.ts";
import {
  defaultCurrency,
  defaultLanguage,
  type Language,
  languageCodes,
  maxDays,
  minDays,
} from "./rules/index.ts";
import { planStarts } from "./rules/install-time.ts";

/** One name in every language of the shop. */
export const names = z.object(
  Object.fromEntries(languageCodes.map((code) => [code, z.string()])) as Record<Language, z.ZodMiniString>,
);
export const language = z.enum(languageCodes, "invalid");

/** A country (ISO 3166-1 alpha-2, upper case) or a region (`EUROPE`). */
export const destinationCode = z.string().check(z.regex(/^[A-Z0-9-]{2,40}$/, "invalid"));
/** Ours; it stays when a provider renames what it sells, or another one sells it. */
export const planCode = z
  .string()
  .check(z.minLength(1, "required"), z.maxLength(80, "invalid"), z.regex(/^[\w.-]*$/, "invalid"));

export const destination = z.object({
  code: z.string(),
  kind: z.enum(["country", "region"]),
  names,
  /** Lower-case alpha-2 of the flag file; null where no flag fits (regions). */
  flag: z.nullable(z.string()),
  popular: z.boolean(),
  planCount: z.int(),
  lowestPrice: money,
});
export type Destination = z.infer<typeof destination>;

/** A destination found for what somebody typed, and the place that the text was taken for. */
export const foundDestination = z.extend(destination, {
  matched: z.object({
    /** In the reader's language: "Istanbul", "Paris (CDG)". */
    text: z.string(),
    kind: z.enum(["country", "region", "city", "airport", "alias"]),
  }),
});
export type FoundDestination = z.infer<typeof foundDestination>;

/** An operator the eSIM connects to and the fastest generation there: 3G, 4G, 5G. */
export const network = z.object({ name: z.string(), generation: z.string() });
export type Network = z.infer<typeof network>;
/** A destination on its own page: a country also names its networks. */
export const destinationDetail = z.extend(destination, { networks: z.array(network) });
export type DestinationDetail = z.infer<typeof destinationDetail>;

/** Daily tiers of unlimited plans, by the full-speed data of each 24 hours. `standard` is the 1 GB plan. */
export const tiers = ["lite", "boost", "turbo", "max", "standard"] as const;
export const planDays = z
  .int("days_out_of_range")
  .check(z.gte(minDays, "days_out_of_range"), z.lte(maxDays, "days_out_of_range"));
export const daysInQuery = numberInQuery(/^[1-9]\d?$/, planDays, "days_out_of_range");

export const plan = z.object({
  code: z.string(),
  destination: z.string(),
  /** fixed: `dataBytes` for `days` days · unlimited: `dataBytes` each 24 h at full speed, for as many days as bought */
  kind: z.enum(["fixed", "unlimited"]),
  tier: z.nullable(z.enum(tiers)),
  dataBytes: z.int(),
  /** null: the buyer chooses, 1 to 90. */
  days: z.nullable(z.int()),
  /** fixed: the price of the plan · unlimited: the price of one day. */
  price: money,
  /** Kilobits a second after the daily data; null when it doesn't apply or the provider doesn't say. */
  reducedSpeedKbps: z.nullable(z.int()),
  /** Fastest generation: 3G, 4G, 5G. */
  speed: z.string(),
  topUp: z.enum(["none", "data-and-days", "days"]),
  starts: z.enum(planStarts),
  /** Where it is for, what is not installed before leaving can't be fetched. */
  installBeforeLeaving: z.boolean(),
  /** How an eSIM of it that nobody has installed is given back; frozen with an order. */
  givingBack: z.enum(givingBackWays),
  /** How long the eSIM may wait before it starts, in days. */
  unusedValidDays: z.int(),
  countryCount: z.int(),
});
export type Plan = z.infer<typeof plan>;

/** A plan among those of its destination, with what else one of two may be better by. */
export const listedPlan = z.extend(plan, {
  /** Where the traffic reaches the internet (alpha-2); empty when the provider doesn't say. */
  egressCountries: z.array(z.string()),
});
export type ListedPlan = z.infer<typeof listedPlan>;

export const planDetail = z.extend(listedPlan, {
  destinationNames: names,
  countries: z.array(z.object({ code: z.string(), names, networks: z.array(network) })),
});
export type PlanDetail = z.infer<typeof planDetail>;

/** A regional plan with at least the data and days of the country's own plan `insteadOf`, for no more money. */
export const planAlternative = z.object({ plan, destinationNames: names, insteadOf: z.string() });
export type PlanAlternative = z.infer<typeof planAlternative>;

/** Ways to pay. Which are offered, in which currency and by whom, the catalogue tells. */
export const paymentMethods = ["cib", "edahabia", "card", "wallet", "paypal"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Signs of card networks and of what pays in their place, to be drawn beside a method. */
export const cardMarks = [
  "cib",
  "edahabia",
  "visa",
  "mastercard",
  "applepay",
  "googlepay",
  "paypal",
] as const;
export type CardMark = (typeof cardMarks)[number];

/** Whose page the person pays on. */
export const paymentOperator = z.object({
  /** As it stands in a sentence: "la Poste". */
  name: names,
  /** With what a legal notification says of it: its name in full. */
  fullName: names,
  /** Where it helps people with a payment, and the mark that it asks to be shown with that. */
  helpLine: z.nullable(z.object({ phone: z.string(), mark: z.string() })),
  /** Its scheme wants the amounts of a receipt with centimes, also when there are none. */
  writesCentimes: z.boolean(),
});
export type PaymentOperator = z.infer<typeof paymentOperator>;

/** A way to pay. The same method may come again with other currencies, through another operator. */
export const offeredMethod = z.object({
  method: z.enum(paymentMethods),
  /** What it takes: at least `minimum`, in multiples of `step`, both in minor units. */
  amounts: z.array(z.object({ currency: currencyCode, minimum: z.int(), step: z.int() })),
  marks: z.array(z.enum(cardMarks)),
  /** What it can really be paid with: more than its marks where the operator's page takes any of its cards. */
  cards: z.array(z.enum(cardMarks)),
  operator: paymentOperator,
  /** Whether a question has to be answered before its page opens. */
  asksCaptcha: z.boolean(),
});
export type OfferedMethod = z.infer<typeof offeredMethod>;

/** What outside companies do for the shop: each a folder of the api's adapters, and something that the privacy policy says. */
export const dataRecipientRoles = ["esim", "location", "mail", "payments", "push", "support"] as const;
/** Whoever receives something of a customer's; no name where it is whoever the shop's operator has hired. */
export const dataRecipient = z.object({ role: z.enum(dataRecipientRoles), name: z.nullable(names) });
export type DataRecipient = z.infer<typeof dataRecipient>;

/** What help and legal texts are made from, beside the catalogue: how the shop is set up. */
export const shopFacts = z.object({
  /** How long an order waits for somebody else to pay it by a link, hours. */
  paymentLinkHours: z.int(),
  dataRecipients: z.array(dataRecipient),
});
export type ShopFacts = z.infer<typeof shopFacts>;

export const currency = z.object({ code: currencyCode, exponent: z.int(), symbol: names, names });
export type Currency = z.infer<typeof currency>;
export const catalogue = z.object({
  countryCount: z.int(),
  regionCount: z.int(),
  planCount: z.int(),
  lowestPrice: money,
  /** Whether nothing here is real: the companies are played, and examples may stand where facts would. */
  sandbox: z.boolean(),
  /** What an order costs beside its plans; an amount of 0 where it costs nothing. */
  serviceFee: money,
  currencies: z.array(currency),
  /** In the order to be shown. */
  paymentMethods: z.array(offeredMethod),
});
export type Catalogue = z.infer<typeof catalogue>;

const inCurrency = { currency: z._default(currencyCode, defaultCurrency) };

export const catalogueEndpoints = {
  "GET /catalogue": {
    summary: "What the shop has: counts, lowest price, currencies, ways to pay",
    who: "anyone",
    cached: true,
    query: z.object(inCurrency),
    output: catalogue,
    status: 200,
    errors: ["not_found"],
  },
  "GET /catalogue/facts": {
    summary: "What the shop's help and legal texts are made from: who receives data, how long orders wait",
    who: "anyone",
    cached: true,
    output: shopFacts,
    status: 200,
    errors: ["not_found"],
  },
  "GET /destinations": {
    summary: "Countries and regions with at least one plan on sale",
    who: "anyone",
    cached: true,
    query: z.object({
      ...inCurrency,
      kind: z.optional(z.enum(["country", "region"])),
      popular: z.optional(z.stringbool()),
    }),
    output: z.array(destination),
    status: 200,
    list: true,
  },
  "GET /destinations/{code}": {
    summary: "One country or region",
    who: "anyone",
    cached: true,
    path: z.object({ code: destinationCode }),
    query: z.object(inCurrency),
    output: destinationDetail,
    status: 200,
  },
  "GET /destinations/{code}/plans": {
    summary: "Plans of a destination, cheapest first",
    who: "anyone",
    cached: true,
    path: z.object({ code: destinationCode }),
    query: z.object({
      ...inCurrency,
      kind: z.optional(z.enum(["fixed", "unlimited"])),
      days: z.optional(daysInQuery),
    }),
    output: z.array(listedPlan),
    status: 200,
    list: true,
  },
  "GET /destinations/{code}/alternatives": {
    summary: "Regional plans that are the better buy for a country",
    who: "anyone",
    cached: true,
    path: z.object({ code: destinationCode }),
    query: z.object(inCurrency),
    output: z.array(planAlternative),
    status: 200,
    list: true,
  },
  "GET /search": {
    summary: "Destinations for a country, region, city or airport code as people type it, best first",
    who: "anyone",
    cached: true,
    query: z.object({
      ...inCurrency,
      q: z.string("required").check(z.trim(), z.minLength(1, "required"), z.maxLength(60, "invalid")),
      language: z._default(language, defaultLanguage),
    }),
    output: z.array(foundDestination),
    status: 200,
    list: true,
  },
  "GET /plans/{code}": {
    summary: "One plan with its countries and networks",
    who: "anyone",
    cached: true,
    path: z.object({ code: planCode }),
    query: z.object(inCurrency),
    output: planDetail,
    status: 200,
  },
} as const satisfies Record<EndpointKey, Endpoint>;
