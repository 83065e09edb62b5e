import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi, order } from "./testing/purchase.ts";
import { signIn } from "./testing/sign-in.ts";
import { createStockedShop, type TestShop } from "./testing/test-shop.ts";

const email = "many@example.com";
const count = 75;

let shop: TestShop;
let client: pg.Client;
beforeAll(async () => {
  shop = await createStockedShop();
  client = new pg.Client(shop.environment.DATABASE_URL);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await shop.close();
});

describe("a question that is asked each minute or night, or by support,", () => {
  it.each([
    [
      "payment_unregistered",
      "select id from payment where status = 'pending' and gateway_ref is null and session_ends_at < now()",
    ],
    ["refund_open", "select id from refund where status = 'requested'"],
    ["payment_under_review", "select id from payment where review_reason is not null order by created_at"],
    ["esim_of_iccid", "select id from esim where iccid = '8944'"],
    ["order_newest", "select id from customer_order order by created_at desc limit 20"],
    [
      "order_of_email",
      "select id from customer_order where email = 'a' order by created_at desc, id desc limit 20",
    ],
    ["esim_of_email", "select id from esim where email = 'a' order by created_at desc limit 50"],
    [
      "order_unpaid",
      `select * from customer_order where status <> 'placed' and (close_reason is null or close_reason <> 'refunded')
        and id > '00000000-0000-0000-0000-000000000000' and created_at < now() - interval '30 days' order by id limit 200 for update skip locked`,
    ],
    ["session_of_customer", "delete from session where customer_id = '00000000-0000-0000-0000-000000000000'"],
    [
      "session_ended",
      "delete from session where coalesce(revoked_at, expires_at) < now() - interval '30 days'",
    ],
    [
      "known_device_unused",
      "delete from known_device where last_used_at < now() - make_interval(days => 365)",
    ],
    [
      "limit_counter_of_email",
      "delete from limit_counter where split_part(subject, '/', 2) in ('email') and split_part(subject, '/', 3) = 'a'",
    ],
    ["webhook_event_old", "select ctid from webhook_event where received_at < now() - interval '90 days'"],
  ])("goes by the index %s", async (index, question) => {
    await client.query("begin");
    // On an empty table reading all of it is always cheapest.
    await client.query("set local enable_seqscan = off");
    const { rows } = await client.query(`explain ${question}`);
    await client.query("rollback");
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(new RegExp(`\\b${index}\\b`));
  });
});

/** Everything under `path`, page by page. */
async function readAll(path: string, token: string): Promise<{ pages: number; keys: string[] }> {
  const keys: string[] = [];
  let cursor: string | null = null;
  for (let pages = 1; ; pages++) {
    const url = `/api/v1/app${path}${cursor ? `${path.includes("?") ? "&" : "?"}cursor=${cursor}` : ""}`;
    const answer = await shop.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const { data, page } = answer.json() as {
      data: { id?: string; number?: string }[];
      page: { next: string | null };
    };
    keys.push(...data.map((one) => one.id ?? (one.number as string)));
    if (page.next === null) return { pages, keys };
    cursor = page.next;
  }
}

describe("a long list", () => {
  let token: string;
  beforeAll(async () => {
    const { number } = await order(shop);
    token = await signIn(shop, email);
    // Three at each moment: pages must not cut between rows of one time.
    await client.query(
      `insert into customer_order select (jsonb_populate_record(o, jsonb_build_object(
        'id', gen_random_uuid(), 'number', 'N' || n, 'email', $2::text, 'known_to_owner', true, 'idempotency_key', 'many-' || n,
        'created_at', now() - make_interval(secs => n / 3)))).*
      from customer_order o, generate_series(1, ${count}) n where o.number = $1`,
      [number, email],
    );
    await client.query(
      `insert into esim (id, order_id, order_number, order_line_id, position, email, plan, destination_names, days,
        provider, provider_package, provisioning, provider_transaction, created_at)
      select gen_random_uuid(), o.id, o.number, gen_random_uuid(), n % 3, $2, l.plan, l.destination_names, 7, 'esim-access', 'x', 'waiting',
        'many-' || n, now() - make_interval(secs => n / 3)
      from order_line l, customer_order o, generate_series(1, ${count}) n
      where o.number = 'N' || n and l.order_id = (select id from customer_order where number = $1)`,
      [number, email],
    );
  });

  it.each([
    ["/orders", 4],
    ["/esims", 2],
    ["/esims?group=active", 2],
  ])("%s comes whole in %i pages, each row once", async (path, pages) => {
    const read = await readAll(path, token);
    expect(read.pages).toBe(pages);
    expect(new Set(read.keys).size).toBe(count);
    expect(read.keys).toHaveLength(count);
  });

  it("of which nothing is in a tab ends with nothing", async () => {
    expect(await readAll("/esims?group=expired", token)).toEqual({ pages: 1, keys: [] });
  });

  it("takes no cursor that is not one, and begins after nothing of somebody else's", async () => {
    expect((await callApi(shop, "GET", "/orders?cursor=1", { as: { token } })).status).toBe(400);
    const other = await signIn(shop, "other@example.com");
    const { id } = (await client.query("select id from customer_order where number = 'N1'")).rows[0];
    expect((await callApi(shop, "GET", `/orders?cursor=${id}`, { as: { token: other } })).data).toEqual([]);
  });
});
