import type { AdminOrder, MonthRow, Takings, Task } from "@rihla/contract/admin";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { deliverOrder } from "../../../testing/deliver-order.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import {
  type Bought,
  buyAndDispute,
  buyAt,
  decide,
  dispute,
  paidThere,
  payElsewhere,
  rowOf,
  sweep,
} from "../../payments/disputes/disputes.test-kit.ts";
import { requestRefund } from "../../payments/index.ts";
import { proofOf } from "./proof.ts";

const why = "their bank asks for proof";
let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: paidThere }, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
}, 90_000);
afterAll(() => office.close());

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const tasks = async (): Promise<Task[]> =>
  (await as(amel, "GET /tasks")).data.tasks.filter(({ kind }: Task) => kind === "dispute");
const see = async ({ number }: Pick<Bought, "number">): Promise<AdminOrder> =>
  (await as(amel, `GET /orders/${number}`)).data;
const idOf = async (name: string) => (await rowOf(office, name))?.id ?? "";
const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
const takenBack = async (gateway: string) => {
  const takings: Takings = (await as(nadia, `GET /takings/${today}`)).data;
  return takings.sums.find((one) => one.gateway === gateway)?.takenBack.amount ?? 0;
};

describe("a dispute in the back office", () => {
  it("waits for a person with its sum and deadline while proof is taken, and not any more after that", async () => {
    const bought = await buyAndDispute(office);
    const id = await idOf(bought.name);
    expect((await tasks()).find((one) => one.id === id)).toMatchObject({
      orderNumber: bought.number,
      amount: { amount: bought.amount, currency: "USD" },
      by: expect.any(String),
      of: "stripe",
      acts: [],
    });
    await decide(office, "stripe", bought.name, "under_review");
    await sweep(office);
    expect((await tasks()).map((one) => one.id)).not.toContain(id);
  });

  it("of money that the shop does not know waits too, for its deadline is the same", async () => {
    const name = await dispute(office, "paypal", await payElsewhere(office, "paypal"));
    await sweep(office);
    const id = await idOf(name);
    expect((await tasks()).find((one) => one.id === id)).toMatchObject({
      orderNumber: null,
      note: `not_theirs, ${name}`,
    });
  });

  it("stands on its order's page and in its story, with each move", async () => {
    const bought = await buyAndDispute(office, "paypal");
    await decide(office, "paypal", bought.name, "lost");
    await sweep(office);
    const { disputes, story, refundable } = await see(bought);
    expect(disputes).toMatchObject([
      {
        reference: bought.name,
        state: "lost",
        reason: "not_theirs",
        takenBack: { amount: bought.amount, currency: "USD" },
      },
    ]);
    expect(refundable).toBeNull();
    expect(story.flatMap(({ on, state }) => (on === "dispute" ? state : []))).toEqual([
      "lost",
      "needs_answer",
    ]);
  });

  it("shows whom it keeps out as blocked by the shop itself, and only an owner lifts that", async () => {
    const bought = await buyAndDispute(office);
    const { data } = await as(amel, "GET /blocks");
    const [block] = data.filter((one: { why: string }) => one.why.includes(bought.name));
    expect(block).toMatchObject({ who: "the shop", dispute: true, endsAt: null, forOwners: true });
    const lift = (by: Person) => as(by, `POST /blocks/${block.id}/lifts`, { why });
    expect(await lift(amel)).toMatchObject({ code: "block_for_owners" });
    expect(await lift(nadia)).toMatchObject({ status: 204 });
  });
});

