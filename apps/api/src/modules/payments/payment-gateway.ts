import type {
  CardMark,
  Language,
  Money,
  Payment,
  PaymentMethod,
  PaymentOperator,
  RefusalCause,
  RejectionReason,
  OfferedMethod as ShownMethod,
} from "@rihla/contract";
import type { GatewayDisputes } from "./disputes/dispute-there.ts";

export type { DisputeThere, GatewayDisputes } from "./disputes/dispute-there.ts";

/** What is asked of a gateway when a person wants to pay. */
export type GatewayRequest = {
  /** Our number for this attempt, as the gateway's `numberLength` asks for it; never used before. */
  orderNumber: string;
  method: PaymentMethod;
  amount: Money;
  language: Language;
  /** Where the gateway sends the browser back, whatever the outcome. */
  returnUrl: string;
  /** The same, for who leaves its page without paying, where it has a link for that. */
  leaveUrl: string;
  /** Where the gateway may tell us of news, if it is told so with each payment. */
  notifyUrl: string;
  /** What the person reads on the gateway's page: plain letters and digits. */
  description: string;
  paymentId: string;
  /** The page of this attempt may have been opened before, and its address was lost. */
  isRepeat: boolean;
  /** When the page should close: the same each time this attempt is asked for. */
  closesAt: Date;
};

export type GatewayRefundRequest = {
  ref: string;
  amount: Money;
  /** Of the words in the answer. */
  language: Language;
  /** The same each time this refund is sent: whoever can tells a repetition by it. */
  refundId: string;
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
  /**
   * `awaitsPayer`: nobody has paid on its page so far, and it waits for somebody to. `holdsMoney`: the payer has done their
   * part; the money is held or on its way, for days at times, also after the session's end.
   */
  | { state: "pending"; awaitsPayer: boolean; holdsMoney?: true }
  /** `final`: no other card is taken on its page. `cause`: where it tells by a code what was wrong. */
  | {
      state: "declined";
      reason: RejectionReason;
      final: boolean;
      message: string | null;
      cause?: RefusalCause;
    }
  | { state: "refunded"; message: string | null }
  | {
      state: "paid";
      amount: Money;
      orderNumber: string;
      message: string | null;
      approvalCode: string | null;
      /** The number of the card that paid, as much as is told; nothing but its end is kept. */
      card?: string | null;
      /** A part of it has gone back already: before it is settled nobody here can have sent it. */
      isPartlyBack?: boolean;
    };

export type GatewayRefund =
  /** `pending`: taken, and on its way for days. Either may still fail, which `fetchRefunded` tells. */
  | { outcome: "done"; pending?: true }
  | { outcome: "refused"; reason: string }
  | { outcome: "unknown"; reason: string };

/** What a gateway says it has given back of a payment. */
export type GatewayRefunded =
  /**
   * `some`: nobody says how much. `pending` and `failed`: our refunds that it took and that are on their way, or came back
   * to the shop; only from who tells them apart.
   */
  | {
      outcome: "told";
      given: "nothing" | "some" | Money;
      pending?: readonly string[];
      failed?: readonly string[];
    }
  | { outcome: "unknown"; reason: string };

/** A payment in a gateway's own books. */
export type TakenThere = {
  /** The gateway's name of it. */
  name: string;
  /** Our id of the payment; null of one that the shop did not begin. */
  paymentId: string | null;
  amount: Money;
  at: Date;
};
export type GatewayTakings =
  | { outcome: "listed"; taken: TakenThere[] }
  | { outcome: "unknown"; reason: string };

/** Money that a gateway gave back, in its own books. */
export type GivenBackThere = {
  /** The gateway's name of it. */
  name: string;
  /** Our id of the refund; null of one that was made on the gateway's own site. */
  refundId: string | null;
  amount: Money;
  at: Date;
  /** It failed, or came back. */
  failed: boolean;
};
export type GatewayGivenBack =
  | { outcome: "listed"; givenBack: GivenBackThere[] }
  | { outcome: "unknown"; reason: string };

/** What is known of a gateway without asking it. */
export type GatewayFacts = {
  /** Stands on rows: never changed. */
  name: string;
  /** The methods it can carry out, and the cards whose marks stand beside each. */
  methods: Partial<Record<PaymentMethod, readonly CardMark[]>>;
  /** What it takes, by currency: the smallest amount of a payment and the step between amounts, minor units. */
  amounts: Readonly<Record<string, { minimum: number; step: number }>>;
  /** Characters of 0-9A-Z in the number that it wants for each attempt; null: it takes the payment's own id. */
  numberLength: number | null;
  /**
   * `partial`: it also gives back less than the whole, `smallest` minor units at least. `manual`: an operator does it on
   * the gateway's own site. `sameForSeconds`: how long after it was first sent a refund sent again under its id is still that
   * one; 0: it would give back again.
   */
  refunds: { by: "api"; partial: boolean; smallest: number; sameForSeconds: number } | { by: "manual" };
  /** How long its page is open for one attempt, seconds. */
  sessionSeconds: number;
  /**
   * Days in which a card's bank may still call a payment back, or its holder dispute it: so long its money leaves the shop only the way it
   * came, or for what is bought.
   */
  disputeDays: number;
  /**
   * On its page people only agree to pay; `fetchState` takes the money, once, where it may. Afterwards an agreement comes to
   * nothing, so a page is closed by not taking.
   */
  takesWhenAsked?: true;
  /** It is the shop itself: nobody outside keeps books of it. */
  booksAreOurs?: true;
  /** Whoever runs it asks that the shop tells people from scripts before its page opens. */
  wantsCaptcha?: boolean;
  /** Whether it is known which of the cards was used; else a receipt names all of them. */
  tellsCardsApart: boolean;
  operator: PaymentOperator;
  /** What its card scheme asks to be shown of a rejected payment, whatever language the payer reads. */
  rejectedWords?: Payment["rejectedWords"];
  /** What its receipts name. */
  receipt: readonly Payment["receipt"][number]["field"][];
};

/** Whoever takes the money. A payment is believed only from `fetchState`; everything else is a hint to ask. */
export type PaymentGateway = GatewayFacts & {
  create(request: GatewayRequest): Promise<GatewayCreated>;
  /** `language` is that of the words in the answer. `mayTake`: see `takesWhenAsked`; it matters to no other gateway. */
  fetchState(ref: string, language: Language, mayTake: boolean): Promise<GatewayState>;
  refund(request: GatewayRefundRequest): Promise<GatewayRefund>;
  /** All that has been given back of this payment, by whomever, without what has failed since. */
  fetchRefunded(ref: string, language: Language): Promise<GatewayRefunded>;
  /** All that it took in a span, by its own books; null where it keeps no list that can be read. */
  listTaken: ((from: Date, to: Date) => Promise<GatewayTakings>) | null;
  /** The same of what it gave back. */
  listGivenBack: ((from: Date, to: Date) => Promise<GatewayGivenBack>) | null;
  /** What its payers dispute; null where it has no disputes, or tells of none. */
  disputes: GatewayDisputes | null;
  /** Asks that its page takes no more money; whether it came to that, `fetchState` tells. Null where it can't be asked. */
  closePage: ((ref: string) => Promise<void>) | null;
};

/** One way to pay, who carries it out, and what people are told of it. */
export type OfferedMethod = {
  method: PaymentMethod;
  gateway: PaymentGateway;
  shown: ShownMethod;
  /** Whether its gateway opens no pages just now. */
  isDown: () => boolean;
  /** Whether an operator lets no payment begin there. */
  isPaused: () => Promise<boolean>;
};
