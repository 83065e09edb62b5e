import * as z from "zod";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { withoutLimit } from "../../../infra/outbound/rate-limiter.ts";
import type { PackageListing, ProviderPackage } from "../../../modules/catalogue/package-source.ts";
import { type AiraloClient, dataOf, number } from "./client.ts";
import { destinationOf } from "./destinations.ts";
import { usdE4Of } from "./money.ts";

const pageTimeoutMs = 60_000;
/** Places on a page; each has all its operators and packages. */
const pageSize = 100;

/** Whatever is in one operator's packages is read apart: a broken one never spoils the others. */
const place = z.object({
  slug: z.string(),
  country_code: z.string().nullish(),
  operators: z.array(z.looseObject({ packages: z.array(z.unknown()) })),
});
type Place = z.output<typeof place>;

const operatorShape = z.object({
  activation_policy: z.string(),
  is_kyc_verify: z.boolean().nullish(),
  rechargeability: z.boolean().nullish(),
  install_window_days: number.pipe(z.int().positive()),
  coverages: z.array(
    z.object({
      code: z.string(),
      networks: z.array(z.object({ name: z.string(), types: z.array(z.string()).nullish() })).nullish(),
    }),
  ),
  countries: z.array(z.object({ country_code: z.string() })).min(1),
});
type Operator = z.output<typeof operatorShape>;

/** `price` is what it is sold for at least; what we pay is `net_price`, always in dollars. */
const packageShape = z.object({
  id: z.string().min(1),
  type: z.literal("sim"),
  net_price: number.pipe(z.number().positive()),
  amount: number,
  day: number.pipe(z.int().positive()),
  is_unlimited: z.boolean(),
});

const starts: Readonly<Record<string, ProviderPackage["starts"]>> = {
  installation: "installation",
  "first-usage": "first-connection",
};

const meta = z.object({ meta: z.object({ last_page: number }) });

/** All pages, or it throws: a list with a page missing would take plans off sale. */
export async function listPackages(client: AiraloClient): Promise<PackageListing> {
  const listing: PackageListing = { packages: [], received: 0, skipped: [] };
  for (let page = 1, last = 1; page <= last; page++) {
    // They have a limit of their own, which one page after the other does not reach.
    const how = { timeoutMs: pageTimeoutMs, turns: withoutLimit };
    const reply = await client.ask("GET", `packages?limit=${pageSize}&page=${page}`, how);
    for (const one of dataOf(reply, z.array(place))) readPlace(one, listing);
    const parsed = meta.safeParse(reply.body);
    if (!parsed.success) throw new UnknownOutcome("packages: how many pages there are is not told");
    last = parsed.data.meta.last_page;
  }
  return listing;
}

function readPlace(one: Place, listing: PackageListing): void {
  const destination = destinationOf(one);
  for (const operator of one.operators) {
    const parsed = operatorShape.safeParse(operator);
    for (const raw of operator.packages.filter(isForNewEsim)) {
      listing.received += 1;
      const read =
        destination === null
          ? { reason: `place ${one.slug} is not known` }
          : parsed.success
            ? toPackage(destination, parsed.data, raw)
            : { reason: reasonOf(parsed.error) };
      if ("reason" in read) listing.skipped.push({ package: nameOf(raw), reason: read.reason });
      else listing.packages.push(read);
    }
  }
}

/** Top-ups are listed beside them when asked for. */
const isForNewEsim = (raw: unknown) => (raw as { type?: unknown } | null)?.type !== "topup";

function toPackage(
  destination: string,
  operator: Operator,
  raw: unknown,
): ProviderPackage | { reason: string } {
  const parsed = packageShape.safeParse(raw);
  if (!parsed.success) return { reason: reasonOf(parsed.error) };
  const start = starts[operator.activation_policy];
  if (!start) return { reason: `activation policy ${operator.activation_policy} is not known` };
  if (operator.is_kyc_verify) return { reason: "asks the traveller for an identity check" };
  const { id, net_price, amount, day, is_unlimited } = parsed.data;
  if (is_unlimited) return { reason: "unlimited: how much of it is at full speed is not told" };
  const dataBytes = Math.round(amount * 1024 * 1024);
  if (dataBytes <= 0) return { reason: "no amount of data" };
  const networks = operator.coverages.map(({ code, networks: found }) => ({
    country: code,
    operators: (found ?? []).map(({ name, types }) => ({ name, generation: fastestOf(types ?? []) })),
  }));
  return {
    code: id,
    destination,
    countries: operator.countries.map(({ country_code }) => country_code),
    networks,
    priceUsdE4: usdE4Of(net_price),
    dataBytes,
    days: day,
    dataType: "total",
    reducedSpeedKbps: null,
    speed: fastestOf(networks.flatMap(({ operators }) => operators.map(({ generation }) => generation))),
    starts: start,
    topUp: operator.rechargeability ? "data-and-days" : "none",
    unusedValidDays: operator.install_window_days,
    egressCountries: [],
  };
}

function fastestOf(types: readonly string[]): string {
  if (types.includes("5G")) return "5G";
  return types.length > 0 && types.every((type) => type === "3G") ? "3G" : "4G";
}

const reasonOf = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
const nameOf = (raw: unknown) => String((raw as { id?: unknown } | null)?.id ?? "?");
