import { expect, test } from "vitest";
import { roomsOf } from "./changed-files.ts";

test("what changed is tested by its package, its module, its adapter, its feature, its played company, or else its folder, each once", () => {
  const changed = [
    "README.md",
    "apps/api/src/modules/wallet/pin.ts",
    "apps/api/src/modules/wallet/parts/pin.ts",
    "apps/api/src/adapters/payments/stripe/stripe.ts",
    "apps/web/src/features/purchase/checkout/coupon/use-coupon.ts",
    "apps/web/src/features/purchase/cart/cart-lines.tsx",
    "apps/web/src/lib/text/plain-text.ts",
    "apps/sandbox/src/airalo/sims/sims.ts",
    "packages/contract/src/rules/limits.ts",
  ];
  expect(roomsOf(changed)).toEqual([
    "apps/api/src/modules/wallet/",
    "apps/api/src/adapters/payments/stripe/",
    "apps/web/src/features/purchase/",
    "apps/web/src/lib/text/",
    "apps/sandbox/src/airalo/",
    "packages/contract/",
  ]);
});
