import { isLanguage } from "@rihla/i18n";
import { focusManager } from "@tanstack/react-query";
import type { createBrowserRouter } from "react-router";
import { orderOfPayment } from "../domain/orders/order-access.ts";
import { paymentUnderWay } from "../domain/payments/payment-under-way.ts";
import { followDeepLinks } from "../lib/navigation/follow-deep-links.ts";
import { paths } from "../paths.ts";
import { whenResumed } from "../platform/app/app-life.ts";
import { whenUrlOpened } from "../platform/app/url-opened.ts";
import { withOwnEsim } from "./top-up-link.ts";

/**
 * The ways in which somebody comes back into the app: by a link, by opening it, by turning to it. The server is asked how a
 * payment stands in each of them, also where the phone has ended the app meanwhile.
 */
export function followLinks(router: ReturnType<typeof createBrowserRouter>): void {
  const payment = paymentUnderWay();
  if (payment) router.navigate(paths.paymentCallback({ payment, waiting: "page" }));
  followDeepLinks({
    whenOpened: whenUrlOpened,
    knowsPayment: (id) => orderOfPayment(id) !== undefined || paymentUnderWay() === id,
    go: async (to) => {
      await router.navigate(withOwnEsim(to));
      // What stands around the page speaks another language from now on.
      if (isLanguage(to.slice(1))) router.revalidate();
    },
  });
  // What stands on the screen is asked for anew, as when a browser's tab is turned to.
  whenResumed(() => focusManager.onFocus());
}
