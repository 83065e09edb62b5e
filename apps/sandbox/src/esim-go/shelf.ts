import { openSwitches, type Store, type Switches } from "../world/store.ts";
import type { Bundle } from "./bundle.ts";
import { BUNDLES } from "./catalogue.ts";

type Change = Partial<Pick<Bundle, "price" | "dataAmount" | "duration" | "autostart">>;

export type ShelfSwitches = {
  list: "whole" | "half" | "empty";
  /** Puts a bundle that is not fit to read among the good ones. */
  brokenBundle: boolean;
  /** By name: fields that differ from the catalogue, or null when withdrawn. */
  changes: Record<string, Change | null>;
};

export const AS_MADE: ShelfSwitches = { list: "whole", brokenBundle: false, changes: {} };

/** The catalogue as it stands today: as made, plus what the controls did to it. */
export type Shelf = {
  switches: Switches<ShelfSwitches>;
  list(): Bundle[];
  /** Names are case-sensitive. Undefined when it is withdrawn or was never there. */
  find(name: string): Bundle | undefined;
  /** As catalogued, whatever the controls did since. */
  original(name: string): Bundle | undefined;
};

const BROKEN = { name: "esim_broken", countries: null, dataAmount: "some", duration: 0, price: -1 };
const BY_NAME = new Map(BUNDLES.map((one) => [one.name, one]));

export function openShelf(store: Store): Shelf {
  const switches = openSwitches<ShelfSwitches>(store, "esim-go/shelf", AS_MADE);
  const current = (one: Bundle): Bundle[] => {
    const change = switches.read().changes[one.name];
    return change === null ? [] : [{ ...one, ...change }];
  };
  return {
    switches,
    list: () => {
      const { list, brokenBundle } = switches.read();
      const whole = BUNDLES.flatMap(current);
      const some = { whole, half: whole.slice(0, Math.ceil(whole.length / 2)), empty: [] }[list];
      return brokenBundle ? [BROKEN as unknown as Bundle, ...some] : some;
    },
    find: (name) => {
      const known = BY_NAME.get(name);
      return known && current(known)[0];
    },
    original: (name) => BY_NAME.get(name),
  };
}
