import { beforeEach, expect, test, vi } from "vitest";
import { giveHaptic } from "../platform/app/haptics.native.ts";

const given = vi.hoisted(() => [] as unknown[]);
vi.mock("@capacitor/haptics", () => ({
  ImpactStyle: { Light: "LIGHT" },
  NotificationType: { Success: "SUCCESS", Error: "ERROR" },
  Haptics: {
    impact: async (options: unknown) => void given.push(options),
    notification: async (options: unknown) => {
      given.push(options);
      throw new Error("no motor");
    },
  },
}));

const wantsStill = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));
beforeEach(() => void given.splice(0));

test("a key, a success and a refusal feel as in the phone's own apps, also where nothing can be felt", () => {
  wantsStill(false);
  for (const kind of ["light", "success", "error"] as const) giveHaptic(kind);
  expect(given).toEqual([{ style: "LIGHT" }, { type: "SUCCESS" }, { type: "ERROR" }]);
});

test("who wants things to keep still feels nothing", () => {
  wantsStill(true);
  giveHaptic("success");
  expect(given).toEqual([]);
});
