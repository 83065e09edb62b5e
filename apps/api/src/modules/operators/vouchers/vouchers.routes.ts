import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { responsibleFor } from "../responsible-for.ts";
import { orPropose } from "../second-person/or-propose.ts";
import { listBatches, showBatch } from "./show-batches.ts";
import { createVouchers, endVouchers, showVoucherSheet, showVouchers } from "./voucher-acts.ts";

export function mountVouchersOfOperators(route: AdminRoute, app: Uses<"config" | "db" | "jobs">): void {
  route("GET /voucher-batches", ({ query }) => listBatches(app, query.after));
  route("GET /voucher-batches/{number}", ({ path }) => showBatch(app, path.number));
  route("POST /voucher-batches", async ({ caller, body: { key, why, expiresAt, days, ...wish } }) => {
    const by = responsibleFor(caller, why);
    const wanted = { ...wish, expiresAt: new Date(expiresAt), ...(days === undefined ? {} : { days }) };
    const typed = {
      words: ["voucher", "create", wish.plan, String(wish.quantity)],
      options: { until: expiresAt, ...(days === undefined ? {} : { days: String(days) }) },
    };
    let batch: string | null = null;
    const done = await orPropose(app, typed, by, async () => {
      batch = (await createVouchers(app, wanted, by, key)).number;
    });
    return { ...done, batch };
  });
  route("POST /voucher-batches/{number}/exports", async ({ caller, path: { number }, body }) => {
    const vouchers = await showVouchers(app, number, responsibleFor(caller, body.why));
    return { name: `vouchers-${number}.csv`, content: Buffer.from(asCsv(vouchers)).toString("base64") };
  });
  route("POST /voucher-batches/{number}/sheets", async ({ caller, path, body: { language, why } }) => {
    const wanted = { batch: path.number, language };
    const { batch, pdf } = await showVoucherSheet(app, wanted, responsibleFor(caller, why));
    return { name: `vouchers-${batch}.pdf`, content: Buffer.from(pdf).toString("base64") };
  });
  route("POST /voucher-batches/{number}/blocks", async ({ caller, path, body: { nth, why } }) => {
    const done = await endVouchers(app, { batch: path.number, nth }, responsibleFor(caller, why));
    return { blocked: done.blocked, unchanged: done.unchanged };
  });
}

type Shown = Awaited<ReturnType<typeof showVouchers>>;

/** Semicolons and the mark at the beginning are what a French spreadsheet reads by itself. */
function asCsv(vouchers: Shown): string {
  const lines = vouchers.map(({ nth, code, expiresAt }) => [nth, code, expiresAt.toISOString()].join(";"));
  return `\ufeff${["number;code;until", ...lines].join("\r\n")}\r\n`;
}
