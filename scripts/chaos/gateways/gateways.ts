import type { Random } from "../random.ts";
import { chargily } from "./chargily.ts";
import type { Gateway } from "./gateway.ts";
import { paypal } from "./paypal.ts";
import { satim } from "./satim.ts";
import { stripe } from "./stripe.ts";

export const gateways: readonly Gateway[] = [satim, chargily, stripe, paypal];

/** As the shop is told who carries out what. */
export const paymentMethods = [
  ...gateways.map(({ method, name }) => `${method}:${name}`),
  "wallet:wallet",
].join();

/** Any that takes the currency. */
export function anyGateway(random: Random, currency: Gateway["currency"]): Gateway {
  const fitting = gateways.filter((one) => one.currency === currency);
  return fitting[random.whole(fitting.length)] as Gateway;
}

/** The other one of the same currency. */
export const otherGateway = (first: Gateway): Gateway =>
  gateways.find((one) => one.currency === first.currency && one !== first) as Gateway;
