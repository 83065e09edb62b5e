import { randomUUID } from "node:crypto";
import type { Payment } from "@rihla/contract";
import type { AdminCustomer, Task } from "@rihla/contract/admin";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runOps } from "../../../ops/run-ops.ts";
import { ask, type BackOffice, createBackOffice, enter, type Person } from "../../../testing/back-office.ts";
import { callApi, transactionOf } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { endDayOfActs } from "../../../testing/test-database.ts";
import { createStockedShop } from "../../../testing/test-shop.ts";
import { untilWaiting } from "../../account/account.test-kit.ts";
import {
  buyAndDispute,
  decide,
  dispute,
  paidThere,
  rowOf,
  sweep,
} from "../../payments/disputes/disputes.test-kit.ts";
import { lockPayment, settlePayment } from "../../payments/index.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { debitWallet } from "../../wallet/index.ts";

const why = "the bank has it back";
let office: BackOffice;
let amel: Person;
let nadia: Person;
beforeAll(async () => {
  office = await createBackOffice({ PAYMENT_METHODS: paidThere }, createStockedShop);
  amel = await enter(office, "support", "amel@rihla.example");
  nadia = await enter(office, "owner", "nadia@rihla.example");
}, 90_000);
afterAll(() => office.close());
beforeEach(() => endDayOfActs(office));

const as = ({ cookie }: Person, key: string, body?: unknown) => ask(office, key, { cookie, body });
const filled = 2000;
type Filled = { id: string; token: string; payment: string; ref: string; number: string };

/** Somebody who has put twenty dollars into their wallet. */
async function fill(): Promise<Filled> {
  const email = `${randomUUID()}@example.com`;
  const token = await signIn(office, email);
  const body = { amount: { amount: filled, currency: "USD" }, method: "card" };
  const { data } = await callApi(office, "POST", "/wallet/top-ups", { as: { token }, body });
  const payment = data as Payment;
  const ref = transactionOf(payment);
  await office.sandbox.post(`/controls/stripe/sessions/${ref}/pay`, {});
  await settlePayment(office.app, payment.id);
  const { id } = await office.app.db
    .selectFrom("customer")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const { number } = await office.app.db
    .selectFrom("topUp")
    .select("number")
    .where("customerId", "=", id)
    .executeTakeFirstOrThrow();
  return { id, token, payment: payment.id, ref, number };
}

/** Their bank was asked for it, and has decided. */
async function disputed(person: Filled, what: "under_review" | "won" | "lost" = "lost") {
  const name = await dispute(office, "stripe", person.ref);
  await decide(office, "stripe", name, what);
  await sweep(office);
  return { name, id: (await rowOf(office, name))?.id ?? "" };
}
const spend = ({ id: customerId }: Filled, amount: number) =>
  office.app.db.transaction().execute((tx) =>
    debitWallet(tx, {
      customerId,
      amount: { amount, currency: "USD" },
      kind: "purchase",
      cause: `test:${randomUUID()}`,
    }),
  );
const give = (by: Person, { id }: Filled, amount: number) =>
  as(by, `POST /customers/${id}/credits`, { key: randomUUID(), amount, currency: "USD", why });
const take = (by: Person, id: string, left: number = filled) =>
  as(by, `POST /disputes/${id}/wallet-takings`, { left, why });
const see = async ({ id }: Filled): Promise<AdminCustomer> => (await as(amel, `GET /customers/${id}`)).data;
const balance = async (person: Filled) => (await see(person)).balances[0]?.amount;
const waiting = async (id: string): Promise<Task | undefined> =>
  (await as(amel, "GET /tasks")).data.tasks.find((one: Task) => one.kind === "lost-top-up" && one.id === id);
const usd = (amount: number) => ({ amount, currency: "USD" });

describe("a top-up that its bank has taken back", () => {
  it("waits for a person, and is taken out of the wallet by the ledger, which adds up; of nobody else's", async () => {
    const [mine, theirs] = [await fill(), await fill()];
    const { id, name } = await disputed(mine);
    expect(await waiting(id)).toMatchObject({
      customerId: mine.id,
      orderNumber: null,
      amount: usd(filled),
      of: "stripe",
    });
    expect((await see(mine)).disputes).toMatchObject([
      { reference: name, state: "lost", topUp: { number: mine.number, left: usd(filled), taken: null } },
    ]);
    expect(await take(amel, id)).toMatchObject({ status: 201, data: { proposal: null } });
    const after = await see(mine);
    expect(after.balances).toEqual([usd(0)]);
    expect(after.movements[0]).toMatchObject({
      kind: "pay-back",
      amount: usd(-filled),
      reference: mine.number,
    });
    expect(after.disputes[0]?.topUp).toEqual({ number: mine.number, left: usd(0), taken: usd(filled) });
    expect(await waiting(id)).toBeUndefined();
    const [act] = (await as(nadia, `GET /acts?subject=${mine.id}`)).data;
    expect(act).toMatchObject({
      act: "wallet take-back",
      why,
      before: { balance: filled },
      after: { balance: 0 },
    });
    expect(await balance(theirs)).toBe(filled);
    expect(await checkLedger(office.app)).toMatchObject({
      unbalanced: 0,
      wrongBalances: 0,
      apart: 0,
      unfounded: 0,
    });
  });

  it("is taken as far as it is there: what was bought with it is lost, and money that came otherwise stays", async () => {
    const person = await fill();
    await spend(person, 1250);
    await give(amel, person, 300);
    const { id } = await disputed(person);
    expect((await see(person)).disputes[0]).toMatchObject({
      takenBack: usd(filled),
      topUp: { left: usd(750) },
    });
    expect(await take(amel, id, 750)).toMatchObject({ status: 201 });
    expect(await balance(person)).toBe(300);
  });

  it("is not taken out of other money once it is spent, and waits for nobody", async () => {
    const person = await fill();
    await spend(person, filled);
    await give(amel, person, 500);
    const { id } = await disputed(person);
    expect(await waiting(id)).toBeUndefined();
    expect(await take(amel, id, 500)).toMatchObject({ status: 409, code: "nothing_in_wallet" });
    expect(await balance(person)).toBe(500);
  });

  it("lets its owner's other money go back to the card that it came by, once it is taken out", async () => {
    const person = await fill();
    const { id } = await disputed(person);
    const payBack = () =>
      callApi(office, "POST", "/wallet/pay-backs", { as: person, body: { amount: usd(100) } });
    expect((await payBack()).problem.code).toBe("payment_disputed");
    await take(amel, id);
    await give(amel, person, 100);
    // Nothing of what is left there came by that card.
    expect((await payBack()).problem.code).toBe("wallet_insufficient");
    expect(await balance(person)).toBe(100);
  });
});

