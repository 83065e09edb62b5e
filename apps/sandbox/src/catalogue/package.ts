import { createHash } from "node:crypto";
import type { Operator, Zone } from "./countries.ts";
import type { DailyPlan, FixedPlan } from "./plans.ts";
import { dailyPrice, fixedPrice } from "./prices.ts";

export type LocationNetwork = {
  locationName: string;
  locationLogo: string;
  locationCode: string;
  operatorList: { operatorName: string; networkType: string }[];
};

/** One package as eSIM Access lists it. Money in 1/10000 USD, `volume` in bytes (per day for day plans), `duration` in days. */
export type Package = {
  packageCode: string;
  slug: string;
  name: string;
  price: number;
  currencyCode: string;
  volume: number;
  smsStatus: number;
  dataType: 1 | 2 | 3 | 4;
  unusedValidTime: number;
  duration: number;
  durationUnit: "DAY";
  location: string;
  locationCode: string;
  description: string;
  /** The days begin: 1 when it is installed, 2 when it connects, 3 when it is bought, and then it is never taken back. */
  activeType: 1 | 2 | 3;
  favorite: boolean;
  retailPrice: number;
  speed: string;
  ipExport: string;
  supportTopUpType: 1 | 2 | 3;
  fupPolicy: string;
  locationNetworkList: LocationNetwork[];
};

/** A country or a region, with what all its packages share. */
export type Destination = {
  code: string;
  name: string;
  zone: Zone;
  members: string[];
  networks: LocationNetwork[];
};

const MIB = 1024 ** 2;
const GIB = 1024 * MIB;
/** Half a gigabyte is sold as 500 MB, not 512. */
const bytesOf = (gigabytes: number) => (gigabytes < 1 ? gigabytes * 1000 * MIB : gigabytes * GIB);
/** Their days count from the purchase: few packages do that, of local operators. */
const FROM_PURCHASE = ["KR_3_7", "KR_10_30"];
const EGRESS = ["NL/FR", "HK", "SG", "GB/NO", "FR", "PL", "US", "NL"];

export function fixedPackage(place: Destination, plan: FixedPlan): Package {
  const { gigabytes, days } = plan;
  return complete(place, {
    slug: `${place.code}_${gigabytes}_${days}`,
    name: `${place.name} ${sizeName(gigabytes)} ${days}Days`,
    price: fixedPrice(place.zone, gigabytes, days, markup(place.code)),
    volume: bytesOf(gigabytes),
    duration: days,
    dataType: 1,
    supportTopUpType: gigabytes < 1 ? 1 : 2,
    fupPolicy: "",
  });
}

export function dailyPackage(place: Destination, plan: DailyPlan): Package {
  const { gigabytesPerDay, speedAfter } = plan;
  return complete(place, {
    slug: `${place.code}_${gigabytesPerDay}_Daily`,
    name: `${place.name} ${sizeName(gigabytesPerDay)}/Day FUP${speedAfter.replace(" ", "")}`,
    price: dailyPrice(place.zone, gigabytesPerDay, markup(place.code)),
    volume: bytesOf(gigabytesPerDay),
    duration: 1,
    dataType: 2,
    supportTopUpType: 3,
    fupPolicy: speedAfter,
  });
}

/** The supplier does not say what `volume` means for dataType 4; here it is the part of each day at full speed. */
export function unlimitedPackage(place: Destination): Package {
  return complete(place, {
    slug: `${place.code}_Unlimited_Daily`,
    name: `${place.name} Unlimited/Day`,
    price: dailyPrice(place.zone, 5, markup(place.code)),
    volume: GIB,
    duration: 1,
    dataType: 4,
    supportTopUpType: 3,
    fupPolicy: "1 Mbps",
  });
}

export function topUpTwin(base: Package): Package {
  return { ...base, packageCode: `TOPUP_${base.packageCode}` };
}

export function network(code: string, name: string, operators: readonly Operator[]): LocationNetwork {
  return {
    locationName: name,
    locationLogo: `/img/flags/${code.toLowerCase()}.png`,
    locationCode: code,
    operatorList: operators.map((one) => ({ operatorName: one.name, networkType: one.networkType })),
  };
}

type Distinct =
  | "slug"
  | "name"
  | "price"
  | "volume"
  | "duration"
  | "dataType"
  | "supportTopUpType"
  | "fupPolicy";

function complete(place: Destination, plan: Pick<Package, Distinct>): Package {
  const mix = digest(plan.slug);
  return {
    packageCode: packageCode(mix),
    ...plan,
    currencyCode: "USD",
    smsStatus: byte(mix, 0) % 4 === 0 ? 1 : 0,
    unusedValidTime: [180, 180, 180, 180, 90, 365][byte(mix, 1) % 6] ?? 180,
    durationUnit: "DAY",
    location: place.members.join(","),
    locationCode: place.code,
    description: plan.name,
    activeType: FROM_PURCHASE.includes(plan.slug) ? 3 : byte(mix, 2) % 9 === 0 ? 1 : 2,
    favorite: byte(mix, 3) % 10 === 0,
    retailPrice: plan.price * 2,
    speed: fastest(place.networks),
    ipExport: EGRESS[byte(digest(place.code), 0) % EGRESS.length] ?? "NL",
    locationNetworkList: place.networks,
  };
}

function sizeName(gigabytes: number): string {
  return gigabytes < 1 ? `${gigabytes * 1000}MB` : `${gigabytes}GB`;
}

function fastest(networks: LocationNetwork[]): string {
  const types = new Set(networks.flatMap((one) => one.operatorList.map((operator) => operator.networkType)));
  return types.has("5G") ? "3G/4G/5G" : types.has("4G") ? "3G/4G" : "3G";
}

/** Prices differ a little from country to country within a zone; Turkey happens to have the lowest. */
function markup(code: string): number {
  return 1 + ((code.charCodeAt(0) * 7 + code.charCodeAt(1)) % 10) / 100;
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function byte(mix: Buffer, index: number): number {
  return mix[index] ?? 0;
}

function packageCode(mix: Buffer): string {
  const letters = [...mix.subarray(8, 16)].map((value) => String.fromCharCode(65 + (value % 26)));
  return `P${letters.join("")}`;
}
