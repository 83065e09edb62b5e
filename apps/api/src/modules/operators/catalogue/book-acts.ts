import type { BookPreview, PriceBookNow } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Tx } from "../../../database.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import {
  type BookDraft,
  changeBook,
  changeRate,
  findNewestBook,
  findRates,
  lockCatalogue,
  type PickedAnew,
  pickAnew,
  previewPrices,
  revisionOfPrices,
} from "../../catalogue/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";

type BookApp = Uses<"db" | "pauses" | "sellingProviders">;

/** At once; the counts are of all. */
const mostShown = 200;

/** Reads are of one moment, so that what is shown belongs together. */
const reading = <Result>({ db }: Uses<"db">, read: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel("repeatable read").execute(read);

/** The book in force, and what a change of it would have to be based on. */
export const showBook = (app: BookApp): Promise<PriceBookNow> =>
  reading(app, async (tx) => {
    const book = await findNewestBook(tx);
    return {
      version: book?.version ?? 0,
      revision: await revisionOfPrices(tx),
      rules: [...(book?.rules ?? [])],
      handicaps: book?.handicaps ?? {},
      rates: Object.fromEntries((await findRates(tx)).map(({ code, perUsdE4 }) => [code, perUsdE4])),
      suppliers: app.sellingProviders.map(({ name }) => name),
    };
  });

export const previewBook = (
  app: BookApp,
  { from, ...draft }: BookDraft & { from: number },
): Promise<BookPreview> =>
  reading(app, async (tx) => {
    assertWhole(draft);
    const changes = await previewPrices(tx, app, draft);
    const count = (fits: (change: (typeof changes)[number]) => boolean) => changes.filter(fits).length;
    return {
      revision: await revisionOfPrices(tx),
      up: count(({ percent }) => (percent ?? 0) > 0),
      down: count(({ percent }) => (percent ?? 0) < 0),
      losing: count(({ loses }) => loses),
      moved: count(({ supplier, supplierBefore }) => supplier !== supplierBefore),
      total: changes.length,
      changes: changes.slice(from, from + mostShown),
    };
  });

/**
 * Prices every plan by another book, at once: a new version, what each plan is sold by and for, and the act, in one transaction. Refused where the book, a rate or
 * what is on sale has changed since `revision` was told: the preview was of something else. Orders that are placed keep their price.
 */
export function applyBook(
  { db, ...app }: BookApp,
  { revision, ...draft }: BookDraft & { revision: string },
  responsible: Responsible,
): Promise<PickedAnew> {
  assertWhole(draft);
  return db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    if ((await revisionOfPrices(tx)) !== revision) throw new OperatorRefusal("book_changed");
    const before = await findNewestBook(tx);
    await applyRates(tx, draft.rates, responsible);
    const book = await changeBook(tx, { rules: draft.rules, handicaps: draft.handicaps });
    const picked = await pickAnew(tx, app);
    await recordAct(tx, {
      ...responsible,
      id: newId(),
      act: "prices apply",
      subject: "prices",
      details: { version: book.version, ...picked },
      before: before ? figuresOf(before) : { version: null },
      after: figuresOf(book),
    });
    return picked;
  });
}

type Book = NonNullable<Awaited<ReturnType<typeof findNewestBook>>>;

const figuresOf = ({ version, rules, handicaps, rates }: Book) => ({
  version,
  rules,
  handicaps,
  rates: Object.fromEntries(rates.map(({ code, perUsdE4 }) => [code, perUsdE4])),
});

/** Each rate that is another one now is an act of its own, by which its age is known. */
async function applyRates(tx: Tx, wanted: BookDraft["rates"], responsible: Responsible): Promise<void> {
  for (const { code, perUsdE4 } of await findRates(tx)) {
    const after = wanted[code] ?? perUsdE4;
    if (after === perUsdE4) continue;
    await changeRate(tx, code, after);
    const states = { before: { [code]: perUsdE4 }, after: { [code]: after } };
    const act = { act: "prices set-rate", subject: "prices", details: {}, ...states };
    await recordAct(tx, { ...responsible, id: newId(), ...act });
  }
}

/** The last rule fits every plan, so that each one has a price. */
function assertWhole({ rules }: BookDraft): void {
  const last = rules.at(-1);
  if (!last || last.kind || last.destinations || last.belowUsdE4 !== undefined)
    throw new OperatorRefusal("last_rule_narrow");
}
