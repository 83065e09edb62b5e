import type { Order, Quote } from "@rihla/contract";
import { tidyEmail } from "@rihla/contract/rules/person";
import { isCorrectable } from "../../../../domain/orders/correct-email.ts";
import { placedHere } from "../../../../domain/orders/placed-here.ts";
import { sameContents } from "../../../../domain/orders/same-contents.ts";
import { unpaidState } from "../../../../domain/orders/unpaid-state.ts";
import { findUnpaid } from "../../unpaid/find-unpaid.ts";

type Wanted = { lines: Quote["lines"]; email: string };

/**
 * An order with the same in it, of this browser or of who is signed in, that is asked about before it is bought a second time: its money is on
 * its way, or it waits for an address that was typed anew since.
 */
export async function findTwin({ lines, email }: Wanted, signedIn: boolean): Promise<Order | undefined> {
  const numbers = placedHere();
  if (numbers.length === 0 && !signedIn) return undefined;
  const twins = (await findUnpaid(numbers, signedIn)).filter((order) => sameContents(order.lines, lines));
  return (
    twins.find((order) => unpaidState(order).kind === "open") ??
    twins.find((order) => isCorrectable(order) && order.billing.email !== tidyEmail(email))
  );
}
