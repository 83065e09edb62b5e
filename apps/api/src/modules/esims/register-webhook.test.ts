import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compose, readShopConfig } from "../../compose.ts";
import { createLog } from "../../infra/log.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { registerWebhookJob } from "./esims.queue.ts";
import { registerWebhook } from "./register-webhook.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** The shop whose public address is `url`, with its lines. */
function shopAt(url: string) {
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line) => lines.push(line) });
  const { db, jobs } = shop.app;
  return { app: compose(readShopConfig({ ...shop.environment, PUBLIC_URL: url }), log, db, jobs), lines };
}

/** With how many refusals it is tried again. */
async function triedAgain(): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select data from jobs.job where name = ${registerWebhookJob.name} and start_after > now()`.execute(
    shop.app.db,
  );
  return rows.map(({ data }) => data);
}

it("says once and quietly that the shop does not answer yet, tries again, and fails where that never ends", async () => {
  const { app, lines } = shopAt("http://127.0.0.1:9");
  await registerWebhook(app);
  expect(await triedAgain()).toEqual([{ refused: 1 }]);
  await registerWebhook(app, 1);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([30]);
  await expect(registerWebhook(app, 8)).rejects.toThrow("not taken");
});

it("says nothing where the shop answers", async () => {
  const { app, lines } = shopAt(await shop.http.listen({ port: 0, host: "127.0.0.1" }));
  await registerWebhook(app);
  expect(lines.filter((line) => line.includes("webhook address"))).toEqual([]);
});
