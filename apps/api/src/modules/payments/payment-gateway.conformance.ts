import { describe, expect, it } from "vitest";
import type { GatewayRequest, PaymentGateway } from "./payment-gateway.ts";

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
  /** A number that no payment has had before. */
  newNumber(): string;
};

/** What every card gateway must do, whoever runs it. `harness` is asked for once the tests run. */
export function gatewayConformance(name: string, harness: () => GatewayHarness): void {
  const request = (changes: Partial<GatewayRequest> = {}): GatewayRequest => ({
    orderNumber: harness().newNumber(),
    amount: { amount: harness().gateway.minimum * 3, currency: harness().gateway.currencies[0] as string },
    language: "fr",
    returnUrl: "https://shop.example/payment-callback?payment=1",
    description: "Rihla ABCD2345",
    paymentId: "018f0000-0000-7000-8000-000000000000",
    ...changes,
  });
  const open = async (wanted = request()) => {
    const created = await harness().gateway.create(wanted);
    if (created.outcome !== "created") throw new Error(`not created: ${JSON.stringify(created)}`);
    return { ...created, ...wanted };
  };
  const state = (ref: string) => harness().gateway.fetchState(ref, "fr");
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

    it.each(["fr", "en", "ar"] as const)("opens in %s", async (language) => {
      expect(await harness().gateway.create(request({ language }))).toMatchObject({ outcome: "created" });
    });

    it("refuses a number that was used before", async () => {
      const { orderNumber } = await open();
      const again = await harness().gateway.create(request({ orderNumber }));
      expect(again).toEqual({ outcome: "duplicate-number" });
    });

    it("opens for the smallest amount and refuses one unit less", async () => {
      const { minimum, currencies } = harness().gateway;
      const amount = (value: number) => ({ amount: { amount: value, currency: currencies[0] as string } });
      expect(await harness().gateway.create(request(amount(minimum)))).toMatchObject({ outcome: "created" });
      expect(await harness().gateway.create(request(amount(minimum - 1)))).toMatchObject({
        outcome: "refused",
      });
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("create", how);
      const { gateway, impatient } = harness();
      const created = await (how === "slow" ? impatient : gateway).create(request());
      expect(created).toEqual({ outcome: "unknown", reason: expect.any(String) });
    });

    it("has used the number up when only the answer was lost", async () => {
      await harness().spoil("create", "drop", "after");
      const wanted = request();
      expect(await harness().gateway.create(wanted)).toMatchObject({ outcome: "unknown" });
      expect(await harness().gateway.create(wanted)).toEqual({ outcome: "duplicate-number" });
    });
  });

  describe(`${name}, telling the state`, () => {
    it("is pending while nobody has paid", async () => {
      expect(await state((await open()).ref)).toEqual({ state: "pending" });
    });

    it("is paid with the amount, the currency and our number, however often it is asked", async () => {
      const payment = await paid();
      const expected = { state: "paid", amount: payment.amount, orderNumber: payment.orderNumber };
      expect(await state(payment.ref)).toMatchObject({ ...expected, approvalCode: expect.any(String) });
      expect(await state(payment.ref)).toMatchObject(expected);
    });

    it.each([
      ["declined", "declined"],
      ["cancelled", "declined"],
      ["expired", "declined"],
      ["reversed", "declined"],
      ["held", "pending"],
    ] as const)("that is %s reads %s", async (deed, expected) => {
      const { ref } = await open();
      await harness().do(ref, deed);
      expect(await state(ref)).toMatchObject({ state: expected });
    });

    it.each(["declined", "cancelled", "expired"] as const)("that was %s can still be paid", async (deed) => {
      const payment = await open();
      await harness().do(payment.ref, deed);
      await harness().do(payment.ref, "approved");
      expect(await state(payment.ref)).toMatchObject({ state: "paid", amount: payment.amount });
    });

    it("gives the amount that was really paid, not the one that was asked", async () => {
      const { ref, amount } = await paid();
      await harness().misreportAmount(ref, amount.amount - 1);
      expect(await state(ref)).toMatchObject({ state: "paid", amount: { amount: amount.amount - 1 } });
    });

    it("of a reference nobody knows is never paid", async () => {
      expect((await state("nobodyKnowsThisOne000")).state).not.toBe("paid");
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { ref } = await paid();
      await harness().spoil("fetchState", how);
      const { gateway, impatient } = harness();
      const told = await (how === "slow" ? impatient : gateway).fetchState(ref, "fr");
      expect(told).toEqual({ state: "unknown", reason: expect.any(String) });
    });
  });

  describe(`${name}, giving money back`, () => {
    it("gives back in parts until all is back, and then reads refunded", async () => {
      const { ref, amount } = await paid();
      const half = { ...amount, amount: amount.amount / 2 };
      expect(await harness().gateway.refund(ref, half, "fr")).toEqual({ outcome: "done" });
      expect(await harness().gateway.refund(ref, half, "fr")).toEqual({ outcome: "done" });
      expect(await harness().refunded(ref)).toBe(amount.amount);
      expect(await state(ref)).toMatchObject({ state: "refunded" });
    });

    it("is refused for more than was paid", async () => {
      const { ref, amount } = await paid();
      const more = { ...amount, amount: amount.amount + 1 };
      expect(await harness().gateway.refund(ref, more, "fr")).toMatchObject({ outcome: "refused" });
      expect(await harness().refunded(ref)).toBe(0);
    });

    it("is refused below the smallest amount", async () => {
      const { ref, amount } = await paid();
      const little = { ...amount, amount: harness().gateway.minimum - 1 };
      expect(await harness().gateway.refund(ref, little, "fr")).toMatchObject({ outcome: "refused" });
    });

    it("is never done for a payment that nobody made", async () => {
      const { ref, amount } = await open();
      expect((await harness().gateway.refund(ref, amount, "fr")).outcome).not.toBe("done");
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { ref, amount } = await paid();
      await harness().spoil("refund", how);
      const { gateway, impatient } = harness();
      const told = await (how === "slow" ? impatient : gateway).refund(ref, amount, "fr");
      expect(told).toEqual({ outcome: "unknown", reason: expect.any(String) });
    });

    it("is unknown, not refused, when the money went and only the answer was lost", async () => {
      const { ref, amount } = await paid();
      await harness().spoil("refund", "drop", "after");
      expect(await harness().gateway.refund(ref, amount, "fr")).toMatchObject({ outcome: "unknown" });
      expect(await harness().refunded(ref)).toBe(amount.amount);
    });
  });
}
