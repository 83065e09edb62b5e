import { describe, expect, it } from "vitest";
import type { PackageListing, PackageSource } from "./package-source.ts";

/** What a source's test supplies: the adapter and its counterpart outside. */
export type SourceHarness = {
  source: PackageSource;
  /** The next list is spoilt in one of the ways in which answers get lost. */
  spoil(how: (typeof spoilings)[number]): Promise<void>;
  /** From now on the list has a package that can't be read, and one that is not priced in dollars. */
  addBadPackages(): Promise<void>;
  removeBadPackages(): Promise<void>;
};

const spoilings = ["html", "invalid-json", "empty", "drop", "status"] as const;

/** What every source of packages must do. `harness` is asked for once the tests run. */
export function packageSourceConformance(name: string, harness: () => SourceHarness): void {
  describe(`${name}, listing packages`, () => {
    it("gives every package in whole units that make sense", async () => {
      const { packages, received, skipped } = await harness().source.listPackages();
      expect(packages.length + skipped.length).toBe(received);
      expect(packages.length).toBeGreaterThan(0);
      expect(nonsense(packages)).toEqual([]);
    });

    it("names a broken package and a foreign price, and keeps all the others", async () => {
      const before = await harness().source.listPackages();
      await harness().addBadPackages();
      const after = await harness().source.listPackages();
      await harness().removeBadPackages();
      expect(after.packages).toEqual(before.packages);
      expect(after.received).toBe(before.received + 2);
      expect(after.skipped.slice(before.skipped.length)).toEqual([
        { package: expect.any(String), reason: expect.stringMatching(/.+/) },
        { package: expect.any(String), reason: expect.stringContaining("USD") },
      ]);
    });

    it.each(spoilings)(
      "throws when the answer is %s, so that nobody takes it for an empty shelf",
      async (how) => {
        await harness().spoil(how);
        await expect(harness().source.listPackages()).rejects.toThrow();
      },
    );
  });
}

function nonsense(packages: PackageListing["packages"]) {
  return packages.filter((one) => {
    const whole = [one.priceUsdE4, one.dataBytes, one.days, one.unusedValidDays];
    const places = [...one.countries, ...one.networks.map(({ country }) => country), ...one.egressCountries];
    return (
      !whole.every((value) => Number.isSafeInteger(value) && value > 0) ||
      !places.every((code) => /^[A-Z]{2}$/.test(code)) ||
      one.countries.length === 0 ||
      !/^[345]G$/.test(one.speed) ||
      (one.reducedSpeedKbps !== null && !(one.reducedSpeedKbps > 0))
    );
  });
}
