import type { DeviceCategory } from "@rihla/contract";
import { createDeviceSearch, type Device, readDevices } from "@rihla/devices";
import type { CompatibilitySearch } from "../../paths.ts";

/** What the page shows for an address: three presses, or a search. */
export type CompatibilityData = {
  kind: DeviceCategory;
  makers: string[];
  maker: string | null;
  models: Device[];
  chosen: Device | null;
  /** Null where nothing was searched for. */
  found: Device[] | null;
};

const mostFound = 40;
const devices = readDevices();
const search = createDeviceSearch(devices);

/** The list is larger than the page: import this file lazily. */
export const findDevices = (typed: string): Device[] => search(typed, mostFound);

export function dataFor({ q, kind, maker, model }: CompatibilitySearch): CompatibilityData {
  const chosen = devices.find(({ id }) => id === model) ?? null;
  const shownKind = kind ?? chosen?.category ?? "phone";
  const ofKind = devices.filter(({ category }) => category === shownKind);
  const makers = [...new Set(ofKind.map((device) => device.maker))];
  const shownMaker = makers.find((one) => one === (maker ?? chosen?.maker)) ?? null;
  return {
    kind: shownKind,
    makers,
    maker: shownMaker,
    models: ofKind.filter((device) => device.maker === shownMaker),
    chosen,
    found: q === undefined ? null : findDevices(q),
  };
}
