import { longPauseHours } from "@rihla/contract/admin/operator-rules";
import type { Uses } from "../../../app.ts";
import { findSilentCompanies } from "../../../infra/outbound/rate-limiter.ts";
import {
  findLongLines,
  findOpenFailures,
  findPuzzlingEsims,
  findShortSuppliers,
  findStuckCancellations,
  findStuckEsims,
  findUsedAfterRefusal,
  requestNumber,
} from "../../esims/index.ts";
import { findReturnedMails } from "../../order-messages/index.ts";
import { findPauses, type Pause } from "../../pauses/index.ts";
import { findDisputesToAnswer, findGatewayOutages, findStuckPayments } from "../../payments/index.ts";
import { findStuckRecharges } from "../../recharges/index.ts";
import { closedSince } from "../closings.repository.ts";
import { findLongWaiting } from "../desk/conversations.repository.ts";
import { findLeftInWallets } from "../disputes/find-left-in-wallets.ts";
import { findOpenProposals } from "../second-person/second-person.repository.ts";
import { findOpenDifferences } from "../takings/kept-takings.repository.ts";
import { findUnknownOutside } from "../takings/unknown-outside.repository.ts";

/** What needs a person, by subject. */
export async function findStuck(app: Uses<"db" | "gateways">) {
  const { db } = app;
  return {
    closedSince: await closedSince(db),
    pauses: (await findPauses(db)).filter(isLong),
    ...(await findStuckPayments(db)),
    disputes: await findDisputesToAnswer(db),
    lostTopUps: await findLeftInWallets(app),
    esims: await findStuckEsims(db),
    recharges: await findStuckRecharges(db),
    questions: (await findLongWaiting(db)).map(({ id, facts, waitingSince }) => ({
      id,
      number: facts.number,
      orderNumber: facts.order,
      waitingSince,
    })),
    returnedMails: await findReturnedMails(db),
    puzzling: await findPuzzlingEsims(db),
    cancellations: (await findStuckCancellations(db)).map(withNumber),
    failures: (await findOpenFailures(db)).map(withNumber),
    usedAfterRefusal: await findUsedAfterRefusal(db),
    outages: {
      suppliers: await findSilentCompanies(db),
      gateways: await findGatewayOutages(db),
    },
    suppliers: await findShortSuppliers(db),
    lines: await findLongLines(db),
    unknownOutside: await findUnknownOutside(db),
    differences: await findOpenDifferences(db),
    proposals: await findOpenProposals(db),
  };
}

/** It was for a while. */
const isLong = ({ pausedAt }: Pause) => Date.now() - pausedAt.getTime() > longPauseHours * 3_600_000;

/** With the number that its buyer was told. */
const withNumber = <Row extends { esimId: string }>(row: Row) => ({
  request: requestNumber(row.esimId),
  ...row,
});
