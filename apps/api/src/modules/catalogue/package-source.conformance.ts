import { describe, expect, it } from "vitest";
import type { PackageListing, PackageSource } from "./package-source.ts";

/** What a source's test supplies: the adapter and its counterpart outside. */
export type SourceHarness = {
  source: PackageSource;
  /** The next list is spoilt in one of the ways in which answers get lost. */
  spoil(how: (typeof spoilings)[number]): Promise<void>;
  /** From now on the list has packages that can't be sold, at its beginning or in its middle. */
  addBadPackages(): Promise<void>;
  removeBadPackages(): Promise<void>;
  /** Why each of them is skipped. */
  badReasons: readonly RegExp[];
};

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

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

    it("tells sizes in our measure: what is sold as a gigabyte is 1024³ bytes", async () => {
      const { packages } = await harness().source.listPackages();
      const sizes = packages.map(({ dataBytes }) => dataBytes);
      expect(sizes.filter((bytes) => bytes % megabyte !== 0)).toEqual([]);
      expect(sizes).toContain(gigabyte);
    });

    it("names the packages that can't be sold, each with a reason, and keeps all the others", async () => {
      const before = await harness().source.listPackages();
      await harness().addBadPackages();
      const after = await harness().source.listPackages();
      await harness().removeBadPackages();
      expect(after.packages).toEqual(before.packages);
      expect(after.received).toBe(before.received + harness().badReasons.length);
      const usual = new Set(before.skipped.map((one) => one.package));
      expect(after.skipped.filter((one) => !usual.has(one.package))).toEqual(
        harness().badReasons.map((reason) => ({
          package: expect.any(String),
          reason: expect.stringMatching(reason),
        })),
      );
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