describe("taking it out of the wallet", () => {
  it("is done once, whoever presses, at once or again; also where the dispute is won and lost anew", async () => {
    const person = await fill();
    const { id, name } = await disputed(person);
    const answers = await Promise.all([amel, nadia, amel].map((by) => take(by, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await take(amel, id)).toMatchObject({ status: 409, code: "taken_out_already" });
    await give(amel, person, 700);
    for (const what of ["won", "lost"] as const) {
      await decide(office, "stripe", name, what);
      await sweep(office);
      expect(await take(nadia, id, 700)).toMatchObject({ code: "taken_out_already" });
    }
    expect(await balance(person)).toBe(700);
  });

  it("takes nothing that was spent in the same moment, and never leaves less than nothing", async () => {
    const person = await fill();
    const { id } = await disputed(person);
    const [taken] = await Promise.all([take(amel, id), spend(person, 1500).catch(() => "refused")]);
    const left = (await balance(person)) ?? -1;
    expect([201, 409]).toContain(taken.status);
    expect(left).toBe(taken.status === 201 ? 0 : 500);
    if (taken.status === 409) expect(taken.code).toBe("changed_meanwhile");
  });

  it("is not done of what an operator saw before it became another sum", async () => {
    const person = await fill();
    const { id } = await disputed(person);
    await spend(person, 400);
    expect(await take(amel, id)).toMatchObject({ status: 409, code: "changed_meanwhile" });
    expect(await balance(person)).toBe(1600);
  });

  it("is done of a lost one alone, which may be won just then", async () => {
    const person = await fill();
    const { id, name } = await disputed(person, "under_review");
    expect(await take(amel, id)).toMatchObject({ status: 409, code: "dispute_not_lost" });
    await decide(office, "stripe", name, "lost");
    await sweep(office);
    await decide(office, "stripe", name, "won");
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = office.app.db.transaction().execute(async (tx) => {
      await lockPayment(tx, person.payment);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const swept = sweep(office);
    await untilWaiting(office, 1);
    const taken = take(amel, id);
    await untilWaiting(office, 2);
    release.resolve();
    await Promise.all([holding, swept]);
    expect(await taken).toMatchObject({ status: 409, code: "dispute_not_lost" });
    expect(await balance(person)).toBe(filled);
  });

  it("is done of no dispute that there is not, nor of one of an order", async () => {
    expect(await take(amel, randomUUID())).toMatchObject({ status: 404, code: "dispute_unknown" });
    const bought = await buyAndDispute(office);
    await decide(office, "stripe", bought.name, "lost");
    await sweep(office);
    const id = (await rowOf(office, bought.name))?.id ?? "";
    expect(await take(nadia, id)).toMatchObject({ status: 409, code: "nothing_in_wallet" });
  });

  it("above what one person may move waits for somebody else, and is not done where it is won meanwhile", async () => {
    const [first, second] = [await fill(), await fill()];
    // All that amel may move alone in a day.
    const other = await fill();
    for (const key of [randomUUID(), randomUUID()])
      await as(amel, `POST /customers/${other.id}/credits`, { key, amount: 1_000_000, currency: "DZD", why });
    const disputes = [await disputed(first), await disputed(second)] as const;
    const proposals = [];
    for (const { id } of disputes) proposals.push((await take(amel, id)).data.proposal);
    expect(await balance(first)).toBe(filled);
    const approve = (by: Person, id: string) => as(by, "POST /tasks/acts", { act: "approve", id, why });
    expect(await approve(amel, proposals[0])).toMatchObject({ code: "own_proposal" });
    const approved = await Promise.all([approve(nadia, proposals[0]), approve(nadia, proposals[0])]);
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await balance(first), await balance(second)]).toEqual([0, filled]);
    await decide(office, "stripe", disputes[1].name, "won");
    await sweep(office);
    expect(await approve(nadia, proposals[1])).toMatchObject({ status: 409, code: "dispute_not_lost" });
    expect(await balance(second)).toBe(filled);
  });

  it("is done from the command line by the same rules", async () => {
    const person = await fill();
    const { id } = await disputed(person);
    const ops = () => runOps(["take-back", id, "--why", why, "--json"], (use) => use(office.app), "root");
    expect(JSON.parse(await ops())).toMatchObject({ customer: person.id, amount: filled, dispute: id });
    await expect(ops()).rejects.toThrow("taken out of the wallet before");
    expect(await balance(person)).toBe(0);
  });
});
