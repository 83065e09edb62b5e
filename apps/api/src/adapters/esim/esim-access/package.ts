import * as z from "zod";
import type { PackageListing, ProviderPackage } from "../../../modules/catalogue/package-source.ts";
import { contentOf, type Envelope } from "./client.ts";
import { destinationOf } from "./destinations.ts";

const network = z.object({
  locationCode: z.string(),
  operatorList: z.array(z.object({ operatorName: z.string(), networkType: z.string().nullish() })).nullish(),
});

/** A package as the supplier lists it. Prices are 1/10000 USD, volumes bytes; daily ones are per day. */
const packageShape = z.object({
  packageCode: z.string().min(1),
  price: z.int().positive(),
  currencyCode: z.literal("USD"),
  volume: z.int().positive(),
  dataType: z.coerce.number().int(),
  unusedValidTime: z.int().positive(),
  duration: z.int().positive(),
  durationUnit: z.literal("DAY"),
  location: z.string().min(2),
  locationCode: z.string().min(2),
  activeType: z.coerce.number().int(),
  speed: z.string().nullish(),
  ipExport: z.string().nullish(),
  supportTopUpType: z.coerce.number().int().nullish(),
  fupPolicy: z.string().nullish(),
  locationNetworkList: z.array(network).nullish(),
});
type Package = z.output<typeof packageShape>;

const dataTypes: Readonly<Record<number, ProviderPackage["dataType"]>> = {
  1: "total",
  2: "daily-slowed",
  3: "daily-cut",
  4: "daily-unlimited",
};
const starts: Readonly<Record<number, ProviderPackage["starts"]>> = {
  1: "installation",
  2: "first-connection",
  3: "purchase",
};
const topUps: Readonly<Record<number, ProviderPackage["topUp"]>> = { 2: "data-and-days", 3: "days" };

/** The array itself, not a copy: `readPackages` empties it while reading, to save memory. */
const packageList = z.object({ packageList: z.custom<unknown[]>(Array.isArray) });

export const packagesIn = (answer: Envelope): PackageListing =>
  readPackages(contentOf(answer, packageList).packageList);

/** Reads the list package by package: a broken one is named and left out, it never spoils the others. */
function readPackages(list: unknown[]): PackageListing {
  const packages: ProviderPackage[] = [];
  const skipped: PackageListing["skipped"] = [];
  for (const [position, raw] of list.entries()) {
    // Let go of as it is read: the whole list twice would not fit where 300,000 packages once do.
    list[position] = undefined;
    const parsed = packageShape.safeParse(raw);
    const read = parsed.success ? toPackage(parsed.data) : { reason: reasonOf(parsed.error) };
    if ("reason" in read) skipped.push({ package: nameOf(raw), reason: read.reason });
    else packages.push(read);
  }
  return { packages, skipped, received: list.length };
}

function toPackage(source: Package): ProviderPackage | { reason: string } {
  const dataType = dataTypes[source.dataType];
  const start = starts[source.activeType];
  if (!dataType) return { reason: `dataType ${source.dataType} is not known` };
  if (!start) return { reason: `activeType ${source.activeType} is not known` };
  const destination = destinationOf(source.locationCode);
  if (!destination) return { reason: `location ${source.locationCode} is not known` };
  return {
    code: source.packageCode,
    destination,
    countries: source.location.split(",").map((code) => code.trim()),
    networks: (source.locationNetworkList ?? []).map(({ locationCode, operatorList }) => ({
      country: locationCode,
      operators: (operatorList ?? []).map((operator) => ({
        name: operator.operatorName,
        generation: fastestOf(operator.networkType ?? ""),
      })),
    })),
    priceUsdE4: source.price,
    dataBytes: source.volume,
    days: source.duration,
    dataType,
    reducedSpeedKbps: kilobitsOf(source.fupPolicy ?? ""),
    speed: fastestOf(source.speed ?? ""),
    starts: start,
    topUp: topUps[source.supportTopUpType ?? 1] ?? "none",
    unusedValidDays: source.unusedValidTime,
    egressCountries: (source.ipExport ?? "").split("/").filter((code) => /^[A-Z]{2}$/.test(code)),
  };
}

/** The list names every generation: "3G/4G/5G". */
function fastestOf(speeds: string): string {
  return ["5G", "4G", "3G"].find((generation) => speeds.includes(generation)) ?? "4G";
}

/** Free text such as "1 Mbps" or "512 Kbps"; null when it says no speed. */
function kilobitsOf(policy: string): number | null {
  const found = /([\d.]+)\s*([kM])bps/i.exec(policy);
  if (!found) return null;
  return Math.round(Number(found[1]) * (found[2]?.toLowerCase() === "m" ? 1000 : 1));
}

const reasonOf = (error: z.ZodError) =>
  error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
const nameOf = (raw: unknown) => String((raw as { packageCode?: unknown } | null)?.packageCode ?? "?");
