import type { Language } from "../world/hosted-page-words.ts";
import { type Collection, openSwitches, type Switches } from "../world/store.ts";
import type { World } from "../world/world.ts";
import type { DeclineReason } from "./cards.ts";

export const MERCHANT = {
  userName: "sandbox-merchant",
  password: "sandbox-password",
  terminal: "E01SANDBOX",
};

/** `auto-cancelled`: paid, never acknowledged, money given back; the gateway then does not know the order any more. */
export type State =
  | "open"
  | "held"
  | "paid"
  | "reversed"
  | "refunded"
  | "cancelled"
  | "expired"
  | "auto-cancelled";

export type Card = { pan: string; expiration: string; cardholderName: string };

/** A card that was entered and now waits for its one-time password. Never the full number. */
type Attempt = {
  id: string;
  card: Card;
  decline: DeclineReason | null;
  otp: string;
  wrongOtps: number;
};

/** Amounts in centimes, times in milliseconds of the world's clock. */
export type SatimOrder = {
  mdOrder: string;
  orderNumber: string;
  amount: number;
  currency: string;
  returnUrl: string;
  failUrl: string;
  language: Language;
  description: string;
  udf: Record<string, string>;
  callbackUrl: string;
  createdAt: number;
  sessionEndsAt: number;
  state: State;
  attempt: Attempt | null;
  lastDecline: DeclineReason | null;
  failedAttempts: number;
  card: Card | null;
  approvalCode: string;
  depositAmount: number;
  refundedAmount: number;
  paidAt: number | null;
  acknowledgedAt: number | null;
  /** Wrong values for fields of the status answer, set by the controls. */
  misreport: Record<string, unknown>;
};

type SatimSwitches = {
  /** Observers saw codes as numbers and as strings; `mixed` is ErrorCode as text and the others as numbers. */
  codesAs: "mixed" | "number" | "string";
  autoCancelSeconds: number;
  callbackUrl: string;
  callbackSecret: string;
  tellsRefundedAmount: boolean;
};

export type Satim = { world: World; orders: Collection<SatimOrder>; switches: Switches<SatimSwitches> };

export function openSatim(world: World): Satim {
  return {
    world,
    orders: world.store.collection("satim/orders"),
    switches: openSwitches<SatimSwitches>(world.store, "satim", {
      codesAs: "mixed",
      autoCancelSeconds: 20 * 60,
      callbackUrl: "",
      callbackSecret: "sandbox-callback-secret",
      tellsRefundedAmount: true,
    }),
  };
}

/** The order as it stands now: sessions end and unacknowledged payments are undone by the mere passing of time. */
export function findOrder(satim: Satim, mdOrder: string): SatimOrder | undefined {
  const order = satim.orders.get(mdOrder);
  if (!order) return undefined;
  const state = stateAt(order, satim.world.clock.now(), satim.switches.read().autoCancelSeconds * 1000);
  return state === order.state ? order : keep(satim, { ...order, state, attempt: null });
}

function stateAt(order: SatimOrder, now: number, autoCancelMs: number): State {
  if (order.state === "open" && now >= order.sessionEndsAt) return "expired";
  const forgotten =
    order.acknowledgedAt === null && order.paidAt !== null && now >= order.paidAt + autoCancelMs;
  return order.state === "paid" && forgotten ? "auto-cancelled" : order.state;
}

export function keep(satim: Satim, order: SatimOrder): SatimOrder {
  satim.orders.put(order.mdOrder, order);
  return order;
}
