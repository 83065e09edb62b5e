type Country = { name: string; region: string; iso: string };

/** One bundle as eSIM Go lists it: `dataAmount` in MB and -1 when unlimited, `price` in the organisation's currency. */
export type Bundle = {
  name: string;
  description: string;
  groups: string[];
  countries: Country[];
  dataAmount: number;
  duration: number;
  durationUnit: "day";
  speed: string[];
  autostart: boolean;
  unlimited: boolean;
  /** Of a region's bundle: where it works. */
  roamingEnabled: Country[];
  price: number;
  billingType: "FixedCost";
  allowances: { type: "DATA"; service: "STANDARD"; amount: number; unit: "MB"; unlimited: boolean }[];
};

/** A thousand MB are a gigabyte here. */
const MEGABYTE = 1_000_000;
/** What an unlimited bundle has at full speed in 24 hours. */
const UNLIMITED_DAY = 1_000 * MEGABYTE;

export const bytesOf = ({ dataAmount, unlimited }: Bundle): number =>
  unlimited ? UNLIMITED_DAY : dataAmount * MEGABYTE;

export type Place = {
  /** As it stands in bundles' names: `FR`, `REU`. */
  code: string;
  name: string;
  speed: string[];
  countries: Country[];
  roamingEnabled: Country[];
};

type Plan = { size: string; megabytes: number; days: number; cents: number };

export function bundle(place: Place, plan: Plan, more: Partial<Bundle> = {}): Bundle {
  const unlimited = plan.megabytes < 0;
  return {
    name: `esim_${plan.size}_${plan.days}D_${place.code}_V2`,
    description: `eSIM, ${plan.size}, ${plan.days} Days, ${place.name}, V2`,
    groups: [unlimited ? "Standard Unlimited Lite" : "Standard Fixed"],
    countries: place.countries,
    dataAmount: plan.megabytes,
    duration: plan.days,
    durationUnit: "day",
    speed: place.speed,
    autostart: true,
    unlimited,
    roamingEnabled: place.roamingEnabled,
    price: plan.cents / 100,
    billingType: "FixedCost",
    allowances: [{ type: "DATA", service: "STANDARD", amount: plan.megabytes, unit: "MB", unlimited }],
    ...more,
  };
}
