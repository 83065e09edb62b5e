import type { Zone } from "./countries.ts";

/** Wholesale price of one gigabyte for a week, in 1/10000 USD. */
const PER_GIGABYTE: Record<Zone, number> = { A: 6000, B: 8800, C: 13000, D: 20000, E: 34000, F: 60000 };

/** Added to every package, so that the cheapest one of the catalogue (0.5 GB, one day, zone A) costs exactly $0.33. */
const PER_PACKAGE = 534;

/** 1/10000 USD. Grows with data and with days; a gigabyte gets cheaper in bulk. */
export function fixedPrice(zone: Zone, gigabytes: number, days: number, markup: number): number {
  const bulk = gigabytes ** 0.9;
  const wait = 0.86 + 0.072 * Math.log(days);
  return toCents(PER_PACKAGE + PER_GIGABYTE[zone] * markup * bulk * wait);
}

/** 1/10000 USD for one day. Dearer than the same data in a one-day package, because slow data goes on afterwards. */
export function dailyPrice(zone: Zone, gigabytesPerDay: number, markup: number): number {
  return toCents(1.12 * fixedPrice(zone, gigabytesPerDay, 1, markup));
}

function toCents(tenThousandths: number): number {
  return Math.round(tenThousandths / 100) * 100;
}
