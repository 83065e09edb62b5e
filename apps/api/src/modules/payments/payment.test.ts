import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPaidByAnother, mayMove, nextCheckIn, pageIsOpen, returnPathOf, toPayment } from "./payment.ts";
import { movePayment } from "./payments.repository.ts";
import { aGateway, aPayment, aRefund } from "./payments.test-kit.ts";

const statuses = ["pending", "paid", "declined", "refunded"] as const;
const day = 24 * 3600;

describe("a payment's status", () => {
  it("moves as the table says and in no other way: paid never becomes declined", () => {
    const legal = statuses.flatMap((from) =>
      statuses.filter((to) => mayMove(from, to)).map((to) => [from, to]),
    );
    expect(legal).toEqual([
      ["pending", "paid"],
      ["pending", "declined"],
      ["paid", "refunded"],
      ["declined", "pending"],
      ["declined", "paid"],
      ["refunded", "paid"],
    ]);
  });

  it("is guarded where it is written: a forbidden move throws before anything changes", async () => {
    const untouched = {} as Parameters<typeof movePayment>[0];
    await expect(
      movePayment(untouched, { status: "paid" } as Parameters<typeof movePayment>[1], "declined", "test"),
    ).rejects.toThrow("can't become declined");
  });

  it("can be reached from pending, whichever it is", () => {
    const reached = new Set<string>(["pending"]);
    for (const from of [...statuses, ...statuses])
      for (const to of statuses) if (reached.has(from) && mayMove(from, to)) reached.add(to);
    expect(reached).toEqual(new Set(statuses));
  });
});

it("is somebody else's where its gateway sends back to another page than the buyers'", () => {
  const ofOlderRows = ["/payment-callback", "/pay"];
  const paths = [...ofOlderRows, returnPathOf("ar", { byLink: false }), returnPathOf("ar", { byLink: true })];
  expect(paths.map((returnPath) => isPaidByAnother({ returnPath }))).toEqual([false, true, false, true]);
});

it("comes back in its buyer's language, also to a browser that knows neither", () => {
  expect(returnPathOf("ar", { byLink: false })).toBe("/ar/payment-callback");
  expect(returnPathOf("ar", { byLink: false }, "app")).toBe("/ar/payment-callback?app=yes");
  expect(returnPathOf("ar", { byLink: true })).toBe("/ar/pay");
});

it("can be paid on its page while it waits or was declined there, until the page ends or somebody settles it by hand", () => {
  const [before, after] = [new Date("2026-01-10T12:01:00Z"), new Date("2026-01-10T12:20:00Z")];
  const isOpen = (changes: Parameters<typeof aPayment>[0], now = before) =>
    pageIsOpen(aPayment({ gatewayRef: "ref-1", ...changes }), now);
  expect(statuses.map((status) => isOpen({ status }))).toEqual([true, false, true, false]);
  expect(isOpen({ status: "declined", gatewayRef: null })).toBe(false);
  expect(isOpen({ status: "pending", gatewayRef: null })).toBe(true);
  expect(isOpen({ status: "pending" }, after)).toBe(false);
  expect(isOpen({ status: "pending", settledByHand: "Nadia" })).toBe(false);
});

