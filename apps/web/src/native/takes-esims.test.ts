import { expect, test, vi } from "vitest";
import { takesEsims } from "../platform/phone/install-esim.native.ts";

const phone = vi.hoisted(() => ({ esim: "", model: "" }));
vi.mock("@capacitor/core", () => ({
  registerPlugin: () => ({
    status: async () => {
      if (phone.esim === "") throw new Error("UNIMPLEMENTED");
      return { esim: phone.esim };
    },
  }),
}));
vi.mock("@capacitor/app", () => ({ App: {} }));
vi.mock("@capacitor/clipboard", () => ({ Clipboard: {} }));
vi.mock("@capacitor/device", () => ({ Device: { getInfo: async () => ({ model: phone.model }) } }));

test.each([
  ["yes", "SM-S921B", true],
  ["no", "SM-A125F", false],
  ["unknown", "SM-S921B", undefined],
  ["", "SM-S921B", undefined],
  ["yes", "iPhone16,1", true],
  ["unknown", "iPhone16,1", undefined],
  ["unknown", "iPhone11,2", undefined],
  ["unknown", "iPhone10,6", false],
])("a phone whose system says %j and that is a %s takes eSIMs: %s", async (esim, model, takes) => {
  Object.assign(phone, { esim, model });
  expect(await takesEsims?.()).toBe(takes);
});
