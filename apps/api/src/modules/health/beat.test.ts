import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { doJobs } from "../../testing/do-jobs.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { beat } from "./beat.ts";

let shop: TestShop;
let listener: Server;
let status = 200;
const heard: string[] = [];
beforeAll(async () => {
  listener = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as AddressInfo;
  shop = await createTestShop({ HEARTBEAT_URL: `http://127.0.0.1:${port}/ping/s3cret` });
});
afterAll(async () => {
  await shop.close();
  listener.close();
});
afterEach(() => {
  heard.length = 0;
  status = 200;
});

const change = (statement: string) => sql.raw(statement).execute(shop.app.db);
const send = () => shop.app.jobs.send(shop.app.db, { name: "heartbeat", concurrency: 1 }, {});

it("while all is well the address is called, once for each minute's job", async () => {
  await send();
  await doJobs(shop, "heartbeat");
  expect(heard).toEqual(["GET /ping/s3cret"]);
});

it("a late job keeps it silent, and the log says which", async () => {
  await shop.app.jobs.send(shop.app.db, { name: "watch-esims", concurrency: 1 }, {});
  await change("update jobs.job set start_after = now() - interval '6 minutes' where name = 'watch-esims'");
  await beat(shop.app);
  expect(heard).toEqual([]);
  expect(shop.logged()).toMatch(/watch-esims is late by 36\d s/);
  await change("delete from jobs.job where name = 'watch-esims'");
  await beat(shop.app);
  expect(heard).toHaveLength(1);
});

it("a ledger that was not added up for long, or does not add up, keeps it silent", async () => {
  const check = (at: string, wrong: number) =>
    change(`insert into ledger_check (at, transfers, wallets, unbalanced, wrong_balances, apart, unfounded)
      values (${at}, 0, 0, ${wrong}, 0, 0, 0)`);
  await check("now() - interval '28 hours'", 0);
  await beat(shop.app);
  await check("now()", 1);
  await beat(shop.app);
  expect(heard).toEqual([]);
  expect(shop.logged()).toMatch(/ledger was not added up.*ledger does not add up/s);
  await check("now()", 0);
  await beat(shop.app);
  expect(heard).toHaveLength(1);
});

it("an address that says no, or nothing, is told in the log without its path", async () => {
  status = 404;
  await beat(shop.app);
  expect(shop.logged()).toContain("the heartbeat was not taken");
  listener.closeAllConnections();
  listener.close();
  await expect(beat(shop.app)).rejects.toThrow("heartbeat: ECONNREFUSED");
  expect(shop.logged()).not.toContain("s3cret");
});

it("nobody is called where no address is set", async () => {
  await beat({ ...shop.app, config: { ...shop.app.config, HEARTBEAT_URL: undefined } });
  expect(heard).toEqual([]);
});
