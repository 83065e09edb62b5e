import type { Esim } from "@rihla/contract";
import { expect, test } from "vitest";
import { hasDataLeft, installStage } from "./install-stage.ts";

const installation = {} as NonNullable<Esim["installation"]>;

test.each([
  ["delivered", "active", "new", installation, "ready"],
  ["delivered", "active", "installing", installation, "installing"],
  ["installed", "active", "onboard", installation, "installed"],
  ["connected", "active", "in_use", installation, "installed"],
  [null, "active", "allocating", null, "waiting"],
  ["connected", "expired", "expired", installation, "over"],
  ["connected", "active", "depleted", installation, "over"],
] as const)("%s, %s, %s: %#", (reached, group, status, given, stage) => {
  expect(installStage({ reached, group, status, installation: given })).toBe(stage);
});

test.each([
  ["fixed", 1, true],
  ["fixed", 0, false],
  ["fixed", null, true],
  ["unlimited", 0, true],
] as const)("%s with %s bytes left: data remains? %s", (kind, remainingBytes, remains) => {
  expect(hasDataLeft({ kind, remainingBytes })).toBe(remains);
});
