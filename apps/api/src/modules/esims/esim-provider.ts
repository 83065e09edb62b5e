import type { TakingBack } from "@rihla/contract/rules/giving-back";
import type { Priority } from "../../infra/outbound/rate-limiter.ts";

/** Where the profile is, as the SM-DP+ server or the phone told it. A provider that doesn't tell says `unknown`. */
export const profileStates = [
  "released",
  "downloading",
  "installed",
  "enabled",
  "disabled",
  "deleted",
  "unknown",
] as const;
export type ProfileState = (typeof profileStates)[number];

/** How far the plan on the profile is. `ready`: issued and not started · `removed`: the provider took the profile away. */
export const planStates = [
  "allocating",
  "ready",
  "running",
  "used-up",
  "expired",
  "suspended",
  "cancelled",
  "revoked",
  "removed",
  "unknown",
] as const;
export type PlanState = (typeof planStates)[number];

/** What differs from provider to provider, as data. */
export type ProviderAbilities = {
  /** Calls that the account may make in a second, all processes together; its adapter keeps to it. */
  callsPerSecond: number;
  /** How long an order usually takes there at the longest, in seconds. */
  issuesWithinSeconds: number;
  /** Orders in one question about what was issued, at most. */
  ordersAtOnce: number;
  /** eSIMs in one order at most. */
  largestGroup: number;
  /**
   * How long after an order was sent the provider may still not show it, in seconds. 0: the same reference is the same
   * order however often it is sent. Otherwise sending it again buys again, so nothing is sent again before then.
   */
  orderSettlesSeconds: number;
  /** Sells packages by the day. */
  dailyPlans: boolean;
  /** eSIMs in one question about usage at most. */
  usageBatch: number;
  /**
   * What it does with more data for an eSIM: adds data and days to what is running, or has them wait until that is over. Where
   * it keeps each package by itself, the latter is what can be promised.
   */
  topUpEffect: "extends" | "waits";
  /** exactly-once: the same reference is the same top-up however often it is sent. */
  topUp: "exactly-once" | "at-risk" | "none";
  /** by-hand: asked for by us, decided by people there. */
  cancel: TakingBack;
};

export type ProviderOrderRequest = {
  /** Our reference, the same on every try. */
  reference: string;
  packageCode: string;
  /** eSIMs of this package; at most the largest group. */
  quantity: number;
  /** For packages sold by the day. */
  periodDays: number | null;
};

/** Why a provider refuses for good: nothing was ordered and asking again won't help. */
export type RefusalReason =
  | "out-of-stock"
  | "package-gone"
  | "price-changed"
  | "not-possible-now"
  | "bad-request";

/** No answer, or none that can be read: it may have been done. */
export type Unknown = { outcome: "unknown"; reason: string };
/** `code` is the provider's own, kept for support. */
export type Refused = { outcome: "refused"; reason: RefusalReason; code: string };
/** Nothing was ordered, and asking again under the same reference may help: it has too much to do, or our balance is too low. */
export type Postponed = { outcome: "postponed"; reason: "busy" | "no-credit"; code: string };
type NotFound = { outcome: "not-found" };

/** `esims`: where they come with the answer, so that nothing has to be asked. */
export type ProviderOrder =
  | { outcome: "accepted"; order: string; esims?: ProviderEsim[] }
  | Refused
  | Postponed
  | Unknown;

/** An order that was taken, as it is asked about. */
export type PlacedOrder = { order: string; quantity: number; placedAt: Date };

export type ProviderEsim = {
  /** The provider's own lasting name for it. */
  esim: string;
  /** Our reference on its order, where the provider tells it. */
  reference: string | null;
  iccid: string;
  /** `LPA:1$…`: a secret. */
  activationCode: string;
  apn: string | null;
  eid: string | null;
  profileState: ProfileState;
  planState: PlanState;
  /** What the provider literally said, for support. */
  saidState: string;
  /** In our measure, whatever the provider's: what is sold as a gigabyte is 1024³ here, total, used and added alike. */
  totalBytes: number | null;
  usedBytes: number;
  /** Whether a phone can load it (again) by its code, where the provider tells. */
  codeIsFree?: boolean | null;
  /** Before the plan starts the last moment to install it, afterwards its end. */
  expiresAt: Date | null;
  /** When the plan started, where the provider tells it: on a plan that starts so, the first connection. */
  startedAt?: Date | null;
};

/**
 * Orders that may be the one sent under our reference, the likeliest first. Where the provider keeps references there is
 * one at most. Elsewhere several may fit, of which any that is nobody else's will do: they are for the same thing.
 */
export type FoundOrders = { outcome: "found"; orders: string[] } | Unknown;

