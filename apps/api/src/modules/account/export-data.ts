import type { Uses } from "../../app.ts";
import type { Caller } from "../../http/caller.ts";
import { exportAutomaticRecharges, exportRechargeRuns } from "../automatic-recharges/index.ts";
import { exportChat } from "../chat/index.ts";
import { exportShares } from "../esim-shares/index.ts";
import { exportEsims } from "../esims/index.ts";
import { exportFeedback } from "../feedback/index.ts";
import { exportLimits, spendLimits } from "../limits/index.ts";
import { findUnwantedMails, findUnwantedNotifications } from "../messages/index.ts";
import { exportOrderConsents, exportOrders } from "../orders/index.ts";
import { exportRepairs } from "../repairs/index.ts";
import { exportEntries } from "../wallet/index.ts";
import { exportCustomer } from "./export-customer.ts";

type ExportData = { caller: Caller; ip: string };

/**
 * Everything that the shop knows of the caller, as the pieces of one JSON text. Each module tells what it knows. However
 * much it is, one page of it is in memory: the next is read when the caller has taken the one before.
 */
export async function exportData(
  app: Uses<"config" | "db" | "gateways" | "providers">,
  asking: ExportData,
): Promise<AsyncIterable<string>> {
  await spendLimits(app, exportLimits, asking);
  return personalDataOf(app, asking.caller);
}

/** The same of whom somebody else answers for. */
export const personalDataOf = async (app: Uses<"config" | "db" | "gateways" | "providers">, person: Caller) =>
  piecesOf(app, person, await exportCustomer(app.db, person));

async function* piecesOf(
  app: Uses<"config" | "db" | "gateways" | "providers">,
  caller: Caller,
  { consents, ...known }: Awaited<ReturnType<typeof exportCustomer>>,
): AsyncGenerator<string> {
  const { email, customerId } = caller;
  const unwantedMails = await findUnwantedMails(app.db, email);
  const unwantedNotifications = await findUnwantedNotifications(app.db, customerId);
  const exportedAt = new Date().toISOString();
  const beginning = JSON.stringify({ exportedAt, ...known, unwantedMails, unwantedNotifications, consents });
  // Reopens the last list: what was agreed to with orders goes on in it.
  yield beginning.slice(0, -"]}".length);
  yield* elements(exportOrderConsents(app, email), consents.length === 0);
  yield '],"orders":[';
  yield* elements(exportOrders(app, caller));
  yield '],"esims":[';
  yield* elements(exportEsims(app.db, email));
  yield '],"repairs":[';
  yield* elements(exportRepairs(app.db, email));
  yield '],"shares":[';
  yield* elements(exportShares(app.db, email));
  yield '],"automaticRecharges":[';
  yield* elements(exportAutomaticRecharges(app.db, email));
  yield '],"automaticRechargeRuns":[';
  yield* elements(exportRechargeRuns(app.db, email));
  yield '],"feedback":[';
  yield* elements(exportFeedback(app.db, email));
  yield '],"wallet":[';
  yield* elements(exportEntries(app.db, customerId));
  yield '],"chat":[';
  yield* elements(exportChat(app, customerId));
  yield "]}";
}

async function* elements(pages: AsyncIterable<unknown[]>, isFirst = true): AsyncGenerator<string> {
  let comma = isFirst ? "" : ",";
  for await (const page of pages) {
    yield comma + page.map((one) => JSON.stringify(one)).join(",");
    comma = ",";
  }
}
