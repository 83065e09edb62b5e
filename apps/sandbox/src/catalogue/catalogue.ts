import { COUNTRIES } from "./countries.ts";
import {
  type Destination,
  dailyPackage,
  fixedPackage,
  network,
  type Package,
  topUpTwin,
  unlimitedPackage,
} from "./package.ts";
import { dailyPlans, fixedPlans, hasUnlimited } from "./plans.ts";
import { REGIONS } from "./regions.ts";

const NETWORKS = new Map(COUNTRIES.map((one) => [one.code, network(one.code, one.name, one.operators)]));

/** Every country's packages, then every region's: the same list at every start, on every machine. */
export const BASE_PACKAGES: readonly Package[] = [
  ...COUNTRIES.flatMap((one) =>
    packagesOf({ ...one, members: [one.code], networks: networksOf([one.code]) }, one.range),
  ),
  ...REGIONS.flatMap((one) => packagesOf({ ...one, networks: networksOf(one.members) }, "region")),
];

export const TOP_UP_PACKAGES: readonly Package[] = BASE_PACKAGES.filter(
  (one) => one.supportTopUpType !== 1,
).map(topUpTwin);

function packagesOf(place: Destination, range: Parameters<typeof fixedPlans>[0]): Package[] {
  return [
    ...fixedPlans(range).map((plan) => fixedPackage(place, plan)),
    ...dailyPlans(range).map((plan) => dailyPackage(place, plan)),
    ...(hasUnlimited(range) ? [unlimitedPackage(place)] : []),
  ];
}

/** Of these countries, in their order. */
export function networksOf(codes: readonly string[]) {
  return codes.flatMap((code) => NETWORKS.get(code) ?? []);
}
