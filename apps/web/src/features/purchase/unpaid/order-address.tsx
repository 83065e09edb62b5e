import type { Order } from "@rihla/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { isCorrectable } from "../../../domain/orders/correct-email.ts";

// Fetched by who has mistyped.
const CorrectEmail = lazy(() => import("./correct-email.tsx"));

/** Where the order goes, and the way to mend that while nobody has paid it. */
export function OrderAddress({ order }: { order: Order }) {
  const t = useTranslations("cart.unpaid");
  const [asking, setAsking] = useState(false);
  return (
    <p>
      {t.rich("sentTo", {
        email: () => <bdi className="font-semibold hyphens-none wrap-anywhere">{order.billing.email}</bdi>,
      })}
      {isCorrectable(order) && (
        <>
          {" "}
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="inline-flex min-h-11 items-center font-semibold text-sea underline"
          >
            {t("correct.press")}
          </button>
        </>
      )}
      {asking && (
        <Suspense>
          <CorrectEmail order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </p>
  );
}
