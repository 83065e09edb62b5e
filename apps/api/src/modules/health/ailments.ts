import type { Uses } from "../../app.ts";
import { findOldestDue } from "../../infra/jobs/job-figures.ts";
import { countDifferences, findLedgerCheck } from "../wallet/index.ts";

/** Work that comes round each minute is long done by then, seconds. */
const lateJob = 300;
/** It is added up each night; seconds. */
const oldCheck = 100_000;

/** What is not well with the shop as a whole; nothing where all is. Throws where the database does not answer. */
export async function findAilments({ db }: Uses<"db">): Promise<string[]> {
  const late = (await findOldestDue(db)).filter(({ seconds }) => seconds > lateJob);
  const check = await findLedgerCheck(db);
  return [
    ...late.map(({ queue, seconds }) => `${queue} is late by ${Math.round(seconds)} s`),
    ...(check && countDifferences(check) > 0 ? ["the wallets' ledger does not add up"] : []),
    ...(check && Date.now() - check.at.getTime() > oldCheck * 1000
      ? ["the wallets' ledger was not added up"]
      : []),
  ];
}
