import * as z from "zod";
import type { PackageListing, ProviderPackage } from "../../../modules/catalogue/package-source.ts";
import { contentOf, type EsimGoClient } from "./client.ts";
import { destinationOf, isCountry } from "./destinations.ts";
import { readOrganisation, usdE4Of } from "./organisation.ts";
import { bytesOfMegabytes } from "./sizes.ts";

const pageTimeoutMs = 60_000;
const pageSize = 200;
/** How long a bundle may wait for its first connection is not told; less than any supplier gives. */
const unusedValidDays = 90;

const entry = z.object({ name: z.string(), iso: z.string() });
export const bundleShape = z.object({
  name: z.string().min(1),
  countries: z.array(entry).min(1),
  roamingEnabled: z.array(entry).nullish(),
  /** MB, a thousand to its gigabyte; -1 when unlimited. */
  dataAmount: z.number(),
  duration: z.int().positive(),
  speed: z.array(z.string()).nullish(),
  autostart: z.boolean(),
  unlimited: z.boolean(),
  price: z.number().positive(),
});
export type Bundle = z.output<typeof bundleShape>;

/** Whatever is in one bundle is read apart: a broken one never spoils the others. */
const page = z.object({ bundles: z.array(z.unknown()), pageCount: z.int() });

/** All pages, or it throws: a list with a page missing would take plans off sale. Prices are in the account's currency. */
export async function listPackages(client: EsimGoClient): Promise<PackageListing> {
  const { currency } = await readOrganisation(client);
  if (currency !== "USD") throw new Error(`The account is kept in ${currency}: its prices can't be compared`);
  const listing: PackageListing = { packages: [], received: 0, skipped: [] };
  for (const raw of await bundlesOf(client, "")) {
    listing.received += 1;
    const parsed = bundleShape.safeParse(raw);
    const read = parsed.success ? toPackage(parsed.data) : { reason: reasonOf(parsed.error) };
    if ("reason" in read) listing.skipped.push({ package: nameOf(raw), reason: read.reason });
    else listing.packages.push(read);
  }
  return listing;
}

/** `filter`: more of the query, as `&countries=FR`. */
export async function bundlesOf(client: EsimGoClient, filter: string): Promise<unknown[]> {
  const bundles: unknown[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const path = `catalogue?perPage=${pageSize}&page=${number}${filter}`;
    const read = contentOf(await client.ask("GET", path, undefined, { timeoutMs: pageTimeoutMs }), page);
    for (const one of read.bundles) bundles.push(one);
    last = read.pageCount;
  }
  return bundles;
}

function toPackage(source: Bundle): ProviderPackage | { reason: string } {
  const destination = destinationOf(source.countries);
  if (!destination)
    return { reason: `place ${source.countries.map(({ iso }) => iso).join(" ")} is not known` };
  if (source.unlimited || source.dataAmount < 0)
    return { reason: "unlimited for a fixed number of days: ours are sold by the day" };
  if (!source.autostart) return { reason: "does not start by itself" };
  const dataBytes = bytesOfMegabytes(source.dataAmount);
  if (dataBytes <= 0) return { reason: "no amount of data" };
  const everywhere = [...source.countries, ...(source.roamingEnabled ?? [])].filter(isCountry);
  if (everywhere.length === 0) return { reason: "names no country" };
  return {
    code: source.name,
    destination,
    countries: [...new Set(everywhere.map(({ iso }) => iso))],
    networks: [],
    priceUsdE4: usdE4Of(source.price),
    dataBytes,
    days: source.duration,
    dataType: "total",
    reducedSpeedKbps: null,
    speed: fastestOf(source.speed ?? []),
    starts: "first-connection",
    topUp: "data-and-days",
    unusedValidDays,
    egressCountries: [],
  };
}

const fastestOf = (speeds: readonly string[]): string =>
  ["5G", "4G", "3G"].find((generation) => speeds.includes(generation)) ?? "4G";

const reasonOf = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
const nameOf = (raw: unknown) => String((raw as { name?: unknown } | null)?.name ?? "?");
