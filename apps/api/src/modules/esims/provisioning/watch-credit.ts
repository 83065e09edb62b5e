import type { Uses } from "../../../app.ts";
import { eachApart } from "../../../infra/jobs/each-apart.ts";
import { wakeEsimsOf } from "../esims.repository.ts";
import { saveBalance } from "./supplier-credit.repository.ts";

/**
 * Reads what is left to spend at each supplier that is sold from. Below the floor its plans are not sold; above it
 * again, what waits for money there is asked for at once.
 */
export async function watchCredit(app: Uses<"config" | "db" | "log" | "sellingProviders">): Promise<void> {
  const floor = app.config.SUPPLIER_BALANCE_FLOOR * 10_000;
  await eachApart(app.sellingProviders, async ({ name, balance }) => {
    const read = await balance();
    if (read.outcome !== "read")
      return app.log.warn({ provider: name, reason: read.reason }, "a balance was not told");
    const isShort = read.usdE4 < floor;
    const facts = { provider: name, dollars: read.usdE4 / 10_000 };
    if (!(await saveBalance(app.db, name, read.usdE4, isShort))) return;
    if (isShort)
      return app.log.error(facts, "the balance at this supplier is too low: its plans are not sold");
    app.log.warn(facts, "the balance at this supplier is filled up: its plans are sold again");
    await wakeEsimsOf(app.db, name);
  });
}