describe("the proof of a disputed purchase", () => {
  it("tells what was bought, delivered, used and mailed, and names nobody and no code; that it was looked at is kept", async () => {
    const bought = await buyAt(office, "stripe");
    await deliverOrder(office, bought);
    const name = await dispute(office, "stripe", bought.ref);
    await sweep(office);
    const id = await idOf(name);
    const { status, data } = await as(amel, "POST /reveals", { kind: "proof", subject: id, why });
    expect(status).toBe(200);
    for (const told of [
      name,
      bought.number,
      bought.ref,
      "Terms of sale accepted",
      "delivered to the buyer",
      "ICCID ending",
    ])
      expect(data.proof).toContain(told);
    const esims = await office.app.db
      .selectFrom("esim")
      .select(["iccid", "activationCode"])
      .where("orderNumber", "=", bought.number)
      .execute();
    for (const secret of [
      bought.email,
      "Haddad",
      "551234567",
      bought.secret,
      ...esims.flatMap((one) => Object.values(one)),
    ])
      expect(data.proof).not.toContain(secret);
    const acts = (await as(nadia, `GET /acts?subject=${id}`)).data;
    expect(acts).toMatchObject([{ act: "reveal proof", kind: "look", why }]);
    expect((await see(bought)).story.filter(({ on }) => on === "act")).toMatchObject([
      { state: "reveal proof" },
    ]);
  });

  it("of a dispute that there is not, or whose payment is not known, is none, and no look is kept", async () => {
    const unknown = "0199c0de-0000-7000-8000-000000000009";
    const name = await dispute(office, "stripe", await payElsewhere(office, "stripe"));
    await sweep(office);
    for (const subject of [unknown, await idOf(name)])
      expect(await as(amel, "POST /reveals", { kind: "proof", subject, why })).toMatchObject({
        status: 404,
        code: "dispute_unknown",
      });
  });

  test("says when each eSIM was delivered, installed and used, the oldest first, and of a top-up where it went", () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 4, 3, 14, minute));
    const dispute = {
      reference: "du_1",
      reason: "not_received" as const,
      amount: 1250,
      currency: "USD",
      openedAt: at(59),
    };
    const payment = {
      orderNumber: "K7PW4M2X",
      amount: 1250,
      currency: "USD",
      card: "4242",
      gatewayRef: "cs_1",
      paidAt: at(1),
      paysFor: "order" as const,
    };
    const move = (minute: number, state: string) => ({ at: at(minute), id: "one", state, note: null });
    const order = {
      number: "K7PW4M2X",
      createdAt: at(0),
      termsAcceptedAt: at(0),
      compatibilityConfirmedAt: at(0),
      email: "a•••@example.com",
      billingCountry: "DZ",
    };
    const bought = {
      order,
      lines: [
        {
          destinationNames: { fr: "Tunisie", en: "Tunisia", ar: "تونس" },
          quantity: 1,
          days: 30,
          plan: { kind: "fixed" as const, dataBytes: 3 * 1024 ** 3 },
        },
      ],
      esims: [{ id: "one", iccid: "8985202055467574319", usedBytes: 1024 ** 3, readAt: at(40) }],
      mails: [{ at: at(3), id: null, state: "taken", note: "order" }],
      moves: [
        move(2, "issued"),
        move(10, "onboard"),
        move(20, "in_use"),
        { ...move(30, "onboard"), id: "another" },
      ],
    };
    expect(proofOf({ dispute, payment, bought }).split("\n")).toEqual([
      "Dispute du_1 (not_received) of $12.5 USD, opened 2026-05-03 14:59 UTC",
      "Payment of $12.5 USD by card 4242, 2026-05-03 14:01 UTC, reference cs_1",
      "",
      "Order K7PW4M2X, placed 2026-05-03 14:00 UTC, for a•••@example.com, country DZ",
      "- 1 x eSIM for Tunisia: 3 GB, 30 days",
      "Terms of sale accepted: 2026-05-03 14:00 UTC",
      "Compatibility of the phone confirmed: 2026-05-03 14:00 UTC",
      "",
      "eSIM with ICCID ending 4319:",
      "- 2026-05-03 14:02 UTC delivered to the buyer",
      "- 2026-05-03 14:10 UTC installed on a phone",
      "- 2026-05-03 14:20 UTC connected to a network and used",
      "- 2026-05-03 14:40 UTC 1 GB used, as the operator counts it",
      "",
      "E-mails to the buyer:",
      "- 2026-05-03 14:03 UTC order, taken",
    ]);
    expect(proofOf({ dispute, payment, bought: null })).toContain(
      "credited to a wallet in our shop as top-up K7PW4M2X",
    );
  });
});

describe("the day's money", () => {
  it("has what a lost dispute took back, by day and month, and no more once that is reversed", async () => {
    const before = await takenBack("stripe");
    const bought = await buyAndDispute(office);
    expect(await takenBack("stripe")).toBe(before);
    await decide(office, "stripe", bought.name, "lost");
    await sweep(office);
    expect(await takenBack("stripe")).toBe(before + bought.amount);
    const month: MonthRow[] = (await as(nadia, `GET /months/${today.slice(0, 7)}/takings`)).data;
    const sum = month
      .filter(({ gateway, day }) => gateway === "stripe" && day === today)
      .reduce((total, row) => total + row.takenBack.amount, 0);
    expect(sum).toBe(before + bought.amount);
    await decide(office, "stripe", bought.name, "won");
    await sweep(office);
    expect(await takenBack("stripe")).toBe(before);
  });

  it("counts what was owed of a lost one once: as taken back, and not as given back too", async () => {
    const givenBack = async () => {
      const takings: Takings = (await as(nadia, `GET /takings/${today}`)).data;
      return takings.sums.find((one) => one.gateway === "stripe")?.givenBack.amount ?? 0;
    };
    const [back, given] = [await takenBack("stripe"), await givenBack()];
    const bought = await buyAndDispute(office);
    const { paymentId, amount } = bought;
    await office.app.db
      .transaction()
      .execute((tx) => requestRefund(office.app, tx, { paymentId, amount, cause: `test:${paymentId}` }));
    await decide(office, "stripe", bought.name, "lost");
    await sweep(office);
    const { refunds } = await see(bought);
    await as(nadia, "POST /tasks/acts", { act: "by-hand", id: refunds[0]?.id, why });
    expect((await see(bought)).refunds).toMatchObject([{ status: "done" }]);
    expect([await takenBack("stripe"), await givenBack()]).toEqual([back + amount, given]);
  });
});

describe("ops disputes", () => {
  const ops = (...args: string[]) => runOps([...args, "--json"], (use) => use(office.app), "amel");

  it("lists them with sum and deadline, and shows the proof of one, which is kept", async () => {
    const bought = await buyAndDispute(office);
    const rows = JSON.parse(await ops("disputes"));
    const id = await idOf(bought.name);
    expect(rows.find((row: { id: string }) => row.id === id)).toMatchObject({
      of: `order ${bought.number}`,
      reference: bought.name,
      status: "needs_answer",
      amount: bought.amount,
      answerBy: expect.any(String),
    });
    const { proof } = JSON.parse(await ops("disputes", id, "--why", why));
    expect(proof).toContain(bought.number);
    expect(JSON.parse(await ops("acts", id))).toMatchObject([{ act: "reveal proof", who: "amel" }]);
  });
});
