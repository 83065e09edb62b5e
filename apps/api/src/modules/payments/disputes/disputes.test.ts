import { disputeStates } from "@rihla/contract/admin";
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import { callApi } from "../../../testing/purchase.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";
import { endBlock, findBlocks } from "../../blocks/index.ts";
import { disputeMayMove } from "./dispute.ts";
import {
  buyAndDispute,
  buyAt,
  type Disputing,
  decide,
  dispute,
  disputing,
  paidThere,
  payElsewhere,
  rowOf,
  sweep,
} from "./disputes.test-kit.ts";
import { followDispute } from "./follow-dispute.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createStockedShop({ PAYMENT_METHODS: paidThere });
  await shop.http.listen({ port: 0, host: "127.0.0.1" });
}, 90_000);
afterAll(() => shop.close());
afterEach(() => shop.sandbox.clearFaults());

const gateways = Object.keys(disputing) as Disputing[];
const history = async (name: string) => {
  const rows = await shop.app.db
    .selectFrom("disputeHistory as h")
    .innerJoin("dispute as d", "d.id", "h.disputeId")
    .select(["h.fromStatus", "h.toStatus"])
    .where("d.reference", "=", name)
    .orderBy("h.id")
    .execute();
  return rows.map(({ fromStatus, toStatus }) => [fromStatus, toStatus]);
};

test("a dispute moves to any other state, also once it was decided, and never to its own", () => {
  for (const from of disputeStates)
    for (const to of disputeStates)
      expect([from, to, disputeMayMove(from, to)]).toEqual([from, to, from !== to]);
});

it("the gateways that tell of disputes are those that these tests know", () => {
  const telling = [...shop.app.gateways.values()].filter((one) => one.disputes !== null);
  expect(telling.map(({ name }) => name).toSorted()).toEqual(gateways.toSorted());
});

describe.each(gateways)("a dispute at %s", (gateway) => {
  it("of which no webhook came is found by the sweep, with its deadline and sum", async () => {
    const bought = await buyAt(shop, gateway);
    const name = await dispute(shop, gateway, bought.ref);
    expect(await rowOf(shop, name)).toBeUndefined();
    await sweep(shop);
    expect(await rowOf(shop, name)).toMatchObject({
      paymentId: bought.paymentId,
      gateway,
      reason: "not_theirs",
      status: "needs_answer",
      amount: bought.amount,
      currency: "USD",
      answerBy: expect.any(Date),
      closedAt: null,
      takenBack: null,
    });
    expect(await history(name)).toEqual([[null, "needs_answer"]]);
  });

  it("is noted once, whoever is told of it and however often", async () => {
    const { name } = await buyAndDispute(shop, gateway);
    await Promise.all([1, 2, 3].map(() => followDispute(shop.app, gateway, name)));
    await sweep(shop);
    expect(await history(name)).toEqual([[null, "needs_answer"]]);
  });

  it("keeps each move of its state, and what was taken back once it is lost", async () => {
    const { name, amount } = await buyAndDispute(shop, gateway);
    for (const what of ["under_review", "lost"] as const) {
      await decide(shop, gateway, name, what);
      await sweep(shop);
    }
    expect(await rowOf(shop, name)).toMatchObject({
      status: "lost",
      takenBack: amount,
      closedAt: expect.any(Date),
    });
    expect(await history(name)).toEqual([
      [null, "needs_answer"],
      ["needs_answer", "under_review"],
      ["under_review", "lost"],
    ]);
  });

  it("that was lost and is taken up again is open again, and what was taken back is not counted", async () => {
    const { name } = await buyAndDispute(shop, gateway);
    await decide(shop, gateway, name, "lost");
    await sweep(shop);
    await decide(shop, gateway, name, "under_review");
    await sweep(shop);
    expect(await rowOf(shop, name)).toMatchObject({
      status: "under_review",
      takenBack: null,
      closedAt: null,
    });
  });

  it("stays as it is known while its gateway does not answer, which the sweep says, and the next one finds it", async () => {
    const { name } = await buyAndDispute(shop, gateway);
    await decide(shop, gateway, name, "won");
    const lists = gateway === "stripe" ? "stripe:GET disputes" : "paypal:GET v1/customer/disputes";
    for (const endpoint of [lists, `${lists}/:id`]) {
      await shop.sandbox.fault({ endpoint, kind: "status", status: 503, times: null });
      await expect(sweep(shop)).rejects.toThrow(/No (list|answer)/);
      if (endpoint !== lists) expect(await rowOf(shop, name)).toMatchObject({ status: "needs_answer" });
      await shop.sandbox.clearFaults();
      if (endpoint === lists) {
        await decide(shop, gateway, name, "needs_answer");
        await sweep(shop);
        await decide(shop, gateway, name, "won");
      }
    }
    await sweep(shop);
    expect(await rowOf(shop, name)).toMatchObject({ status: "won" });
  });

  it("of money that the shop knows nothing of is noted all the same: somebody has to answer it", async () => {
    const name = await dispute(shop, gateway, await payElsewhere(shop, gateway));
    await sweep(shop);
    expect(await rowOf(shop, name)).toMatchObject({ paymentId: null, status: "needs_answer" });
  });
});

