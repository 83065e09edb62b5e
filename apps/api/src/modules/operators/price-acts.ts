import type { Uses } from "../../app.ts";
import type { Db } from "../../database.ts";
import { newId } from "../../infra/ids.ts";
import { OperatorRefusal } from "../../operator-refusal.ts";
import {
  changeBook,
  changeRate,
  findNewestBook,
  findRates,
  lockCatalogue,
  type PriceBook,
  type SyncResult,
  syncCatalogue,
} from "../catalogue/index.ts";
import { type Responsible, recordAct } from "./acts.repository.ts";

/** How much of a currency a dollar is, in ten-thousandths. Plans take it at the next sync. */
export function setRate(
  db: Db,
  { code, perUsdE4 }: { code: string; perUsdE4: number },
  responsible: Responsible,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const known = (await findRates(tx)).find((rate) => rate.code === code);
    if (!(await changeRate(tx, code, perUsdE4)))
      throw new OperatorRefusal("currency_unknown", { currency: code });
    const states = { before: { [code]: known?.perUsdE4 ?? null }, after: { [code]: perUsdE4 } };
    const act = { act: "prices set-rate", subject: "prices", details: {}, ...states };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
  });
}

type Change = { rules: PriceBook["rules"] } | { handicap: { provider: string; percent: number } };

/** A new version of the price book; other handicaps stay. Two at once come one after the other, and neither is lost. */
export function setBook(db: Db, change: Change, responsible: Responsible): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const newest = await findNewestBook(tx);
    const book = await changeBook(
      tx,
      "rules" in change
        ? { rules: change.rules }
        : { handicaps: { ...newest?.handicaps, [change.handicap.provider]: change.handicap.percent } },
    );
    const name = "rules" in change ? "rules" : "handicaps";
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: `prices set-${"rules" in change ? "rules" : "handicap"}`,
      subject: "prices",
      details: { version: book.version },
      before: newest ? { version: newest.version, [name]: newest[name] } : { version: null },
      after: { version: book.version, [name]: book[name] },
    });
  });
}

/** A sync that takes a provider's list though it is much shorter than what is on sale: somebody has looked and answers for it. */
export function acceptShortLists(
  app: Uses<"db" | "pauses" | "sellingProviders">,
  responsible: Responsible,
): Promise<SyncResult> {
  return syncCatalogue(app, { acceptShortList: true }, (tx, result, onSaleBefore) => {
    const { received, added, changed, withdrawn } = result;
    const details = { received, added, changed, withdrawn };
    const act = { act: "accept-short-list", subject: "catalogue", details, before: { offers: onSaleBefore } };
    return recordAct(tx, { ...responsible, id: newId(), ...act });
  });
}
