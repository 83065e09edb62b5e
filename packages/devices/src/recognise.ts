import type { DeviceAnswer, DeviceException } from "@rihla/contract/rules/devices";
import type { Device } from "./device.ts";
import { otherCodes, samsungCodes } from "./model-codes.ts";
import { wordsOf } from "./normalise.ts";

/** A device in somebody's hand: its model, and for which market this unit was made where that means something. */
export type Recognised = { device: Device; origin: DeviceException | null };

const readCodes = (lines: string) =>
  new Map(
    lines
      .trim()
      .split("\n")
      .map((line) => line.split(" ") as [string, string]),
  );

/** By what its browser calls it: a name ("Pixel 7"), or a maker's code ("SM-S911B"). Null for what we don't know. */
export function recognise(devices: readonly Device[], told: string): Recognised | null {
  return samsung(devices, told) ?? byCode(devices, told) ?? byName(devices, told);
}

/** This very unit's answer. */
export function answerFor({ device, origin }: Recognised): DeviceAnswer {
  if (!origin) return device.answer;
  return origin === "greater-china" || origin === "china" ? "no" : "doubtful";
}

function samsung(devices: readonly Device[], told: string): Recognised | null {
  const [, code = "", market = ""] = /^SM-([A-Z]\d{3})(\w*)/.exec(told) ?? [];
  const id = readCodes(samsungCodes).get(code);
  const device = id && devices.find((one) => one.id === `samsung-${id}`);
  if (!device) return null;
  const origin = marketOf(market);
  return { device, origin: origin && device.exceptions.includes(origin) ? origin : null };
}

function marketOf(letters: string): DeviceException | null {
  if (letters.startsWith("0")) return "greater-china";
  if (letters.startsWith("N")) return "korea";
  return /^[UWAVTP]/.test(letters) ? "united-states" : null;
}

function byCode(devices: readonly Device[], told: string): Recognised | null {
  for (const [code, id] of readCodes(otherCodes)) {
    const device = told.startsWith(code) && devices.find((one) => one.id === id);
    if (!device) continue;
    const isMadeForChina = device.maker === "Xiaomi" && told.slice(code.length) === "C";
    return { device, origin: isMadeForChina ? "china" : null };
  }
  return null;
}

function byName(devices: readonly Device[], told: string): Recognised | null {
  const name = wordsOf(told).join(" ");
  if (name === "") return null;
  const device = devices.find(
    ({ maker, model }) =>
      wordsOf(model).join(" ") === name || wordsOf(`${maker} ${model}`).join(" ") === name,
  );
  return device ? { device, origin: null } : null;
}
