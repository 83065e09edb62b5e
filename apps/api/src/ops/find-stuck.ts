import type { App } from "../app.ts";
import {
  findLongLines,
  findOpenFailures,
  findPuzzlingEsims,
  findShortSuppliers,
  findStuckCancellations,
  findStuckEsims,
  findUsedAfterRefusal,
  requestNumber,
} from "../modules/esims/index.ts";
import { closedSince, findOpenProposals, findUnknownOutside } from "../modules/operators/index.ts";
import { findReturnedMails } from "../modules/order-messages/index.ts";
import { findStuckPayments } from "../modules/payments/index.ts";
import { findStuckRecharges } from "../modules/recharges/index.ts";

/** What needs a person, by subject. */
export async function findStuck({ db }: App) {
  return {
    closedSince: await closedSince(db),
    ...(await findStuckPayments(db)),
    esims: await findStuckEsims(db),
    recharges: await findStuckRecharges(db),
    returnedMails: await findReturnedMails(db),
    puzzling: await findPuzzlingEsims(db),
    cancellations: (await findStuckCancellations(db)).map(withNumber),
    failures: (await findOpenFailures(db)).map(withNumber),
    usedAfterRefusal: await findUsedAfterRefusal(db),
    suppliers: await findShortSuppliers(db),
    lines: await findLongLines(db),
    unknownOutside: await findUnknownOutside(db),
    proposals: await findOpenProposals(db),
  };
}

/** With the number that its buyer was told. */
const withNumber = <Row extends { esimId: string }>(row: Row) => ({
  request: requestNumber(row.esimId),
  ...row,
});
