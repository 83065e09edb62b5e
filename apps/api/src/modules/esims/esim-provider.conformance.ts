import { randomUUID } from "node:crypto";
import { parseActivationCode } from "@rihla/contract/rules/activation-code";
import { describe, expect, it } from "vitest";
import {
  type BeforeSending,
  type EsimProvider,
  type Postponed,
  type ProviderEsim,
  planStates,
  profileStates,
  type RefusalReason,
  type TopUpOption,
} from "./esim-provider.ts";

/** Ways in which an answer gets lost or spoilt. */
const spoilings = ["html", "invalid-json", "empty", "drop", "status", "slow"] as const;
type Spoiling = (typeof spoilings)[number];

/** What is asked of the provider; each may be another address there. */
export type ProviderCall =
  | "order"
  | "find"
  | "fetch-order"
  | "fetch-esim"
  | "usage"
  | "top-up"
  | "find-top-up"
  | "balance";

/** What a provider's test supplies: the adapter and its counterpart outside. */
export type ProviderHarness = {
  provider: EsimProvider;
  /** The same provider with too little patience for an answer that is `slow`. */
  impatient: EsimProvider;
  /** A package of fixed length, sold as whole gigabytes, that can be topped up, and one that is sold by the day where the provider has such. */
  packages: { fixed: string; daily: string | null };
  /** The next answer is spoilt; `after`: although the work was done. */
  spoil(call: ProviderCall, how: Spoiling, when?: "before" | "after"): Promise<void>;
  /** The next order is refused with this code of the provider's. */
  refuse(code: string): Promise<void>;
  /** Codes with which the provider refuses for good, and what they mean. */
  refusals: Readonly<Record<string, RefusalReason>>;
  /** Codes with which it orders nothing now, and may later. */
  postponements: Readonly<Record<string, Postponed["reason"]>>;
  /** Orders placed from now on are not made until `allocate`; null where an order is made at once or not at all. */
  allocation: { hold(): Promise<void>; allocate(order: string): Promise<void> } | null;
  /** The orders that the provider has for our reference. */
  ordersOf(reference: string): Promise<Array<{ quantity: number; days?: number }>>;
  /** How many top-ups the eSIM has had at the provider. */
  topUpsOf(esim: string): Promise<number>;
  /** It is asked whether it would take an order before the one that buys leaves. */
  checksFirst: boolean;
  /** How many gigabytes the fixed package is sold as. */
  gigabytes: number;
  /** Somebody installs the eSIM and uses so many bytes, in the shop's measure. */
  use(esim: string, bytes: number): Promise<void>;
  /** Where the provider's probe is answered. */
  answeringAddress(): Promise<string>;
};

const stop: BeforeSending = async () => {
  throw new Error("stopped");
};

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

/** For who buys without writing it down. */
export const freely: BeforeSending = async () => {};

