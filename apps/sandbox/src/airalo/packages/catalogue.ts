import { createHash } from "node:crypto";
import { BASE_PACKAGES } from "../../catalogue/catalogue.ts";
import { COUNTRIES } from "../../catalogue/countries.ts";
import type { Package } from "../../catalogue/package.ts";
import { dailyPrice, fixedPrice } from "../../catalogue/prices.ts";
import { REGIONS } from "../../catalogue/regions.ts";
import { image, operator, slugOf, type Where } from "./operator.ts";
import { type AiraloPackage, dataPackage, type Operator, type Place, unlimitedPackage } from "./package.ts";

const MIB = 1024 ** 2;
/** Sold here and by nobody else: gigabytes, days. */
const OWN_PLANS = [
  [2, 30],
  [15, 30],
] as const;
const UNLIMITED_DAYS = [3, 7, 15, 30];
const UNLIMITED_USE = "Up to 3 GB a day at full speed, then 1 Mbps until the next day.";
/** Where an identity check is asked for, on one operator. */
const WITH_KYC = ["DE", "TW"];

/** The same list at every start, on every machine: many of the other supplier's plans at other prices, and some of its own. */
export const LOCAL: readonly Place[] = COUNTRIES.map((one) =>
  place({ ...one, members: [one.code], type: "local" }, one.range !== "-"),
);
export const GLOBAL: readonly Place[] = REGIONS.map((one) => place({ ...one, type: "global" }, true));

function place(where: Where, wide: boolean): Place {
  const slug = slugOf(where.name);
  return {
    slug,
    country_code: where.type === "local" ? where.code : "",
    title: where.name,
    image: image(slug),
    operators: [
      ...sharedOperators(where, wide),
      ...(wide ? [unlimitedOperator(where)] : []),
      ...(WITH_KYC.includes(where.code) ? [kycOperator(where)] : []),
    ],
  };
}

/** Which plans start when is the operator's here, so there is one operator for each rule. */
function sharedOperators(where: Where, wide: boolean): Operator[] {
  const alike = BASE_PACKAGES.filter((one) => one.locationCode === where.code && isSold(one));
  const own = wide ? ownPlans(where) : [];
  return [
    operator(where, "Go", { packages: [...packagesOf(where, "Go", alike, 2), ...own] }),
    operator(where, "Start", {
      packages: packagesOf(where, "Start", alike, 1),
      activation_policy: "installation",
    }),
  ].filter(({ packages }) => packages.length > 0);
}

/** Two in three of the fixed plans that can be topped up. */
function isSold(one: Package): boolean {
  return one.dataType === 1 && one.supportTopUpType === 2 && byte(one.slug, 0) % 3 > 0;
}

function packagesOf(where: Where, line: string, alike: Package[], activeType: number): AiraloPackage[] {
  return alike
    .filter((one) => one.activeType === activeType)
    .map((one) =>
      dataPackage(operatorSlug(where, line), {
        megabytes: one.volume / MIB,
        days: one.duration,
        cents: otherPrice(one),
      }),
    );
}

/** Cents: between 15 percent less and 22 percent more than the other supplier asks. */
function otherPrice({ price, slug }: Package): number {
  const factor = 0.85 + (byte(slug, 1) % 38) / 100;
  return Math.round((price * factor) / 100);
}

function ownPlans(where: Where): AiraloPackage[] {
  return OWN_PLANS.map(([gigabytes, days]) =>
    dataPackage(operatorSlug(where, "Go"), {
      megabytes: gigabytes * 1024,
      days,
      cents: fixedPrice(where.zone, gigabytes, days, 1) / 100,
    }),
  );
}

function unlimitedOperator(where: Where): Operator {
  const daily = dailyPrice(where.zone, 3, 1) / 100;
  const slug = operatorSlug(where, "Max");
  return operator(where, "Max", {
    rechargeability: false,
    is_fair_usage_policy: true,
    fair_usage_policy: UNLIMITED_USE,
    packages: UNLIMITED_DAYS.map((days) => unlimitedPackage(slug, days, Math.round(daily * days * 0.8))),
  });
}

function kycOperator(where: Where): Operator {
  const cents = fixedPrice(where.zone, 10, 30, 0.8) / 100;
  return operator(where, "Verified", {
    is_kyc_verify: true,
    packages: [dataPackage(operatorSlug(where, "Verified"), { megabytes: 10 * 1024, days: 30, cents })],
  });
}

function operatorSlug(where: Where, line: string): string {
  return slugOf(`${where.name} ${line}`);
}

function byte(text: string, index: number): number {
  return createHash("sha256").update(`airalo ${text}`).digest()[index] ?? 0;
}
