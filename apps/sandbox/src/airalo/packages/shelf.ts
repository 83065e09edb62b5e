import { openSwitches, type Store, type Switches } from "../../world/store.ts";
import { GLOBAL, LOCAL } from "./catalogue.ts";
import { type AiraloPackage, type Operator, type Place, topUpTwin } from "./package.ts";

type Change = Partial<
  Pick<AiraloPackage, "price" | "net_price" | "amount" | "day" | "title" | "is_unlimited">
>;

export type ShelfSwitches = {
  list: "whole" | "half" | "empty";
  /** Puts a package that is not fit to read among the good ones. */
  brokenPackage: boolean;
  /** By package id: fields that differ from the catalogue, or null when withdrawn. */
  changes: Record<string, Change | null>;
};

export const AS_MADE: ShelfSwitches = { list: "whole", brokenPackage: false, changes: {} };

export type Sold = { operator: Operator; sold: AiraloPackage };

/** The catalogue as it stands today: as made, plus what the controls did to it. */
export type Shelf = {
  switches: Switches<ShelfSwitches>;
  places(type?: "local" | "global"): Place[];
  /** With its changes; undefined when it is withdrawn or was never there. */
  find(id: string): Sold | undefined;
  /** As catalogued, whatever the controls did since. */
  original(id: string): Sold | undefined;
};

const PLACES = { local: LOCAL, global: GLOBAL };
const BROKEN = { id: null, type: "sim", price: "a lot", net_price: -1, amount: "some", day: null };
const BY_ID = new Map([...LOCAL, ...GLOBAL].flatMap(({ operators }) => operators).flatMap(everythingOf));

export function openShelf(store: Store): Shelf {
  const switches = openSwitches<ShelfSwitches>(store, "airalo/shelf", AS_MADE);

  const current = (one: AiraloPackage): AiraloPackage[] => {
    const change = switches.read().changes[one.id];
    return change === null ? [] : [withChange(one, change)];
  };

  const shown = (operator: Operator): Operator => ({
    ...operator,
    packages: operator.packages.flatMap(current),
  });

  return {
    switches,
    places: (type) => {
      const { list, brokenPackage } = switches.read();
      const all = type ? PLACES[type] : [...LOCAL, ...GLOBAL];
      const some = { whole: all, half: all.slice(0, Math.ceil(all.length / 2)), empty: [] }[list];
      const places = some.map((place) => ({ ...place, operators: place.operators.map(shown) }));
      if (brokenPackage) places[0]?.operators[0]?.packages.unshift(BROKEN as unknown as AiraloPackage);
      return places;
    },
    find: (id) => {
      const known = BY_ID.get(id);
      const [sold] = known ? current(known.sold) : [];
      return known && sold && { ...known, sold };
    },
    original: (id) => BY_ID.get(id),
  };
}

function everythingOf(operator: Operator): [string, Sold][] {
  const topUps = operator.rechargeability ? operator.packages.map(topUpTwin) : [];
  return [...operator.packages, ...topUps].map((sold) => [sold.id, { operator, sold }]);
}

function withChange(one: AiraloPackage, change: Change | undefined): AiraloPackage {
  if (!change) return one;
  const changed = { ...one, ...change };
  const prices = {
    net_price: { USD: changed.net_price },
    recommended_retail_price: { USD: changed.price },
  };
  return { ...changed, prices };
}
