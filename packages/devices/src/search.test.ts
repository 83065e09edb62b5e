import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDevices } from "./device.ts";
import { createDeviceSearch } from "./search.ts";

const devices = readDevices();
const search = createDeviceSearch(devices);
const first = (typed: string) => search(typed)[0]?.model;

describe("search for a device", () => {
  it.each([
    ["s23", "Galaxy S23"],
    ["S 23 ultra", "Galaxy S23 Ultra"],
    ["s23ultra", "Galaxy S23 Ultra"],
    ["samsungs23", "Galaxy S23"],
    ["samsung galaxy s23+", "Galaxy S23+"],
    ["s23 plus", "Galaxy S23+"],
    ["iphone xs", "iPhone XS"],
    ["iphonexs", "iPhone XS"],
    ["Iphone 15 pro max", "iPhone 15 Pro Max"],
    ["iphone 15 promax", "iPhone 15 Pro Max"],
    ["ifone 12", "iPhone 12"],
    ["mon téléphone iphone 13", "iPhone 13"],
    ["is my redmi note 12 compatible?", "Redmi Note 12"],
    ["آيفون ١٣", "iPhone 13"],
    ["ايفون اكس اس", "iPhone XS"],
    ["سامسونغ اس 23", "Galaxy S23"],
    ["شاومي 13 برو", "Xiaomi 13 Pro"],
    ["ون بلس 12", "OnePlus 12"],
    ["samsoung z flip 5", "Galaxy Z Flip5"],
    ["pixel 7a", "Pixel 7a"],
    ["redmi note 13 pro", "Redmi Note 13 Pro"],
    ["hwawei p40", "P40"],
    ["iphnoe 11", "iPhone 11"],
    ["ipad mini", "iPad mini (A17 Pro)"],
    ["moto razr 40", "Razr 40"],
    ["iphone 13 128 go", "iPhone 13"],
    ["s24 ultra 5g 256gb", "Galaxy S24 Ultra"],
    ["iphone 15 pro chine", "iPhone 15 Pro"],
    ["iphone 10", "iPhone X"],
    ["سامسونغ 23", "Galaxy S23"],
    ["آيفون", "iPhone 17e"],
    ["z flip", "Galaxy Z Flip"],
    ["condor plume l8 pro", "Plume L8 Pro"],
    ["kondor alure m3", "Allure M3"],
    ["كوندور بلوم", "Plume L8 Pro"],
    ["s26 ultra", "Galaxy S26 Ultra"],
    ["iphone 17e", "iPhone 17e"],
  ])("finds what is meant by %s", (typed, model) => expect(first(typed)).toBe(model));

  it("gives a whole family for its name", () => {
    expect(search("redmi").length).toBeGreaterThan(8);
    expect(search("redmi").every(({ model }) => model.startsWith("Redmi"))).toBe(true);
    expect(search("آيفون").every(({ model }) => model.startsWith("iPhone"))).toBe(true);
    expect(search("سامسونج").every(({ maker }) => maker === "Samsung")).toBe(true);
  });

  it("puts what came out last first, and phones without an eSIM last", () => {
    const years = search("iphone").map(({ since }) => since);
    expect(years).toEqual(years.toSorted((one, other) => other - one));
  });

  it("takes no number for another", () => {
    expect(search("iphone 5 64 go")).toEqual([]);
    expect(search("iphone 5")).toEqual([]);
    expect(search("galaxy a12")).toEqual([]);
    expect(search("s19")).toEqual([]);
  });

  it("finds nothing in nothing", () => {
    for (const typed of ["", "  ", "؟", "qwertz", "mon téléphone"]) expect(search(typed)).toEqual([]);
  });

  it("finds every device by its own name, and in capitals", () => {
    for (const device of devices) {
      const names = [device.model, `${device.maker} ${device.model}`.toUpperCase()];
      for (const name of names) expect([name, search(name).includes(device)]).toEqual([name, true]);
    }
  });

  it("never throws, whatever is typed, and gives no more than asked for", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120 }), (typed) => {
        expect(search(typed, 5).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it("forgives one letter in the maker's name", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("samsung", "iphone", "xiaomi", "huawei", "motorola"),
        fc.nat(),
        (name, seed) => {
          const at = seed % name.length;
          expect(search(name.slice(0, at) + name.slice(at + 1)).length).toBeGreaterThan(0);
        },
      ),
    );
  });
});
