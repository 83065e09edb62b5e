import type { Range } from "./countries.ts";

export type FixedPlan = { gigabytes: number; days: number };
export type DailyPlan = { gigabytesPerDay: number; speedAfter: string };

const SHORT = "1/7 3/15 3/30 5/30 10/30";
const USUAL = "1/7 3/15 3/30 5/30 10/30 20/30";
const LONG =
  "0.5/1 0.5/3 1/1 1/3 1/7 2/15 3/7 3/15 3/30 5/15 5/30 10/15 10/30 20/30 20/60 50/30 50/90 100/90 100/180";
const REGIONAL = "0.5/3 1/7 3/15 3/30 5/30 10/30 10/60 20/30 20/60 20/90 50/90 50/180 100/180";

const FIXED: Record<Range | "region", readonly FixedPlan[]> = {
  "-": readPlans(SHORT),
  "=": readPlans(USUAL),
  "+": readPlans(LONG),
  region: readPlans(REGIONAL),
};

const TIERS: readonly DailyPlan[] = [
  { gigabytesPerDay: 0.5, speedAfter: "384 Kbps" },
  { gigabytesPerDay: 1, speedAfter: "512 Kbps" },
  { gigabytesPerDay: 2, speedAfter: "1 Mbps" },
  { gigabytesPerDay: 3, speedAfter: "1 Mbps" },
];

export function fixedPlans(range: Range | "region"): readonly FixedPlan[] {
  return FIXED[range];
}

/** Small destinations have one of the four daily tiers, as thin supply has. */
export function dailyPlans(range: Range | "region"): readonly DailyPlan[] {
  return range === "-" ? TIERS.slice(1, 2) : TIERS;
}

export function hasUnlimited(range: Range | "region"): boolean {
  return range !== "-";
}

function readPlans(text: string): FixedPlan[] {
  return text.split(" ").map((plan) => {
    const [gigabytes, days] = plan.split("/");
    return { gigabytes: Number(gigabytes), days: Number(days) };
  });
}
