import type { Money, PaymentMethod } from "@rihla/contract";
import { languageCodes } from "@rihla/contract/rules";
import { describe, expect, it } from "vitest";
import { newId, newReadableCode } from "../../infra/ids.ts";
import type { GatewayFacts, GatewayRequest, GatewayState, PaymentGateway } from "./payment-gateway.ts";

/** Ways in which an answer gets lost or spoilt. */
const spoilings = ["html", "invalid-json", "empty", "drop", "status", "slow"] as const;
type Spoiling = (typeof spoilings)[number];
type Method = "create" | "fetchState" | "refund";
/** What a person, or time, does to a payment at the gateway. */
type Deed = "approved" | "declined" | "cancelled" | "expired" | "held" | "reversed";

/** What a gateway's test supplies: the adapter and its counterpart outside. */
export type GatewayHarness = {
  gateway: PaymentGateway;
  /** The same gateway with too little patience for an answer that is `slow`. */
  impatient: PaymentGateway;
  /** The next answer to `method` is spoilt; `after`: although the work was done. */
  spoil(method: Method, how: Spoiling, when?: "before" | "after"): Promise<void>;
  do(ref: string, deed: Deed): Promise<void>;
  /** From now on the gateway says that so much was paid for `ref`, in minor units. */
  misreportAmount(ref: string, amount: number): Promise<void>;
  /** Minor units that went back so far. */
  refunded(ref: string): Promise<number>;
  /** How many pages the gateway has opened for this attempt of ours. */
  pagesOf(attempt: Pick<GatewayRequest, "orderNumber" | "paymentId">): Promise<number>;
};

/** Facts of the receipt that opening the page tells. */
const knownFromTheStart = new Set<GatewayFacts["receipt"][number]>(["transactionId", "gatewayOrderNumber"]);

type Known = { facts: GatewayFacts; states: readonly (readonly [Deed, GatewayState["state"]])[] };

