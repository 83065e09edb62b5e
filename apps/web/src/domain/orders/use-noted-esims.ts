import type { Esim, Order } from "@rihla/contract";
import { useEffect } from "react";
import { readToken } from "../../lib/session/session.ts";
import { noteOrderEsims } from "../esims/note-esims.ts";
import { keptUntil, noteLeft, noteSeenPaid } from "./kept-here.ts";
import { keptHereUntil } from "./kept-here-until.ts";

/** Whoever sees the eSIMs of an order notes until when this browser keeps what opens it; a guest also the one that home shows. */
export function useNotedEsims(order: Order, esims: readonly Esim[] | undefined): void {
  useEffect(() => {
    if (!esims) return;
    const { number } = order;
    const until = keptHereUntil(order, esims, { now: Date.now(), before: keptUntil(number) });
    if (order.esims.length > 0) noteSeenPaid(number, until);
    else noteLeft(number, until);
    if (readToken() === null) noteOrderEsims(number, esims);
  }, [order, esims]);
}