describe("a payment as its buyer sees it", () => {
  const bank = aGateway("bank", { receipt: ["approvalCode", "transactionId", "gatewayOrderNumber"] });
  const seen = (changes: Parameters<typeof aPayment>[0] = {}, gateway = bank) =>
    toPayment(new Map([["bank", gateway]]), aPayment(changes));

  it("says what is paid, how, since when and on whose page", () => {
    const duringIt = new Date("2026-01-10T12:01:00Z");
    expect(toPayment(new Map([["bank", bank]]), aPayment(), undefined, duringIt)).toEqual({
      id: aPayment().id,
      paysFor: "order",
      orderNumber: "K7PW4M2X",
      status: "pending",
      method: "cib",
      amount: { amount: 12_300, currency: "DZD" },
      createdAt: "2026-01-10T12:00:00.000Z",
      paidAt: null,
      redirectUrl: "https://bank.example/pay/ref-1",
      payableUntil: "2026-01-10T12:20:00.000Z",
      awaitsPayer: false,
      isHeld: false,
      reason: null,
      refusedFor: null,
      rejectedWords: [],
      refunds: [],
      gatewayMessage: null,
      cards: ["cib"],
      operator: bank.operator,
      receipt: [
        { field: "transactionId", value: "ref-1" },
        { field: "gatewayOrderNumber", value: "R5T8" },
      ],
    });
  });

  it.each([
    ["pending", "pending"],
    ["paid", "successful"],
    ["declined", "rejected"],
    ["refunded", "rejected"],
  ] as const)("reads, when it is %s, %s; only a pending one has a page to go to", (status, read) => {
    expect(seen({ status })).toMatchObject({
      status: read,
      redirectUrl: status === "pending" ? "https://bank.example/pay/ref-1" : null,
    });
  });

  it("whose money its gateway holds leads to no page, and is so only while it is pending", () => {
    const held = { heldSince: new Date("2026-01-10T12:00:30Z") };
    expect(seen(held)).toMatchObject({ isHeld: true, redirectUrl: null, payableUntil: null });
    for (const status of ["paid", "declined"] as const) expect(seen({ ...held, status }).isHeld).toBe(false);
  });

  it("whose card was refused has its page until that closes, and no more once the bank has ended it", () => {
    const sessionEndsAt = new Date("2026-01-10T12:20:00Z");
    const refused = { status: "declined", declinedReason: "refused", sessionEndsAt } as const;
    const at = (time: string) =>
      toPayment(new Map([["bank", bank]]), aPayment(refused), undefined, new Date(`2026-01-10T${time}Z`));
    expect(at("12:19:59")).toMatchObject({
      reason: "refused",
      redirectUrl: "https://bank.example/pay/ref-1",
    });
    expect(at("12:20:00")).toMatchObject({ reason: "refused", redirectUrl: null });
  });

  it("waits for its payer while the gateway says so of an open page, and for nobody afterwards", () => {
    const at = (status: "pending" | "declined", time: string) => {
      const now = new Date(`2026-01-10T${time}Z`);
      return toPayment(new Map(), aPayment({ status, awaitsPayer: true }), undefined, now);
    };
    expect(at("pending", "12:19:59").awaitsPayer).toBe(true);
    expect(at("pending", "12:20:00")).toMatchObject({ awaitsPayer: false, payableUntil: null });
    expect(at("declined", "12:19:59").awaitsPayer).toBe(false);
  });

  it("says why it was rejected where that is known, and only then", () => {
    const ended = (declinedReason: string) => seen({ status: "declined", declinedReason }).reason;
    expect(["cancelled", "expired", "reversed", "register code 5"].map(ended)).toEqual([
      "cancelled",
      "expired",
      "reversed",
      null,
    ]);
    expect(seen({ status: "paid", declinedReason: "refused" }).reason).toBeNull();
  });

  it("names what goes back, and the day by which it is there", () => {
    const by = "2026-01-24T12:00:00.000Z";
    const refund = { amount: { amount: 5000, currency: "DZD" }, to: "card", state: "given", by };
    const paid = toPayment(new Map(), aPayment({ status: "paid" }), [aRefund()]);
    expect(paid.refunds).toEqual([refund]);
    const sessionEndsAt = aRefund().createdAt;
    expect(seen({ status: "declined", declinedReason: "reversed", sessionEndsAt }).refunds).toEqual([
      { ...refund, amount: { amount: 12_300, currency: "DZD" } },
    ]);
  });

  it("that got through says when and in the gateway's words, and has the receipt that its gateway gives", () => {
    const paidAt = new Date("2026-01-10T12:03:00Z");
    const paid = { status: "paid", paidAt, gatewayMessage: "Approuvé", approvalCode: "31337" } as const;
    expect(seen(paid)).toMatchObject({ paidAt: "2026-01-10T12:03:00.000Z", gatewayMessage: "Approuvé" });
    expect(seen(paid).receipt.map(({ field }) => field)).toEqual([
      "approvalCode",
      "transactionId",
      "gatewayOrderNumber",
    ]);
    expect(seen(paid, aGateway("bank", { receipt: ["approvalCode"] })).receipt).toEqual([
      { field: "approvalCode", value: "31337" },
    ]);
  });

  it.each(["xxx7215", "7215"])(
    "says the end of its card as every receipt does, however its gateway gives it: %s",
    (card) => {
      const paid = seen({ status: "paid", card }, aGateway("bank", { receipt: ["card"] }));
      expect(paid.receipt).toEqual([{ field: "card", value: "xxx7215" }]);
    },
  );

  it("whose gateway is gone keeps its transaction number, and names no cards and no operator", () => {
    expect(toPayment(new Map(), aPayment())).toMatchObject({
      cards: [],
      operator: null,
      receipt: [{ field: "transactionId", value: "ref-1" }],
    });
  });
});

describe("the checks of a payment nobody settles", () => {
  /** Seconds after the start at which the gateway is asked, when each check comes `late` seconds after its time. */
  function checksOf(session: number, late: () => number): number[] {
    const times: number[] = [];
    for (let now = 0; ; ) {
      const next = nextCheckIn(times.length, Math.round(session - now));
      if (next === null) return times;
      now += next + late();
      times.push(now);
      if (times.length > 10_000) throw new Error("it never ends");
    }
  }
  const gaps = (times: number[]) => times.map((time, at) => time - (times[at - 1] ?? 0));

  it("are frequent at first, one a minute while the page is open, then rarer for three days", () => {
    const times = checksOf(1200, () => 0);
    expect(gaps(times).slice(0, 5)).toEqual([5, 10, 20, 40, 60]);
    expect(gaps(times).slice(-6)).toEqual([300, 900, 3600, day, day, day]);
  });

  it("always end within about four days of the session, at least five seconds apart, once after its end", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: day }),
        fc.array(fc.integer({ min: 0, max: 3600 }), { minLength: 1, maxLength: 20 }),
        (session, delays) => {
          let turn = 0;
          const times = checksOf(session, () => delays[turn++ % delays.length] as number);
          expect(Math.min(...gaps(times))).toBeGreaterThanOrEqual(5);
          expect(times.at(-1)).toBeLessThanOrEqual(session + 4.2 * day);
          expect(times.at(-1)).toBeGreaterThan(session);
        },
      ),
    );
  });

  it("end also for someone who asked a hundred times meanwhile", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: -10 * day, max: day }), (checks, sessionEndsIn) => {
        const next = nextCheckIn(checks, sessionEndsIn);
        if (next === null) expect(sessionEndsIn).toBeLessThanOrEqual(-3 * day);
        else expect(Number.isSafeInteger(next) && next >= 5).toBe(true);
      }),
    );
  });
});

describe("the time of the next check", () => {
  it("changes exactly when the gateway's page closes, at each later step, and after three days", () => {
    expect(nextCheckIn(4, 1)).toBe(60);
    expect(nextCheckIn(4, 0)).toBe(300);
    expect(nextCheckIn(4, -299)).toBe(300);
    expect(nextCheckIn(4, -300)).toBe(900);
    expect(nextCheckIn(4, -3 * day + 1)).toBe(day);
    expect(nextCheckIn(4, -3 * day)).toBeNull();
  });
});
