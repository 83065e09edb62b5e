import { forgetKeptOrder } from "../../lib/storage/forget-kept-order.ts";
import { forgetAll } from "../../platform/storage/storage.ts";
import { forgetOnHome } from "../esims/esim-on-home.ts";
import { forgetBought } from "./bought-lately.ts";
import { keptUntil, noteLeft } from "./kept-here.ts";
import { unseenUntil } from "./kept-here-until.ts";
import { forgetOrder, orderOfPayment } from "./order-access.ts";
import { ordersHere } from "./orders-here.ts";
import { forgetPlaced } from "./placed-here.ts";

/** At each visit: what has ended for long is opened here no more. Its owner opens it by signing in. */
export function forgetEndedOrders(now = Date.now()): void {
  for (const number of ordersHere()) {
    const until = keptUntil(number);
    if (until === undefined) noteLeft(number, unseenUntil(now));
    else if (until <= now) forgetHere(number);
  }
}

/** All that this browser has of an order, and nothing of the others. */
export function forgetHere(number: string): void {
  forgetOrder(number);
  forgetPlaced(number);
  forgetOnHome((one) => one === number);
  forgetBought((one) => one === number);
  forgetAll(
    "device",
    (key) => key.startsWith(payment) && orderOfPayment(key.slice(payment.length)) === number,
  );
  forgetKeptOrder(number).catch(() => {}); // nothing can be kept here
}

const payment = "payment-order:";