/** An order on a provider's books, of eSIMs or a top-up. `reference`: ours, where its list tells it; `at`: null where it does not say when. */
export type ListedOrder = { order: string; reference: string | null; at: Date | null };
export type ListedOrders = { outcome: "listed"; orders: ListedOrder[] } | Unknown;

/** Which of these orders are known to be somebody else's: after hours of lost answers they are nearly all that are like the one looked for. */
export type TakenOrders = (orders: readonly string[]) => Promise<ReadonlySet<string>>;

/** What can change in an eSIM's life, as it was read at a time. */
export type Reading = Partial<
  Pick<
    ProviderEsim,
    | "profileState"
    | "planState"
    | "saidState"
    | "eid"
    | "apn"
    | "totalBytes"
    | "usedBytes"
    | "expiresAt"
    | "startedAt"
    | "codeIsFree"
  >
> & { readAt: Date };

/** Issued may be fewer than were ordered, while the others are being made. */
export type ProviderAllocation =
  | { outcome: "issued"; esims: ProviderEsim[] }
  | { outcome: "pending" }
  | NotFound
  | Unknown;
export type ProviderReading = { outcome: "read"; esim: ProviderEsim } | NotFound | Unknown;

export type ProviderUsage = { esim: string; usedBytes: number; totalBytes: number | null };
/** eSIMs that the provider doesn't know are left out. */
export type ProviderUsages = { outcome: "read"; usages: ProviderUsage[] } | Unknown;

/** Data and days that are added; of one day where sold by the day. */
export type TopUpOption = {
  packageCode: string;
  priceUsdE4: number;
  dataBytes: number;
  days: number;
  soldByDay: boolean;
};
export type TopUpOptions = { outcome: "read"; options: TopUpOption[] } | NotFound | Unknown;
export type TopUpRequest = {
  /** Our reference, the same on every try. */
  reference: string;
  esim: string;
  packageCode: string;
  /** For packages sold by the day. */
  periodDays: number | null;
};
/** `topUp`: what the provider calls it. */
export type ToppedUp = { outcome: "done"; topUp: string } | Refused | Postponed | Unknown;
/** What the provider calls the top-ups that may be the one asked for; those known to be another's are to be left out. */
export type FoundTopUps = { outcome: "found"; topUps: string[] } | Unknown;

export type Cancelled = { outcome: "cancelled" } | { outcome: "asked" } | Refused | Postponed | Unknown;
/** What is left to spend, 1/10000 USD. */
export type ProviderBalance = { outcome: "read"; usdE4: number } | Unknown;

/**
 * Told once, right before what buys leaves: after checks and turns in the line, which may take long and buy nothing. What it
 * throws ends the call with nothing sent, and is thrown on.
 */
export type BeforeSending = () => Promise<void>;

/** A wholesale eSIM supplier. No call is made within a transaction. */
export type EsimProvider = {
  name: string;
  abilities: ProviderAbilities;
  placeOrder(request: ProviderOrderRequest, beforeSending: BeforeSending): Promise<ProviderOrder>;
  /** When an answer never came; looks from `since` on. A provider without references need not ask about orders that are `taken`. */
  findOrders(request: ProviderOrderRequest, since: Date, taken?: TakenOrders): Promise<FoundOrders>;
  /** All that it was ordered in a span, by its own books. */
  listOrders(from: Date, to: Date): Promise<ListedOrders>;
  /** What was issued for each of at most `ordersAtOnce`, in their order. */
  fetchOrders(orders: readonly PlacedOrder[]): Promise<ProviderAllocation[]>;
  /** For somebody who waits, unless told otherwise. */
  fetchEsim(esim: string, priority?: Priority): Promise<ProviderReading>;
  /** Of at most `usageBatch` eSIMs. */
  readUsage(esims: readonly string[]): Promise<ProviderUsages>;
  topUpOptions(esim: string): Promise<TopUpOptions>;
  topUp(request: TopUpRequest, beforeSending: BeforeSending): Promise<ToppedUp>;
  /** When an answer never came; looks from `since` on. */
  findTopUps(request: TopUpRequest, since: Date): Promise<FoundTopUps>;
  /** Gives back an eSIM that nobody has installed. */
  cancel(esim: string): Promise<Cancelled>;
  /** Ends one that nobody has used, for nothing: it serves nobody from then on. Null where that can't be done; told of once more it is the same. */
  revoke: ((esim: string) => Promise<Cancelled>) | null;
  balance(): Promise<ProviderBalance>;
  /**
   * Tells the provider where to send events; it checks that the address answers. Throws when it can't be told. Null where
   * people write the address into the provider's site.
   */
  registerWebhook: ((url: string) => Promise<void>) | null;
};
