import { expect, test } from "vitest";
import { keepOnHome } from "../domain/esims/esim-on-home.ts";
import { openStorage } from "../platform/storage/storage.ts";
import { withOwnEsim } from "./top-up-link.ts";

const lying = new Map<string, string>();
openStorage("device", {
  entries: () => lying,
  write: (key, value) => void (value === undefined ? lying.delete(key) : lying.set(key, value)),
  onChange: () => {},
});
const esim = {
  id: "mine",
  destination: "TR",
  names: { fr: "Turquie", en: "Türkiye", ar: "تركيا" },
  flag: "tr",
  left: null,
};

test("topping up from the icon opens the eSIM that somebody travels with", () => {
  keepOnHome({ ...esim, running: { until: null, canRecharge: true } });
  expect(withOwnEsim("/esims#recharge")).toBe("/details/mine#recharge");
  expect(withOwnEsim("/esims")).toBe("/esims");
});

test("all of them where none runs, it can't be topped up, a guest bought it, or this phone knows of none", () => {
  keepOnHome(esim);
  expect(withOwnEsim("/esims#recharge")).toBe("/esims");
  keepOnHome({ ...esim, running: { until: null, canRecharge: false } });
  expect(withOwnEsim("/esims#recharge")).toBe("/esims");
  keepOnHome({ ...esim, order: "K7PW4M2X", running: { until: null, canRecharge: true } });
  expect(withOwnEsim("/esims#recharge")).toBe("/esims");
  keepOnHome(undefined);
  expect(withOwnEsim("/esims#recharge")).toBe("/esims");
});
