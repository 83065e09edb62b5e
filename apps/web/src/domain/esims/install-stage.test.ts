import type { Esim } from "@rihla/contract";
import { expect, test } from "vitest";
import { installStage } from "./install-stage.ts";

const installation = {} as NonNullable<Esim["installation"]>;

test.each([
  ["new", "active", installation, "ready"],
  ["installing", "active", installation, "ready"],
  ["unknown", "active", installation, "ready"],
  ["onboard", "active", installation, "installed"],
  ["in_use", "active", installation, "installed"],
  ["allocating", "active", null, "waiting"],
  ["expired", "expired", installation, "over"],
] as const)("%s, %s: %#", (status, group, given, stage) => {
  expect(installStage({ status, group, installation: given })).toBe(stage);
});
