import type { App } from "../app.ts";
import {
  findLongLines,
  findOpenFailures,
  findPuzzlingEsims,
  findShortSuppliers,
  findStuckCancellations,
  findStuckEsims,
  findUsedAfterRefusal,
} from "../modules/esims/index.ts";
import { findOpenProposals } from "../modules/operators/index.ts";
import { findStuckPayments } from "../modules/payments/index.ts";
import { findStuckRecharges } from "../modules/recharges/index.ts";

/** What needs a person, by subject. */
export async function findStuck({ db }: App) {
  return {
    ...(await findStuckPayments(db)),
    esims: await findStuckEsims(db),
    recharges: await findStuckRecharges(db),
    puzzling: await findPuzzlingEsims(db),
    cancellations: await findStuckCancellations(db),
    failures: await findOpenFailures(db),
    usedAfterRefusal: await findUsedAfterRefusal(db),
    suppliers: await findShortSuppliers(db),
    lines: await findLongLines(db),
    proposals: await findOpenProposals(db),
  };
}
