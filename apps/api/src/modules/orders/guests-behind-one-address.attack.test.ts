import { randomUUID } from "node:crypto";
import { basePath, type Money, type ProofOfWork, type ProofTask } from "@rihla/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { attack } from "../../testing/attack.ts";
import { doWork } from "../../testing/do-work.ts";
import { anyPlan, orderBody } from "../../testing/purchase.ts";
import { signIn } from "../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../testing/test-shop.ts";
import { busyNetworkProofBits } from "../sign-in/index.ts";

/** Thousands of subscribers of a mobile network stand behind it. */
const cell = "41.200.7.7";

let shop: TestShop;
let wish: { currency: string; lines: object[] };
let total: Money;
beforeAll(async () => {
  shop = await createStockedShop({ LIMIT_FACTOR: "1" });
  wish = { currency: "DZD", lines: [{ plan: await anyPlan(shop), quantity: 1 }] };
  total = (await call("/quotes", wish)).json().data.total;
});
afterAll(() => shop.close());
beforeEach(() => shop.app.db.deleteFrom("limitCounter").execute());

type Sender = { key?: string; secret?: string; token?: string };
const call = (path: string, payload: object, { key = randomUUID(), secret, token }: Sender = {}) =>
  shop.http.inject({
    method: "POST",
    url: basePath + path,
    payload,
    remoteAddress: cell,
    headers: {
      "idempotency-key": key,
      ...(secret && { "order-secret": secret }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });

type Ordered = Sender & { proof?: ProofOfWork; body?: ReturnType<typeof wanted> };
/** Of a price that was asked once: hundreds of guests come within a minute here, and not within an hour. */
const wanted = () => orderBody("", total, wish);
async function place({ proof, body, ...sender }: Ordered = {}) {
  const order = body ?? wanted();
  return call("/orders", { ...order, ...(proof && { proof }) }, sender);
}
/** Uses up what goes without work. */
async function fill() {
  for (let guest = 0; guest < 20; guest++) expect((await place()).statusCode).toBe(201);
}
const taskOf = async (key: string): Promise<ProofTask> => (await place({ key })).json().proof;
/** As the shop's page does it: with work where the shop asks for it. */
async function placeAsBrowser() {
  const [body, key] = [wanted(), randomUUID()];
  const first = await place({ body, key });
  return first.statusCode === 428 ? place({ body, key, proof: doWork(first.json().proof) }) : first;
}

attack(
  "Hundreds of guests behind one address of a mobile network buy in the same hour, and none is refused",
  { short: 70, whole: 500 },
  async (guests) => {
    let come = 0;
    const buyInTurn = async () => {
      while (come++ < guests) {
        const placed = await placeAsBrowser();
        expect(placed.statusCode).toBe(201);
        const { order, secret } = placed.json().data;
        const started = await call(`/orders/${order.number}/payments`, { method: "cib" }, { secret });
        expect(started.statusCode).toBe(201);
      }
    };
    await Promise.all(Array.from({ length: 10 }, buyInTurn));
  },
);

attack(
  "B orders with the work that A's browser did, and A with the same work twice",
  { short: 5, whole: 50 },
  async (tries) => {
    await fill();
    for (let done = 0; done < tries; done++) {
      const [keyOfA, keyOfB] = [randomUUID(), randomUUID()];
      const [proof] = [doWork(await taskOf(keyOfA)), await taskOf(keyOfB)];
      const refused = await place({ key: keyOfB, proof });
      expect([refused.statusCode, refused.json().code]).toEqual([428, "proof_required"]);
      const body = wanted();
      const together = await Promise.all([1, 2, 3].map(() => place({ key: keyOfA, proof, body })));
      const numbers = together.filter(({ statusCode }) => statusCode === 201).map((one) => numberOf(one));
      expect(new Set(numbers).size).toBe(1);
      expect((await place({ key: randomUUID(), proof })).statusCode).toBe(428);
    }
  },
);

const numberOf = (answer: Awaited<ReturnType<typeof place>>): string => answer.json().data.order.number;

attack(
  "Work done for a sign-in mail is brought with an order, and the other way",
  { short: 3, whole: 30 },
  async (tries) => {
    await fill();
    const fromHere = (email: string, proof?: ProofOfWork) =>
      call("/auth/codes", { email, ...(proof && { proof }) });
    for (let mails = 0; mails < 100; mails++) await fromHere(`somebody-${mails}@example.com`);
    for (let done = 0; done < tries; done++) {
      // Of the same text: only the purpose parts them.
      const email = `${randomUUID()}@example.com`;
      const key = randomUUID();
      const [ofMail, ofOrder] = [(await fromHere(email)).json().proof, await taskOf(key)];
      expect((await place({ key, proof: doWork(ofMail) })).statusCode).toBe(428);
      expect((await fromHere(email, doWork(ofOrder))).statusCode).toBe(428);
      expect((await fromHere(email, doWork(ofMail))).statusCode).toBe(202);
      expect((await place({ key, proof: doWork(ofOrder) })).statusCode).toBe(201);
    }
  },
);

attack(
  "Somebody asks for hundreds of orders without any work, to use up what guests behind the same address may order",
  { short: 60, whole: 1100 },
  async (tries) => {
    await fill();
    await setProven(990);
    const body = wanted();
    for (let asked = 0; asked < tries; asked++) {
      const proof = { challenge: "x".repeat(43), nonce: String(asked) };
      expect((await place({ proof, body })).statusCode).toBe(428);
    }
    expect((await placeAsBrowser()).statusCode).toBe(201);
  },
);

it("the work is the same however many ordered before, and the order is the same as without", async () => {
  await fill();
  const bits = new Set<number>();
  for (let guest = 0; guest < 5; guest++) bits.add((await taskOf(randomUUID())).zeroBits);
  await setProven(900);
  bits.add((await taskOf(randomUUID())).zeroBits);
  expect([...bits]).toEqual([busyNetworkProofBits]);
});

it("an answer that was lost is given again to its key, without work", async () => {
  await fill();
  const [body, key] = [wanted(), randomUUID()];
  const { proof } = (await place({ body, key })).json();
  const placed = await place({ body, key, proof: doWork(proof) });
  expect(placed.statusCode).toBe(201);
  expect((await place({ body, key })).json()).toEqual(placed.json());
});

it("at a thousand with work an hour guests are told to wait before they work, and who signs in goes on", async () => {
  await fill();
  expect((await placeAsBrowser()).statusCode).toBe(201);
  await setProven(999);
  expect((await placeAsBrowser()).statusCode).toBe(201);
  const refused = await place();
  expect([refused.statusCode, refused.json().code]).toEqual([429, "rate_limited"]);
  const token = await signIn(shop, "patient@example.com");
  expect((await place({ token })).statusCode).toBe(201);
});

/** As if so many had ordered with work in this hour. */
async function setProven(count: number): Promise<void> {
  await placeAsBrowser();
  await shop.app.db
    .updateTable("limitCounter")
    .set({ count })
    .where("subject", "like", "orders-proven/%")
    .execute();
}