/** What every gateway must do, whoever runs it. `harness` is asked for once the tests run. */
export function gatewayConformance(
  name: string,
  { facts, states }: Known,
  harness: () => GatewayHarness,
): void {
  const [currency, { minimum, step }] = Object.entries(facts.amounts)[0] as [
    string,
    { minimum: number; step: number },
  ];
  const smallestRefund = facts.refunds.by === "api" ? facts.refunds.smallest : minimum;
  const [method] = Object.keys(facts.methods) as [PaymentMethod];
  const request = (changes: Partial<GatewayRequest> = {}): GatewayRequest => {
    const paymentId = newId();
    return {
      orderNumber: facts.numberLength === null ? paymentId : newReadableCode(facts.numberLength),
      method,
      amount: { amount: minimum * 4, currency },
      language: "fr",
      returnUrl: "https://shop.example/payment-callback?payment=1",
      leaveUrl: "https://shop.example/payment-callback?payment=1&left=yes",
      notifyUrl: "https://shop.example/webhooks/gateway",
      description: "Rihla ABCD2345",
      paymentId,
      isRepeat: false,
      closesAt: new Date(Date.now() + facts.sessionSeconds * 1000),
      ...changes,
    };
  };
  const open = async (wanted = request()) => {
    const created = await harness().gateway.create(wanted);
    if (created.outcome !== "created") throw new Error(`not created: ${JSON.stringify(created)}`);
    return { ...created, ...wanted };
  };
  const refund = (ref: string, amount: Money, gateway = harness().gateway, refundId = newId()) =>
    gateway.refund({ ref, amount, language: "fr", refundId });
  const state = (ref: string) => harness().gateway.fetchState(ref, "fr", true);
  const toldOnceItIsPaid = Object.fromEntries(
    facts.receipt
      .filter((field) => !knownFromTheStart.has(field))
      .map((field) => [field, expect.any(String)]),
  );
  const paid = async () => {
    const payment = await open();
    await harness().do(payment.ref, "approved");
    return payment;
  };

  describe(`${name}, opening a page`, () => {
    it("gives a reference of its own and an address for the browser", async () => {
      const [first, second] = [await open(), await open()];
      expect(first.ref).not.toBe(second.ref);
      expect(URL.canParse(first.redirectUrl)).toBe(true);
    });

    it.each(languageCodes)("opens in %s", async (language) => {
      expect(await harness().gateway.create(request({ language }))).toMatchObject({ outcome: "created" });
    });

    it.each(Object.keys(facts.methods) as PaymentMethod[])("opens for %s", async (chosen) => {
      expect(await harness().gateway.create(request({ method: chosen }))).toMatchObject({
        outcome: "created",
      });
    });

    it("opens for the smallest amount and refuses less", async () => {
      const amount = (value: number) => request({ amount: { amount: value, currency } });
      expect(await harness().gateway.create(amount(minimum))).toMatchObject({ outcome: "created" });
      expect(await harness().gateway.create(amount(minimum - step))).toMatchObject({ outcome: "refused" });
    });

    it.runIf(step > 1)("refuses an amount between two steps, instead of rounding it", async () => {
      const wanted = request({ amount: { amount: minimum + step + 1, currency } });
      expect(await harness().gateway.create(wanted)).toMatchObject({ outcome: "refused" });
      expect(await harness().pagesOf(wanted)).toBe(0);
    });

    it("refuses a currency that it doesn't take", async () => {
      const wanted = request({ amount: { amount: minimum * 4, currency: "XTS" } });
      expect(await harness().gateway.create(wanted)).toMatchObject({ outcome: "refused" });
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("create", how);
      const { gateway, impatient } = harness();
      const created = await (how === "slow" ? impatient : gateway).create(request());
      expect(created).toEqual({ outcome: "unknown", reason: expect.any(String) });
    });

    it("opens one page for one attempt, also when only the answer to the first call was lost", async () => {
      await harness().spoil("create", "drop", "after");
      const wanted = request();
      await harness().gateway.create(wanted);
      await harness().gateway.create({ ...wanted, isRepeat: true });
      expect(await harness().pagesOf(wanted)).toBe(1);
    });

    it.runIf(facts.numberLength !== null)("refuses a number that was used before", async () => {
      const { orderNumber } = await open();
      const again = await harness().gateway.create(request({ orderNumber }));
      expect(again).toEqual({ outcome: "duplicate-number" });
    });
  });

  describe(`${name}, telling the state`, () => {
    it("is pending while nobody has paid", async () => {
      expect(await state((await open()).ref)).toEqual({ state: "pending", awaitsPayer: true });
    });

    it("is paid with the amount, the currency and our number, however often it is asked", async () => {
      const payment = await paid();
      const expected = { state: "paid", amount: payment.amount, orderNumber: payment.orderNumber };
      expect(await state(payment.ref)).toMatchObject({ ...expected, ...toldOnceItIsPaid });
      expect(await state(payment.ref)).toMatchObject(expected);
    });

    it.each(states)("that is %s reads %s", async (deed, expected) => {
      const { ref } = await open();
      await harness().do(ref, deed);
      expect(await state(ref)).toMatchObject({ state: expected });
    });

    it.each(["declined", "cancelled", "expired"] as const)(
      "that was %s is paid if money comes after all",
      async (deed) => {
        const payment = await open();
        await harness().do(payment.ref, deed);
        await harness().do(payment.ref, "approved");
        expect(await state(payment.ref)).toMatchObject({ state: "paid", amount: payment.amount });
      },
    );

    it("that was declined and is then paid in a slow way on the same page is pending, its money held", async () => {
      const { ref } = await open();
      await harness().do(ref, "declined");
      expect(await state(ref)).toMatchObject({ state: "declined" });
      await harness().do(ref, "held");
      const held = { state: "pending", awaitsPayer: false, holdsMoney: true };
      expect(await state(ref)).toEqual(held);
      // Also when the page's time is over.
      expect(await harness().gateway.fetchState(ref, "fr", false)).toEqual(held);
    });

    it("gives the amount that was really paid, not the one that was asked", async () => {
      const { ref, amount } = await paid();
      await harness().misreportAmount(ref, amount.amount - step);
      expect(await state(ref)).toMatchObject({ state: "paid", amount: { amount: amount.amount - step } });
    });

    it("of a reference nobody knows is never paid", async () => {
      expect((await state("nobodyKnowsThisOne000")).state).not.toBe("paid");
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { ref } = await paid();
      await harness().spoil("fetchState", how);
      const { gateway, impatient } = harness();
      const told = await (how === "slow" ? impatient : gateway).fetchState(ref, "fr", true);
      expect(told).toEqual({ state: "unknown", reason: expect.any(String) });
    });
  });

  describe.runIf(facts.refunds.by === "api")(`${name}, giving money back`, () => {
    const inParts = facts.refunds.by === "api" && facts.refunds.partial;
    it.runIf(inParts)("gives back in parts until all is back, and then reads refunded", async () => {
      const { ref, amount } = await paid();
      const half = { ...amount, amount: amount.amount / 2 };
      expect(await refund(ref, half)).toEqual({ outcome: "done" });
      expect(await refund(ref, half)).toEqual({ outcome: "done" });
      expect(await harness().refunded(ref)).toBe(amount.amount);
      expect(await state(ref)).toMatchObject({ state: "refunded" });
    });

    it("tells what it has given back, also when its answer to that was lost", async () => {
      const { ref, amount } = await paid();
      const { gateway } = harness();
      expect(await gateway.fetchRefunded(ref, "fr")).toMatchObject({ outcome: "told", given: "nothing" });
      await harness().spoil("refund", "drop", "after");
      await refund(ref, amount);
      expect(await gateway.fetchRefunded(ref, "fr")).toMatchObject({ outcome: "told", given: amount });
    });

    it.each(spoilings)("does not tell what it has given back when the answer is %s", async (how) => {
      const { ref } = await paid();
      await harness().spoil("fetchState", how);
      const { gateway, impatient } = harness();
      const told = await (how === "slow" ? impatient : gateway).fetchRefunded(ref, "fr");
      expect(told).toEqual({ outcome: "unknown", reason: expect.any(String) });
    });

    it("does not tell of a payment that nobody made", async () => {
      const { ref } = await open();
      expect(await harness().gateway.fetchRefunded(ref, "fr")).toMatchObject({ outcome: "unknown" });
    });

    it("is refused for more than was paid", async () => {
      const { ref, amount } = await paid();
      const more = { ...amount, amount: amount.amount + step };
      expect(await refund(ref, more)).toMatchObject({ outcome: "refused" });
      expect(await harness().refunded(ref)).toBe(0);
    });

    it("is refused below the smallest amount", async () => {
      const { ref, amount } = await paid();
      const little = { ...amount, amount: smallestRefund - 1 };
      expect(await refund(ref, little)).toMatchObject({ outcome: "refused" });
    });

    it("is never done for a payment that nobody made", async () => {
      const { ref, amount } = await open();
      expect((await refund(ref, amount)).outcome).not.toBe("done");
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { ref, amount } = await paid();
      await harness().spoil("refund", how);
      const { gateway, impatient } = harness();
      const told = await refund(ref, amount, how === "slow" ? impatient : gateway);
      expect(told).toEqual({ outcome: "unknown", reason: expect.any(String) });
    });

    it("is unknown, not refused, when the money went and only the answer was lost", async () => {
      const { ref, amount } = await paid();
      await harness().spoil("refund", "drop", "after");
      expect(await refund(ref, amount)).toMatchObject({ outcome: "unknown" });
      expect(await harness().refunded(ref)).toBe(amount.amount);
    });
  });

  describe.runIf(facts.refunds.by === "api" && facts.refunds.sameForSeconds > 0)(
    `${name}, asked for the same refund again`,
    () => {
      it("gives back once, also when it is asked at once and after an answer that was lost", async () => {
        const { ref, amount } = await paid();
        const part = { ...amount, amount: smallestRefund };
        const refundId = newId();
        await harness().spoil("refund", "drop", "after");
        expect(await refund(ref, part, harness().gateway, refundId)).toMatchObject({ outcome: "unknown" });
        const answers = await Promise.all(
          [1, 2, 3].map(() => refund(ref, part, harness().gateway, refundId)),
        );
        for (const answer of answers) expect(answer).toMatchObject({ outcome: "done" });
        expect(await harness().refunded(ref)).toBe(part.amount);
      });
    },
  );

  describe.runIf(facts.refunds.by === "manual")(`${name}, asked for money back`, () => {
    it("refuses, since only a person can do it there", async () => {
      const { ref, amount } = await paid();
      expect(await refund(ref, amount)).toMatchObject({ outcome: "refused" });
    });
  });
}
