import { describe, expect, it } from "vitest";
import { BASE_PACKAGES, TOP_UP_PACKAGES } from "./catalogue.ts";
import { COUNTRIES } from "./countries.ts";
import { REGIONS } from "./regions.ts";

const ofCountry = (code: string) => BASE_PACKAGES.filter((one) => one.locationCode === code);
const RICH = ["TN", "TR", "SA", "FR", "ES", "AE", "EG", "IT", "DE", "GB"];

describe("the catalogue", () => {
  it("covers at least 190 countries, ten regions and the world with about 3,000 packages", () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(190);
    expect(new Set(COUNTRIES.map((one) => one.code)).size).toBe(COUNTRIES.length);
    expect(REGIONS.length).toBeGreaterThanOrEqual(11);
    expect(BASE_PACKAGES.length).toBeGreaterThan(2800);
    expect(BASE_PACKAGES.length).toBeLessThan(3300);
  });

  it("sells nothing cheaper than 33 cents, and something at 33 cents", () => {
    expect(Math.min(...BASE_PACKAGES.map((one) => one.price))).toBe(3300);
  });

  it("gives every package a code and a slug of its own", () => {
    const names = [...BASE_PACKAGES.map((one) => one.packageCode), ...BASE_PACKAGES.map((one) => one.slug)];
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(RICH)("has twelve fixed plans and all four daily tiers for %s", (code) => {
    const plans = ofCountry(code);
    expect(plans.filter((one) => one.dataType === 1).length).toBeGreaterThanOrEqual(12);
    expect(plans.filter((one) => one.dataType === 2)).toHaveLength(4);
    expect(plans.some((one) => one.dataType === 4)).toBe(true);
  });

  it("asks more for more data and for more days", () => {
    const fixed = BASE_PACKAGES.filter((one) => one.dataType === 1);
    const unfair = fixed.flatMap((less) =>
      fixed
        .filter((more) => more.locationCode === less.locationCode && more !== less)
        .filter((more) => more.volume >= less.volume && more.duration >= less.duration)
        .filter((more) => more.price <= less.price)
        .map((more) => `${more.slug} is not dearer than ${less.slug}`),
    );
    expect(unfair).toEqual([]);
  });

  it("names the number of countries in each region's code", () => {
    for (const region of REGIONS)
      expect(Number(region.code.split("-")[1])).toBe(new Set(region.members).size);
  });

  it("lists at least one operator with a network for each country of each package", () => {
    for (const one of BASE_PACKAGES) {
      expect(one.locationNetworkList.map((place) => place.locationCode)).toEqual(one.location.split(","));
      expect(one.locationNetworkList.every((place) => place.operatorList.length > 0)).toBe(true);
    }
  });

  it("offers a top-up for each package that can be topped up, and for no other", () => {
    expect(
      TOP_UP_PACKAGES.every((one) => one.packageCode.startsWith("TOPUP_") && one.supportTopUpType > 1),
    ).toBe(true);
    expect(TOP_UP_PACKAGES.length).toBe(BASE_PACKAGES.filter((one) => one.supportTopUpType > 1).length);
  });
});