describe("the webhook of a dispute", () => {
  const listen = (gateway: Disputing) => {
    const address = shop.http.server.address();
    if (typeof address !== "object" || !address) throw new Error("the shop does not listen");
    const webhookUrl = `http://127.0.0.1:${address.port}/api/v1/app/webhooks/${gateway}`;
    return shop.sandbox.post(`/controls/${gateway}/settings`, { webhookUrl });
  };

  it.each(gateways)("of %s is a hint: the gateway is asked, and what it says counts", async (gateway) => {
    const bought = await buyAt(shop, gateway);
    await listen(gateway);
    const name = await dispute(shop, gateway, bought.ref);
    await doJobs(shop, "handle-webhook");
    expect(await rowOf(shop, name)).toMatchObject({ status: "needs_answer", paymentId: bought.paymentId });
    await decide(shop, gateway, name, "won");
    await doJobs(shop, "handle-webhook");
    expect(await rowOf(shop, name)).toMatchObject({ status: "won" });
  });
});

it("an answer that was asked for before the one that stands changes nothing", async () => {
  const { name } = await buyAndDispute(shop);
  const { gateways: known } = shop.app;
  const stripe = known.get("stripe");
  const disputes = stripe?.disputes;
  if (!stripe || !disputes) throw new Error("no stripe");
  const told = Promise.withResolvers<void>();
  const slow = {
    ...disputes,
    read: async (reference: string) => {
      const answer = await disputes.read(reference);
      await told.promise;
      return answer;
    },
  };
  const app = { ...shop.app, gateways: new Map([["stripe", { ...stripe, disputes: slow }]]) };
  const late = followDispute(app, "stripe", name);
  await decide(shop, "stripe", name, "won");
  await sweep(shop);
  told.resolve();
  await late;
  expect(await rowOf(shop, name)).toMatchObject({ status: "won" });
});

describe("who disputes a payment", () => {
  const quoteAndPlace = async ({ email }: { email: string }) => {
    const lines = [
      {
        plan: (
          await shop.app.db
            .selectFrom("plan")
            .select("code")
            .where("withdrawnAt", "is", null)
            .limit(1)
            .executeTakeFirstOrThrow()
        ).code,
        quantity: 1,
      },
    ];
    const { data } = await callApi(shop, "POST", "/quotes", { body: { currency: "DZD", lines } });
    const billing = { email, name: "Amel Haddad", phone: "+213551000001", country: "DZ" };
    const body = {
      currency: "DZD",
      lines,
      billing,
      paymentMethod: "cib",
      language: "fr",
      compatibilityConfirmed: true,
      termsAccepted: true,
      expectedTotal: (data as { total: object }).total,
    };
    return (await callApi(shop, "POST", "/orders", { body })).status;
  };
  const aPhone = () => `+21355${Math.floor(1_000_000 + Math.random() * 8_999_999)}`;
  const billing = () => ({
    billing: {
      email: `payer-${crypto.randomUUID()}@example.com`,
      name: "Amel Haddad",
      phone: aPhone(),
      country: "DZ",
    },
  });

  it("can order nothing until it is won, and then again", async () => {
    const bought = await buyAndDispute(shop, "stripe", billing());
    expect(await quoteAndPlace(bought)).toBe(429);
    await decide(shop, "stripe", bought.name, "under_review");
    await sweep(shop);
    expect(await quoteAndPlace(bought)).toBe(429);
    await decide(shop, "stripe", bought.name, "won");
    await sweep(shop);
    expect(await quoteAndPlace(bought)).toBe(201);
  });

  it("stays out where it is lost, and comes in again where that is reversed", async () => {
    const bought = await buyAndDispute(shop, "paypal", billing());
    await decide(shop, "paypal", bought.name, "lost");
    await sweep(shop);
    expect(await quoteAndPlace(bought)).toBe(429);
    await decide(shop, "paypal", bought.name, "won");
    await sweep(shop);
    expect(await quoteAndPlace(bought)).toBe(201);
  });

  it("is let in by a person before, and then not blocked anew before it is decided otherwise", async () => {
    const bought = await buyAndDispute(shop, "stripe", billing());
    const { db } = shop.app;
    const [block] = (await findBlocks(db, 50)).filter(({ why }) => why.includes(bought.name));
    await db.transaction().execute((tx) => endBlock(tx, block?.id ?? ""));
    await decide(shop, "stripe", bought.name, "under_review");
    await sweep(shop);
    expect(await quoteAndPlace(bought)).toBe(201);
  });

  it("and another of their payments too comes in only once both are won", async () => {
    const first = await buyAt(shop, "stripe", billing());
    const second = await buyAt(shop, "stripe", {
      billing: { email: first.email, name: "Amel Haddad", phone: aPhone(), country: "DZ" },
    });
    const names = [
      await dispute(shop, "stripe", first.ref),
      await dispute(shop, "stripe", second.ref),
    ] as const;
    await sweep(shop);
    await decide(shop, "stripe", names[0], "won");
    await sweep(shop);
    expect(await quoteAndPlace(first)).toBe(429);
    await decide(shop, "stripe", names[1], "won");
    await sweep(shop);
    expect(await quoteAndPlace(first)).toBe(201);
  });
});
