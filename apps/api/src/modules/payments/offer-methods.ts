import { type Money, type PaymentMethod, paymentMethods } from "@rihla/contract";
import type { App } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import type { PaymentGateway } from "./payment-gateway.ts";

/** One way to pay and who carries it out. The same method may come again, by a gateway with other currencies. */
export type OfferedMethod = { method: PaymentMethod; gateway: PaymentGateway };

/** What the configuration offers. Throws where it names a method that doesn't exist or a gateway that can't be used. */
export function offerMethods(
  wanted: readonly (readonly [method: string, gateway: string])[],
  gateways: ReadonlyMap<string, PaymentGateway>,
): OfferedMethod[] {
  return wanted.map(([name, gatewayName]) => {
    const method = paymentMethods.find((one) => one === name);
    if (!method)
      throw new Error(`PAYMENT_METHODS: there is no method "${name}", only ${paymentMethods.join(", ")}`);
    const gateway = gateways.get(gatewayName);
    if (!gateway)
      throw new Error(
        `PAYMENT_METHODS: ${name} is to be offered by "${gatewayName}", which is not configured; configured: ${[...gateways.keys()].join(", ") || "no gateway"}`,
      );
    return { method, gateway };
  });
}

/** The gateway that takes this amount by this method: the first of those that offer it. Refuses where none does. */
export function gatewayFor({ methods }: Pick<App, "methods">, method: PaymentMethod, amount: Money) {
  const offer = methods.find((one) => one.method === method && takes(one.gateway, amount));
  if (!offer) throw new Refusal("payment_method_unavailable");
  return offer.gateway;
}

const takes = (gateway: PaymentGateway, { amount, currency }: Money) =>
  gateway.currencies.includes(currency) && amount >= gateway.minimum;