/** What every wholesale supplier's adapter must do. `harness` is asked for once the tests run. */
export function esimProviderConformance(name: string, harness: () => ProviderHarness): void {
  const wish = (changes: object = {}) => ({
    reference: randomUUID() as string,
    packageCode: harness().packages.fixed,
    quantity: 1,
    periodDays: null as number | null,
    ...changes,
  });
  const place = async (wanted = wish()) => {
    const placed = await harness().provider.placeOrder(wanted, freely);
    if (placed.outcome !== "accepted") throw new Error(`not accepted: ${JSON.stringify(placed)}`);
    return { ...wanted, order: placed.order };
  };
  const fetchOrders = (...orders: string[]) =>
    harness().provider.fetchOrders(orders.map((order) => ({ order, quantity: 1, placedAt: new Date() })));
  const allIssued = async (order: string): Promise<ProviderEsim[]> => {
    const [allocation] = await fetchOrders(order);
    if (allocation?.outcome !== "issued") throw new Error(`not issued: ${JSON.stringify(allocation)}`);
    return allocation.esims;
  };
  const issued = async (order: string) => (await allIssued(order))[0] as ProviderEsim;
  const bought = async () => issued((await place()).order);
  const readAgain = async (esim: string): Promise<ProviderEsim> => {
    const reading = await harness().provider.fetchEsim(esim);
    if (reading.outcome !== "read") throw new Error(`not read: ${JSON.stringify(reading)}`);
    return reading.esim;
  };
  const now = () => new Date();
  /** The adapter that meets a spoilt answer: a slow one is only noticed by the impatient. */
  const meeting = (how: Spoiling) => (how === "slow" ? harness().impatient : harness().provider);
  const unknown = { outcome: "unknown", reason: expect.any(String) };

  describe(`${name}, placing an order`, () => {
    it("is accepted under a number of the provider's", async () => {
      const { order, reference } = await place();
      expect(order).not.toBe("");
      expect(await harness().ordersOf(reference)).toMatchObject([{ quantity: 1 }]);
    });

    it("for a group is one order with as many different eSIMs", async () => {
      const { order, reference } = await place(wish({ quantity: 3 }));
      expect(await harness().ordersOf(reference)).toMatchObject([{ quantity: 3 }]);
      const esims = await allIssued(order);
      expect(new Set(esims.map(({ iccid }) => iccid)).size).toBe(3);
      expect(new Set(esims.map(({ esim }) => esim)).size).toBe(3);
      expect(harness().provider.abilities.largestGroup).toBeGreaterThanOrEqual(3);
    });

    it("asks for the days of a package sold by the day", async ({ skip }) => {
      const { packages, provider } = harness();
      expect(packages.daily !== null).toBe(provider.abilities.dailyPlans);
      if (packages.daily === null) return skip("none is sold by the day");
      const { reference } = await place(wish({ packageCode: packages.daily, periodDays: 12 }));
      expect(await harness().ordersOf(reference)).toMatchObject([{ days: 12 }]);
    });

    it("is refused for good for a package that nobody has", async () => {
      const refused = await harness().provider.placeOrder(wish({ packageCode: "no-such-package" }), freely);
      expect(refused).toEqual({ outcome: "refused", reason: "package-gone", code: expect.any(String) });
    });

    it("is put off with each of the codes after which asking again may help, and nothing was ordered", async () => {
      for (const [code, reason] of Object.entries(harness().postponements)) {
        const order = wish();
        await harness().refuse(code);
        expect(await harness().provider.placeOrder(order, freely)).toEqual({
          outcome: "postponed",
          reason,
          code,
        });
        expect(await harness().ordersOf(order.reference)).toEqual([]);
      }
    });

    it("is refused for good with each of the provider's final codes, in our words", async () => {
      for (const [code, reason] of Object.entries(harness().refusals)) {
        await harness().refuse(code);
        expect(await harness().provider.placeOrder(wish(), freely)).toEqual({
          outcome: "refused",
          reason,
          code,
        });
      }
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("order", how);
      expect(await meeting(how).placeOrder(wish(), freely)).toEqual(unknown);
    });

    it("says once that it leaves, and not before; who stops it then has ordered nothing", async () => {
      // No other test orders four, so that none of theirs is taken for it.
      const [sent, stopped] = [wish(), wish({ quantity: 4 })];
      const told: string[] = [];
      const ordersThen = async () =>
        void told.push(`${(await harness().ordersOf(sent.reference)).length} before`);
      expect(await harness().provider.placeOrder(sent, ordersThen)).toMatchObject({ outcome: "accepted" });
      expect(told).toEqual(["0 before"]);
      await expect(harness().provider.placeOrder(stopped, stop)).rejects.toThrow("stopped");
      const found = await harness().provider.findOrders(stopped, now());
      expect(found.outcome === "found" && found.orders).toEqual([]);
    });

    it("that it refuses at once never leaves, where it can be asked beforehand", async () => {
      let hasLeft = false;
      const leaves = async () => {
        hasLeft = true;
      };
      await harness().provider.placeOrder(wish({ packageCode: "no-such-package" }), leaves);
      expect(hasLeft).toBe(!harness().checksFirst);
    });

    it("twice under one reference, also at once, is one order where the provider knows references", async ({
      skip,
    }) => {
      if (harness().provider.abilities.orderSettlesSeconds > 0) return skip("it does not");
      const wanted = wish();
      await Promise.all([1, 2, 3].map(() => harness().provider.placeOrder(wanted, freely)));
      expect(await harness().ordersOf(wanted.reference)).toHaveLength(1);
    });
  });

  describe(`${name}, looking for an order by our reference`, () => {
    it("finds one whose answer was lost", async () => {
      const wanted = wish({ quantity: 2 });
      const since = now();
      await harness().spoil("order", "drop", "after");
      expect(await harness().provider.placeOrder(wanted, freely)).toMatchObject({ outcome: "unknown" });
      const found = await harness().provider.findOrders(wanted, since);
      if (found.outcome !== "found") throw new Error(JSON.stringify(found));
      expect(found.orders).toHaveLength(1);
      expect(await allIssued(String(found.orders[0]))).toHaveLength(2);
    });

    it("does not find one that was never placed, nor one that is like it", async () => {
      const placed = await place(wish({ quantity: 3 }));
      const { reference } = placed;
      for (const other of [randomUUID(), reference.slice(0, -1), reference.toUpperCase()]) {
        const found = await harness().provider.findOrders({ ...placed, reference: other }, now());
        expect(found).toEqual({ outcome: "found", orders: [] });
      }
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const placed = await place();
      await harness().spoil("find", how);
      expect(await meeting(how).findOrders(placed, now())).toEqual(unknown);
    });
  });

  describe(`${name}, listing what it was ordered`, () => {
    const hour = 60 * 60 * 1000;
    const listed = async (from: Date, to: Date) => {
      const answer = await harness().provider.listOrders(from, to);
      if (answer.outcome !== "listed") throw new Error(answer.reason);
      return answer.orders;
    };

    it("names each order of the time once, with our reference where it tells it, and none of another time", async () => {
      const [one, many] = [await place(), await place(wish({ quantity: 3 }))];
      await allIssued(many.order);
      const around = [new Date(Date.now() - hour), new Date(Date.now() + hour)] as const;
      const orders = await listed(...around);
      for (const { order, reference } of [one, many]) {
        const found = orders.filter((each) => each.order === order);
        expect(found).toHaveLength(1);
        expect([reference, null]).toContain(found[0]?.reference);
        const at = found[0]?.at?.getTime() ?? Date.now();
        expect(Math.abs(at - Date.now())).toBeLessThan(hour);
      }
      const before = await listed(new Date(Date.now() - 3 * hour), new Date(Date.now() - 2 * hour));
      expect(before.filter(({ order }) => order === one.order || order === many.order)).toEqual([]);
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("find", how);
      expect(await meeting(how).listOrders(now(), new Date())).toEqual(unknown);
    });
  });

  describe(`${name}, fetching what was ordered`, () => {
    it("gives an eSIM that a phone can install, with all digits of its ICCID as text", async () => {
      const { order, reference } = await place();
      const esim = await issued(order);
      expect(parseActivationCode(esim.activationCode)?.matchingId).toBeTruthy();
      expect(esim).toMatchObject({ usedBytes: 0, planState: "ready" });
      expect(["released", "unknown"]).toContain(esim.profileState);
      expect([reference, null]).toContain(esim.reference);
      expect(esim.iccid).toMatch(/^\d{18,22}$/);
      expect(String(Number(esim.iccid))).not.toBe(esim.iccid);
    });

    it("is pending while the provider is still making it", async ({ skip }) => {
      const { allocation } = harness();
      if (!allocation) return skip("an order is made at once");
      await allocation.hold();
      const { order } = await place();
      expect(await fetchOrders(order)).toEqual([{ outcome: "pending" }]);
      await allocation.allocate(order);
      expect(await issued(order)).toMatchObject({ iccid: expect.any(String) });
    });

    it("is not found for an order that nobody placed", async () => {
      expect(await fetchOrders("99999999999999")).toEqual([{ outcome: "not-found" }]);
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { order } = await place();
      await harness().spoil("fetch-order", how);
      const wanted = { order, quantity: 1, placedAt: new Date() };
      expect(await meeting(how).fetchOrders([wanted])).toEqual([unknown]);
    });
  });

  describe(`${name}, reading an eSIM`, () => {
    it("tells in our words how it is and how much was used, of the same eSIM", async () => {
      const esim = await bought();
      await harness().use(esim.esim, 4 * megabyte);
      const read = await readAgain(esim.esim);
      expect(read).toMatchObject({
        esim: esim.esim,
        iccid: esim.iccid,
        planState: "running",
        usedBytes: 4 * megabyte,
        totalBytes: expect.any(Number),
        expiresAt: expect.any(Date),
      });
      expect(profileStates).toContain(read.profileState);
      expect(planStates).toContain(read.planState);
      expect(read.saidState).not.toBe("");
    });

    it("counts what is sold as a gigabyte as ours, in the whole, in what is used and at its end", async () => {
      const { use, gigabytes } = harness();
      const total = gigabytes * gigabyte;
      const { esim } = await bought();
      await use(esim, total / 2);
      expect(await readAgain(esim)).toMatchObject({ totalBytes: total, usedBytes: total / 2 });
      await use(esim, total / 2);
      expect(await readAgain(esim)).toMatchObject({ totalBytes: total, usedBytes: total });
    });

    it("that nobody has is never read", async () => {
      expect(await harness().provider.fetchEsim("89000000000000000000")).toEqual({ outcome: "not-found" });
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const esim = await bought();
      await harness().spoil("fetch-esim", how);
      expect(await meeting(how).fetchEsim(esim.esim)).toEqual(unknown);
    });
  });

  describe(`${name}, reading the usage of many`, () => {
    it("tells that of each, and leaves out what nobody has", async () => {
      const { provider } = harness();
      const [fresh, used] = [await bought(), await bought()];
      await harness().use(used.esim, 6 * megabyte);
      const asked = [fresh.esim, used.esim, "89000000000000000000"].slice(-provider.abilities.usageBatch);
      const answer = await provider.readUsage(asked);
      if (answer.outcome !== "read") throw new Error(JSON.stringify(answer));
      const known = [fresh.esim, used.esim].filter((esim) => asked.includes(esim));
      expect(answer.usages.map(({ esim }) => esim).sort()).toEqual(known.sort());
      for (const { esim, usedBytes } of answer.usages)
        expect(usedBytes).toBe(esim === used.esim ? 6 * megabyte : 0);
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const esim = await bought();
      await harness().spoil("usage", how);
      expect(await meeting(how).readUsage([esim.esim])).toEqual(unknown);
    });
  });

  describe(`${name}, topping up`, () => {
    const optionsOf = async (esim: string): Promise<TopUpOption[]> => {
      const answer = await harness().provider.topUpOptions(esim);
      if (answer.outcome !== "read") throw new Error(JSON.stringify(answer));
      return answer.options;
    };

    it("offers whole amounts that make sense", async () => {
      const options = await optionsOf((await bought()).esim);
      expect(options.length).toBeGreaterThan(0);
      for (const { priceUsdE4, dataBytes, days } of options)
        expect([priceUsdE4, dataBytes, days].every((value) => Number.isSafeInteger(value) && value > 0)).toBe(
          true,
        );
      expect(options.filter(({ dataBytes }) => dataBytes % megabyte !== 0)).toEqual([]);
      expect(options.some(({ dataBytes }) => dataBytes % gigabyte === 0)).toBe(true);
    });

    it("adds data, once where the provider knows references", async () => {
      const { provider } = harness();
      const { esim } = await bought();
      const [option] = (await optionsOf(esim)).filter(({ soldByDay }) => !soldByDay);
      const request = {
        reference: randomUUID(),
        esim,
        packageCode: option?.packageCode ?? "",
        periodDays: null,
      };
      expect(await provider.topUp(request, freely)).toEqual({ outcome: "done", topUp: expect.any(String) });
      if (provider.abilities.topUp === "exactly-once") await provider.topUp(request, freely);
      expect(await harness().topUpsOf(esim)).toBe(1);
    });

    it("stopped before it leaves adds nothing", async () => {
      const { esim } = await bought();
      const [option] = (await optionsOf(esim)).filter(({ soldByDay }) => !soldByDay);
      const packageCode = option?.packageCode ?? "";
      const request = { reference: randomUUID(), esim, packageCode, periodDays: null };
      await expect(harness().provider.topUp(request, stop)).rejects.toThrow("stopped");
      expect(await harness().topUpsOf(esim)).toBe(0);
    });

    it("is refused for a package that nobody has", async () => {
      const request = { reference: randomUUID(), packageCode: "no-such-package", periodDays: null };
      const answer = await harness().provider.topUp({ ...request, esim: (await bought()).esim }, freely);
      expect(answer).toMatchObject({ outcome: "refused", reason: "package-gone" });
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { esim } = await bought();
      const [option] = await optionsOf(esim);
      await harness().spoil("top-up", how);
      const request = {
        reference: randomUUID(),
        esim,
        packageCode: option?.packageCode ?? "",
        periodDays: null,
      };
      expect(await meeting(how).topUp(request, freely)).toEqual(unknown);
    });
  });

  describe(`${name}, looking for a top-up by our reference`, () => {
    const wishFor = async () => {
      const { order } = await place();
      const { esim } = await issued(order);
      const { options } = (await harness().provider.topUpOptions(esim)) as { options: TopUpOption[] };
      const option = options.find(({ soldByDay }) => !soldByDay);
      const packageCode = String(option?.packageCode);
      return { order, wanted: { reference: randomUUID(), esim, packageCode, periodDays: null } };
    };
    /** What is found for it, the eSIM's own order apart. */
    const foundFor = async ({ order, wanted }: Awaited<ReturnType<typeof wishFor>>, since: Date) => {
      const found = await harness().provider.findTopUps(wanted, since);
      if (found.outcome !== "found") throw new Error(JSON.stringify(found));
      return found.topUps.filter((topUp) => topUp !== order);
    };

    it("finds one whose answer was lost, under the name that it would have been told", async () => {
      const [lost, told] = [await wishFor(), await wishFor()];
      const since = now();
      await harness().spoil("top-up", "drop", "after");
      expect(await harness().provider.topUp(lost.wanted, freely)).toEqual(unknown);
      expect(await foundFor(lost, since)).toHaveLength(1);
      const done = await harness().provider.topUp(told.wanted, freely);
      if (done.outcome !== "done") throw new Error(JSON.stringify(done));
      expect(await foundFor(told, since)).toEqual([done.topUp]);
    });

    it("does not find one that was never made", async () => {
      expect(await foundFor(await wishFor(), now())).toEqual([]);
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { wanted } = await wishFor();
      await harness().spoil("find-top-up", how);
      expect(await meeting(how).findTopUps(wanted, now())).toEqual(unknown);
    });
  });

  describe(`${name}, giving an eSIM back`, () => {
    it("is done at once or asked for, as its abilities say", async ({ skip }) => {
      const { provider } = harness();
      if (provider.abilities.cancel === "none") return skip("it takes nothing back");
      const { esim } = await bought();
      const outcome = provider.abilities.cancel === "by-hand" ? "asked" : "cancelled";
      expect(await provider.cancel(esim)).toEqual({ outcome });
      if (outcome === "asked") return;
      const reading = await provider.fetchEsim(esim);
      if (reading.outcome === "read") expect(reading.esim.planState).toBe("cancelled");
      else expect(reading).toEqual({ outcome: "not-found" });
    });

    it("asked for again after a lost answer is not taken for a no, where that is decided at once", async ({
      skip,
    }) => {
      const { provider } = harness();
      if (provider.abilities.cancel !== "until-installed") return skip("people decide");
      const { esim } = await bought();
      await provider.cancel(esim);
      const again = await provider.cancel(esim);
      if (again.outcome !== "cancelled")
        expect(await readAgain(esim)).toMatchObject({ planState: "cancelled" });
    });

    it("is refused once it was used, where that is decided at once", async ({ skip }) => {
      const { provider } = harness();
      if (provider.abilities.cancel !== "until-installed") return skip("people decide");
      const { esim } = await bought();
      await harness().use(esim, megabyte);
      expect(await provider.cancel(esim)).toMatchObject({ outcome: "refused", reason: "not-possible-now" });
    });
  });

  describe(`${name}, telling what is left to spend`, () => {
    it("tells less after an order", async () => {
      const left = async () => {
        const answer = await harness().provider.balance();
        if (answer.outcome !== "read") throw new Error(JSON.stringify(answer));
        return answer.usdE4;
      };
      const before = await left();
      await place();
      const after = await left();
      expect(after).toBeLessThan(before);
      expect(Number.isSafeInteger(after)).toBe(true);
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("balance", how);
      expect(await meeting(how).balance()).toEqual(unknown);
    });
  });

  describe(`${name}, being told where to send events`, () => {
    it("takes an address that answers, and throws for one that does not", async ({ skip }) => {
      const { provider, answeringAddress } = harness();
      const { registerWebhook } = provider;
      if (!registerWebhook) return skip("people write it into its site");
      await registerWebhook(await answeringAddress());
      await expect(registerWebhook("http://127.0.0.1:9/nobody")).rejects.toThrow();
    });
  });
}
