import type { Language, Money } from "@rihla/contract";

/** What is asked of a gateway when a person wants to pay. */
export type GatewayRequest = {
  /** Our number for this attempt, 10 characters of 0-9A-Z, never used before. */
  orderNumber: string;
  amount: Money;
  language: Language;
  /** Where the gateway sends the browser back, whatever the outcome. */
  returnUrl: string;
  /** What the person reads on the gateway's page: plain letters and digits. */
  description: string;
  paymentId: string;
};

export type GatewayCreated =
  | { outcome: "created"; ref: string; redirectUrl: string }
  | { outcome: "duplicate-number" }
  | { outcome: "refused"; reason: string }
  /** No answer: nobody can have been sent to the page, so a new attempt under a new number is safe. */
  | { outcome: "unknown"; reason: string };

/** What the gateway says of an attempt, in our words. `unknown` never changes anything. */
export type GatewayState =
  | { state: "unknown"; reason: string }
  | { state: "pending" }
  | { state: "declined"; reason: string; message: string | null }
  | { state: "refunded"; message: string | null }
  | {
      state: "paid";
      amount: Money;
      orderNumber: string;
      message: string | null;
      approvalCode: string | null;
    };

export type GatewayRefund =
  | { outcome: "done" }
  | { outcome: "refused"; reason: string }
  | { outcome: "unknown"; reason: string };

/** A card gateway. A payment is believed only from `fetchState`; everything else is a hint to ask. */
export type PaymentGateway = {
  name: string;
  currencies: readonly string[];
  /** Smallest amount a payment or a refund may have, minor units. */
  minimum: number;
  refunds: "api" | "manual";
  /** How long the gateway keeps its page open for one attempt, seconds. */
  sessionSeconds: number;
  create(request: GatewayRequest): Promise<GatewayCreated>;
  /** `language` is that of the words in the answer. */
  fetchState(ref: string, language: Language): Promise<GatewayState>;
  refund(ref: string, amount: Money, language: Language): Promise<GatewayRefund>;
};
