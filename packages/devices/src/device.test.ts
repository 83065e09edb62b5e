import { deviceCategories } from "@rihla/contract/rules/devices";
import { describe, expect, it } from "vitest";
import { readDevices } from "./device.ts";

const devices = readDevices();
const named = (id: string) => devices.find((device) => device.id === id);

describe("the list of devices", () => {
  it("has every kind, each device once, under an address of its own", () => {
    expect(new Set(devices.map(({ category }) => category))).toEqual(new Set(deviceCategories));
    expect(devices.length).toBeGreaterThan(630);
    const ids = devices.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it("says of each whose it is and about when it came", () => {
    for (const { maker, model, since } of devices) {
      expect(maker).not.toBe("");
      expect(model.trim()).toBe(model);
      expect(since).toBeGreaterThan(2013);
      expect(since).toBeLessThan(2027);
    }
  });

  it("begins with the iPhone XS: what is older has none", () => {
    const phones = devices.filter(({ maker, category }) => maker === "Apple" && category === "phone");
    for (const { model, since, answer } of phones) {
      expect([model, answer]).toEqual([model, since < 2018 ? "no" : "yes"]);
    }
    expect(named("apple-iphone-xs")?.answer).toBe("yes");
  });

  it("excepts iPhones of mainland China, and those of Hong Kong that take two cards", () => {
    expect(named("apple-iphone-15")?.exceptions).toEqual(["china", "hong-kong", "us-locked"]);
    expect(named("apple-iphone-xs")?.exceptions).toEqual(["china", "turkey"]);
    expect(named("apple-iphone-air")?.exceptions).toEqual([]);
  });

  it("promises nothing that depends on the unit, or where lists contradict each other", () => {
    expect(named("apple-ipad-10th-gen")).toMatchObject({ answer: "depends", exceptions: ["cellular"] });
    expect(named("xiaomi-redmi-note-13-pro")).toMatchObject({ answer: "depends" });
    expect(named("samsung-galaxy-s21-fe-5g")).toMatchObject({ answer: "doubtful" });
    expect(named("huawei-p40-pro-plus")).toMatchObject({ answer: "no" });
  });

  it("says plainly that no Condor has one", () => {
    const condors = devices.filter(({ maker }) => maker === "Condor");
    expect(condors.length).toBeGreaterThan(30);
    expect(condors.every(({ answer }) => answer === "no")).toBe(true);
  });

  it("sends no watch a travel plan", () => {
    const watches = devices.filter(({ category }) => category === "watch");
    expect(watches.every(({ answer }) => answer === "paired")).toBe(true);
  });
});
