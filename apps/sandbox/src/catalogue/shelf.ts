import { openSwitches, type Store, type Switches } from "../world/store.ts";
import { BASE_PACKAGES, TOP_UP_PACKAGES } from "./catalogue.ts";
import type { Package } from "./package.ts";

export type ShelfSwitches = {
  list: "whole" | "empty" | "half";
  /** Puts a package that is not fit to read among the good ones. */
  brokenPackage: boolean;
  /** Puts a package priced in euros among the good ones. */
  foreignCurrencyPackage: boolean;
  /** Pads the BASE list with copies up to this many packages; 0: no padding. */
  size: number;
  /** By packageCode: fields that differ from the catalogue, or null when withdrawn. */
  changes: Record<string, Partial<Package> | null>;
};

export const AS_MADE: ShelfSwitches = {
  list: "whole",
  brokenPackage: false,
  foreignCurrencyPackage: false,
  size: 0,
  changes: {},
};

/** The catalogue as it stands on the shelf today: as made, plus what the controls did to it. */
export type Shelf = {
  switches: Switches<ShelfSwitches>;
  /** By packageCode or slug. */
  find(type: "BASE" | "TOPUP", codeOrSlug: string): Package | undefined;
  /** As catalogued, whatever the controls did since: what was ordered is made even when it is withdrawn meanwhile. */
  original(type: "BASE" | "TOPUP", codeOrSlug: string): Package;
  /** In listing order; entries may be broken on purpose, hence `unknown`. */
  list(type: "BASE" | "TOPUP", fits: (one: Package) => boolean): Iterable<unknown>;
};

const CATALOGUE = { BASE: BASE_PACKAGES, TOPUP: TOP_UP_PACKAGES };
const BY_NAME = { BASE: byName(BASE_PACKAGES), TOPUP: byName(TOP_UP_PACKAGES) };
const COPY_NUMBER = /~\d+$/;
const BROKEN = { packageCode: "PBROKENPK", slug: null, name: 42, price: "a lot", volume: -1, location: null };

export function openShelf(store: Store): Shelf {
  const switches = openSwitches<ShelfSwitches>(store, "catalogue", AS_MADE);

  const current = (one: Package): Package | undefined => {
    const change = switches.read().changes[one.packageCode];
    return change === null ? undefined : change ? { ...one, ...change } : one;
  };

  const lookUp = (type: "BASE" | "TOPUP", codeOrSlug: string) =>
    BY_NAME[type].get(codeOrSlug.replace(COPY_NUMBER, ""));

  return {
    switches,
    find: (type, codeOrSlug) => {
      const known = lookUp(type, codeOrSlug);
      return known && current(known);
    },
    original: (type, codeOrSlug) => {
      const known = lookUp(type, codeOrSlug);
      if (!known) throw new Error(`${codeOrSlug} was never catalogued`);
      return known;
    },
    *list(type, fits) {
      const { list, size, brokenPackage, foreignCurrencyPackage } = switches.read();
      const whole = list === "empty" ? [] : CATALOGUE[type].flatMap((one) => current(one) ?? []).filter(fits);
      const shown = list === "half" ? whole.slice(0, Math.ceil(whole.length / 2)) : whole;
      const middle = Math.floor(shown.length / 2);
      yield* shown.slice(0, middle);
      if (brokenPackage) yield BROKEN;
      if (foreignCurrencyPackage && shown[0]) yield inEuros(shown[0]);
      yield* shown.slice(middle);
      if (type === "BASE" && shown.length > 0) yield* copies(shown, size - shown.length);
    },
  };
}

function byName(packages: readonly Package[]): Map<string, Package> {
  return new Map(
    packages.flatMap((one) => [
      [one.packageCode, one],
      [one.slug, one],
    ]),
  );
}

function inEuros(one: Package): Package {
  return { ...one, packageCode: "PEUROPACK", slug: `${one.slug}_EUR`, currencyCode: "EUR" };
}

const MIB = 1024 ** 2;

/**
 * Copies are of single-country packages, to keep a list of 300,000 within reason, and each has a little more data than
 * its original: to a shop it is something else, not the same once more.
 */
function* copies(packages: Package[], wanted: number): Generator<Package> {
  const small = packages.filter((one) => !one.locationCode.includes("-") && one.dataType === 1);
  const originals = small.length > 0 ? small : packages;
  for (let made = 0; made < wanted; made++) {
    const one = originals[made % originals.length] as Package;
    const number = Math.floor(made / originals.length) + 1;
    const names = { packageCode: `${one.packageCode}~${number}`, slug: `${one.slug}~${number}` };
    yield { ...one, ...names, volume: one.volume + number * MIB };
  }
}
