import { lazy, Suspense } from "react";
import type { AskPin as BringsPad } from "../../features/recharge/switch-on.tsx";
import { confirm } from "./confirm.tsx";

// Fetched by who is asked for it.
const AskPin = lazy(async () => ({
  default: (await import("../../features/wallet/ask-pin.tsx")).AskPin,
}));

/** The pad for the wallet's PIN, over a page that needs it for something other than a payment. */
export const askPin: BringsPad = (asked) => (
  <Suspense>
    <AskPin {...asked} confirm={confirm} />
  </Suspense>
);
