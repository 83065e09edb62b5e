import { basePath, type FollowedEsim, type PaymentByLink } from "@rihla/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { attack } from "../testing/attack.ts";
import { issuedEsim } from "../testing/issued-esim.ts";
import { callApi, order } from "../testing/purchase.ts";
import { signIn } from "../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop();
});
afterAll(() => shop.close());

/** What whoever has one of these tokens would do with it. */
const uses = ["/shares/lookup", "/shares/claims", "/payment-links/lookup"];
const use = (path: string, token: string, cookie?: string) =>
  shop.http.inject({
    method: "POST",
    url: basePath + path,
    headers: cookie ? { cookie } : {},
    payload: { token },
  });
const spoilt = (token: string) => [
  token.slice(0, -1),
  `${token}A`,
  token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
  [...token].reverse().join(""),
  "",
  "A".repeat(43),
  "' or 1=1 --",
];
const pathOf = ({ number }: { number: string }) => `/orders/${number}/payment-link`;

async function sharedEsim() {
  const { owner, esim } = await issuedEsim(shop);
  const body = { esims: [{ id: esim.id }], language: "fr", largeType: false };
  const { data } = await callApi(shop, "PUT", `/orders/${owner.number}/shares`, { as: owner.as, body });
  const token = (data as FollowedEsim[])[0]?.share?.token as string;
  return { owner, esim, token };
}

const wrong = uses.length * spoilt("abc").length;
attack("a token changed a little opens a link", { short: wrong, whole: wrong }, async () => {
  const guest = await order(shop);
  const link = (await callApi(shop, "POST", pathOf(guest), { as: guest })).data as { token: string };
  const { token } = await sharedEsim();
  for (const path of uses)
    for (const lie of spoilt(path.startsWith("/pay") ? link.token : token))
      expect([path, lie, (await use(path, lie)).statusCode]).toEqual([
        path,
        lie,
        expect.toSatisfy((status: number) => status === 400 || status === 404),
      ]);
});

attack(
  "the token of one kind of link, or an order's secret, opens another kind",
  { short: 6, whole: 6 },
  async () => {
    const guest = await order(shop);
    const link = (await callApi(shop, "POST", pathOf(guest), { as: guest })).data as { token: string };
    const { owner, token } = await sharedEsim();
    for (const [path, lie] of [
      ["/shares/lookup", link.token],
      ["/shares/claims", link.token],
      ["/payment-links/lookup", token],
      ["/payment-links/lookup", guest.secret],
      ["/shares/lookup", owner.secret],
    ] as const)
      expect([path, (await use(path, lie)).statusCode]).toEqual([path, 404]);
    expect(
      (await callApi(shop, "GET", `/orders/${guest.number}`, { as: { secret: link.token } })).status,
    ).toBe(404);
  },
);

describe("a share link", () => {
  attack("that was withdrawn is opened", { short: 2, whole: 10 }, async (tries) => {
    const { owner, esim, token } = await sharedEsim();
    await callApi(shop, "DELETE", `/orders/${owner.number}/shares/${esim.id}`, { as: owner.as });
    for (let at = 0; at < tries; at++)
      for (const path of ["/shares/lookup", "/shares/claims"]) {
        const answer = await use(path, token);
        expect(answer.statusCode).toBe(404);
        expect(answer.body).not.toContain("LPA:1$");
      }
  });

  attack("is claimed by so many phones at once: one has it", { short: 5, whole: 30 }, async (tries) => {
    const { token } = await sharedEsim();
    const answers = await Promise.all(Array.from({ length: tries }, () => use("/shares/claims", token)));
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    for (const { statusCode, body } of answers) if (statusCode >= 300) expect(body).not.toContain("LPA:1$");
  });

  attack(
    "shows a second phone what the first received, by a made-up or another phone's cookie",
    { short: 3, whole: 10 },
    async (tries) => {
      const one = await sharedEsim();
      await use("/shares/claims", one.token);
      const other = await sharedEsim();
      const claimed = await use("/shares/claims", other.token);
      const cookies = [
        String(claimed.headers["set-cookie"]).split(";")[0] as string,
        `recipient_secret=${"x".repeat(43)}`,
        "",
      ];
      for (let at = 0; at < tries; at++) {
        const answer = await shop.http.inject({
          method: "GET",
          url: `${basePath}/shares/received`,
          headers: { cookie: cookies[at % cookies.length] as string },
        });
        expect(answer.body).not.toContain(one.esim.id);
      }
    },
  );

  attack("is made, read or withdrawn by another customer", { short: 3, whole: 3 }, async () => {
    const { owner, esim } = await sharedEsim();
    const as = { token: await signIn(shop, "thief@example.com") };
    const path = `/orders/${owner.number}/shares`;
    const body = { esims: [{ id: esim.id }], language: "fr", largeType: false };
    expect((await callApi(shop, "GET", path, { as })).status).toBe(404);
    expect((await callApi(shop, "PUT", path, { as, body })).status).toBe(404);
    expect((await callApi(shop, "DELETE", `${path}/${esim.id}`, { as })).status).toBe(404);
  });
});

describe("a payment link", () => {
  const ends = ["withdrawn", "over"] as const;
  attack(
    "that was withdrawn or is over is paid by",
    { short: ends.length, whole: ends.length * 5 },
    async (tries) => {
      for (let at = 0; at < tries; at++) {
        const guest = await order(shop);
        const { token } = (await callApi(shop, "POST", pathOf(guest), { as: guest })).data as {
          token: string;
        };
        if (ends[at % 2] === "withdrawn") await callApi(shop, "DELETE", pathOf(guest), { as: guest });
        else
          await sql`update payment_link set ends_at = now() - interval '1 second'
        where order_id = (select id from customer_order where number = ${guest.number})`.execute(shop.app.db);
        const body = { token, method: "cib", expectedTotal: guest.order.total, termsAccepted: true };
        expect(
          (await callApi(shop, "POST", "/payment-links/payments", { body })).status,
        ).toBeGreaterThanOrEqual(400);
      }
    },
  );

  attack("shows its payer's payment to whoever has another link", { short: 2, whole: 10 }, async (tries) => {
    const [one, other] = [await order(shop), await order(shop)];
    const [mine, theirs] = [
      (await callApi(shop, "POST", pathOf(one), { as: one })).data as { token: string },
      (await callApi(shop, "POST", pathOf(other), { as: other })).data as { token: string },
    ];
    const body = { token: mine.token, method: "cib", expectedTotal: one.order.total, termsAccepted: true };
    const { id } = (await callApi(shop, "POST", "/payment-links/payments", { body })).data as PaymentByLink;
    for (let at = 0; at < tries; at++) {
      const seen = await callApi(shop, "POST", `/payment-links/payments/${id}`, {
        body: { token: theirs.token },
      });
      expect(seen.status).toBe(404);
    }
  });

  attack("pays another sum than the order's", { short: 4, whole: 4 }, async () => {
    const guest = await order(shop);
    const { token } = (await callApi(shop, "POST", pathOf(guest), { as: guest })).data as { token: string };
    for (const amount of [1, 0, -100, guest.order.total.amount - 100]) {
      const body = { token, method: "cib", expectedTotal: { amount, currency: "DZD" }, termsAccepted: true };
      expect(
        (await callApi(shop, "POST", "/payment-links/payments", { body })).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });
});
