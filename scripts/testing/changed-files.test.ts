import { expect, test } from "vitest";
import { roomsOf } from "./changed-files.ts";

test("what changed is tested by its package, its module, its adapter, or else its folder, each once", () => {
  const changed = [
    "README.md",
    "apps/api/src/modules/wallet/pin.ts",
    "apps/api/src/modules/wallet/parts/pin.ts",
    "apps/api/src/adapters/payments/stripe/stripe.ts",
    "apps/web/src/features/wallet/statement.tsx",
    "packages/contract/src/rules/limits.ts",
  ];
  expect(roomsOf(changed)).toEqual([
    "apps/api/src/modules/wallet/",
    "apps/api/src/adapters/payments/stripe/",
    "apps/web/src/features/wallet/",
    "packages/contract/",
  ]);
});
