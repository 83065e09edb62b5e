import type { Esim } from "@rihla/contract";
import { expect, test } from "vitest";
import { installStage } from "./install-stage.ts";

const installation = {} as NonNullable<Esim["installation"]>;

test.each([
  ["delivered", "active", installation, "ready"],
  ["installed", "active", installation, "installed"],
  ["connected", "active", installation, "installed"],
  [null, "active", null, "waiting"],
  ["connected", "expired", installation, "over"],
] as const)("%s, %s: %#", (reached, group, given, stage) => {
  expect(installStage({ reached, group, installation: given })).toBe(stage);
});
