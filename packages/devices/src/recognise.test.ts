import { describe, expect, it } from "vitest";
import { readDevices } from "./device.ts";
import { otherCodes, samsungCodes } from "./model-codes.ts";
import { answerFor, recognise } from "./recognise.ts";

const devices = readDevices();
const known = (told: string) => {
  const found = recognise(devices, told);
  return found && [found.device.model, answerFor(found)];
};

describe("what a browser says of its phone", () => {
  it.each([
    ["SM-S911B", "Galaxy S23", "yes"],
    ["SM-S911B/DS", "Galaxy S23", "yes"],
    ["SM-S9110", "Galaxy S23", "no"],
    ["SM-G991N", "Galaxy S21", "doubtful"],
    ["SM-G991U1", "Galaxy S21", "doubtful"],
    ["SM-S918U", "Galaxy S23 Ultra", "yes"],
    ["SM-A546B", "Galaxy A54 5G", "depends"],
    ["Pixel 7", "Pixel 7", "yes"],
    ["pixel 7 pro", "Pixel 7 Pro", "yes"],
    ["2210132G", "Xiaomi 13 Pro", "depends"],
    ["2210132C", "Xiaomi 13 Pro", "no"],
    ["CPH2581", "OnePlus 12", "depends"],
    ["motorola edge 40", "Edge 40", "depends"],
    ["ELS-N39", "P40 Pro+", "no"],
    ["Plume L8 Pro", "Plume L8 Pro", "no"],
    ["Plume_L5_Pro", "Plume L5 Pro", "no"],
    ["SM-S948B", "Galaxy S26 Ultra", "yes"],
    ["SM-S9420", "Galaxy S26", "no"],
  ])("%s is a %s: %s", (told, model, answer) => expect(known(told)).toEqual([model, answer]));

  it.each(["", "K", "SM-A127F", "iPhone", "Linux", "23129RAA4G"])("says nothing of %s", (told) =>
    expect(known(told)).toBeNull(),
  );

  it("is translated into devices of the list only", () => {
    const lines = (table: string) => table.trim().split("\n");
    const named = [
      ...lines(samsungCodes).map((line) => `samsung-${line.split(" ")[1]}`),
      ...lines(otherCodes).map((line) => line.split(" ")[1]),
    ];
    expect(named.filter((id) => !devices.some((device) => device.id === id))).toEqual([]);
  });
});
