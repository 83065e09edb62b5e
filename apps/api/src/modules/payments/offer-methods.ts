import {
  type CardMark,
  type MethodOutage,
  type Money,
  type PaymentMethod,
  paymentMethods,
  type OfferedMethod as ShownMethod,
} from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import type { GatewayFacts, OfferedMethod, PaymentGateway } from "./payment-gateway.ts";

/** How gateways stand at this moment. */
type State = { isDown: (gateway: string) => boolean; isPaused: (gateway: string) => Promise<boolean> };
const atWork: State = { isDown: () => false, isPaused: async () => false };

/** What the configuration offers. Throws where it names a method or a gateway that can't be used. */
export function offerMethods(
  wanted: readonly (readonly [method: string, gateway: string])[],
  gateways: ReadonlyMap<string, PaymentGateway>,
  { isDown, isPaused }: State = atWork,
): OfferedMethod[] {
  return wanted.map(([name, gatewayName]) => {
    const method = paymentMethods.find((one) => one === name);
    if (!method) throw misconfigured(`there is no method "${name}", only ${paymentMethods.join(", ")}`);
    const gateway = gateways.get(gatewayName);
    if (!gateway) {
      const known = [...gateways.keys()].join(", ") || "no gateway";
      throw misconfigured(`"${gatewayName}" is not configured as a gateway; configured: ${known}`);
    }
    const marks = gateway.methods[method];
    if (!marks) throw misconfigured(`${gatewayName} can't carry out ${method}`);
    const shown = shownMethod(method, gateway, marks);
    return {
      method,
      gateway,
      shown,
      isDown: () => isDown(gatewayName),
      isPaused: () => isPaused(gatewayName),
    };
  });
}

const misconfigured = (what: string) =>
  new Error(`The configuration is not right:\n  PAYMENT_METHODS: ${what}`);

function shownMethod(method: PaymentMethod, gateway: GatewayFacts, marks: readonly CardMark[]): ShownMethod {
  const taken = Object.entries(gateway.amounts).map(([currency, { minimum, step }]) => ({
    currency,
    minimum,
    step,
  }));
  const { operator, wantsCaptcha: asksCaptcha = false } = gateway;
  return {
    method,
    amounts: taken,
    marks: [...marks],
    cards: cardsOf(gateway, method),
    operator,
    asksCaptcha,
  };
}

/** None for a method that it no longer carries out. One that doesn't tell cards apart may have been paid with any. */
export function cardsOf({ methods, tellsCardsApart }: GatewayFacts, method: PaymentMethod): CardMark[] {
  const cards = tellsCardsApart ? methods[method] : Object.values(methods).flat();
  return [...new Set(cards)];
}

/**
 * The gateway that takes this amount by this method: the first of those that offer it and work just now, else the first that is not
 * paused, else the first: what has begun there goes on, and nothing new is written. Refuses where none offers it.
 */
export async function gatewayFor(
  { methods }: Uses<"methods">,
  method: PaymentMethod,
  amount: Money,
): Promise<PaymentGateway> {
  const offers = methods.filter((one) => one.method === method && takes(one.gateway, amount));
  const open = await notPaused(offers);
  const offer = open.find(({ isDown }) => !isDown()) ?? open[0] ?? offers[0];
  if (!offer) throw new Refusal("payment_method_unavailable");
  return offer.gateway;
}

async function notPaused(offers: readonly OfferedMethod[]): Promise<OfferedMethod[]> {
  const paused = await Promise.all(offers.map(({ isPaused }) => isPaused()));
  return offers.filter((_offer, at) => !paused[at]);
}

/** Whether a gateway can move exactly this amount. */
export function takes({ amounts }: GatewayFacts, { amount, currency }: Money): boolean {
  const rule = amounts[currency];
  return rule !== undefined && amount >= rule.minimum && amount % rule.step === 0;
}

/** The methods that nobody can carry out just now, each with the currency in which that is so. */
export async function methodsThatAreDown({ methods }: Uses<"methods">): Promise<MethodOutage[]> {
  const pairs = methods.flatMap((offer) =>
    Object.keys(offer.gateway.amounts).map((currency) => ({ offer, currency })),
  );
  const open = await notPaused(methods);
  const works = new Set(pairs.filter(({ offer }) => open.includes(offer) && !offer.isDown()).map(nameOf));
  const down = new Map(pairs.filter((pair) => !works.has(nameOf(pair))).map((pair) => [nameOf(pair), pair]));
  return [...down.values()].map(({ offer, currency }) => ({ method: offer.method, currency }));
}

const nameOf = ({ offer, currency }: { offer: OfferedMethod; currency: string }) =>
  `${offer.method} ${currency}`;
