import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { parseActivationCode } from "./activation-code.ts";
import type { EsimProvider, ProviderEsim } from "./esim-provider.ts";

/** Ways in which an answer gets lost or spoilt. */
const spoilings = ["html", "invalid-json", "empty", "drop", "status", "slow"] as const;
type Spoiling = (typeof spoilings)[number];

/** What a provider's test supplies: the adapter and its counterpart outside. */
export type ProviderHarness = {
  provider: EsimProvider;
  /** The same provider with too little patience for an answer that is `slow`. */
  impatient: EsimProvider;
  /** A package of fixed length, and one that is sold by the day. */
  packages: { fixed: string; daily: string };
  /** The next answer to an order, or to a question, is spoilt; `after`: although the work was done. */
  spoil(call: "order" | "query", how: Spoiling, when?: "before" | "after"): Promise<void>;
  /** The next order is refused with this code of the provider's. */
  refuse(code: string): Promise<void>;
  /** Codes with which the provider refuses for good. */
  finalCodes: readonly string[];
  /** Orders placed from now on are not made until `allocate`. */
  holdAllocation(): Promise<void>;
  allocate(order: string): Promise<void>;
  /** How many orders the provider has for our reference, and how many days it was asked for. */
  ordersOf(transaction: string): Promise<Array<{ days: number }>>;
  /** Somebody installs the eSIM and uses so many bytes. */
  use(esim: string, bytes: number): Promise<void>;
  /** Where the provider's probe is answered. */
  answeringAddress(): Promise<string>;
};

/** What every wholesale supplier's adapter must do. `harness` is asked for once the tests run. */
export function esimProviderConformance(name: string, harness: () => ProviderHarness): void {
  const wish = (packageCode = harness().packages.fixed, periodDays: number | null = null) => ({
    transaction: randomUUID(),
    packageCode,
    periodDays,
  });
  const place = async (wanted = wish()) => {
    const placed = await harness().provider.placeOrder(wanted);
    if (placed.outcome !== "accepted") throw new Error(`not accepted: ${JSON.stringify(placed)}`);
    return { ...wanted, order: placed.order };
  };
  const issued = async (order: string): Promise<ProviderEsim> => {
    const allocation = await harness().provider.fetchOrder(order);
    if (allocation.outcome !== "issued") throw new Error(`not issued: ${JSON.stringify(allocation)}`);
    return allocation.esims[0] as ProviderEsim;
  };
  const now = () => new Date();
  /** The adapter that meets a spoilt answer: a slow one is only noticed by the impatient. */
  const meeting = (how: Spoiling) => (how === "slow" ? harness().impatient : harness().provider);
  const unknown = { outcome: "unknown", reason: expect.any(String) };

  describe(`${name}, placing an order`, () => {
    it("is accepted under a number of the provider's", async () => {
      const { order, transaction } = await place();
      expect(order).not.toBe("");
      expect(await harness().ordersOf(transaction)).toHaveLength(1);
    });

    it("asks for the days of a package sold by the day", async () => {
      const { transaction } = await place(wish(harness().packages.daily, 12));
      expect(await harness().ordersOf(transaction)).toEqual([{ days: 12 }]);
    });

    it("is refused for good for a package that nobody has", async () => {
      const refused = await harness().provider.placeOrder(wish("NO_SUCH_PACKAGE"));
      expect(refused).toEqual({ outcome: "refused", code: expect.any(String) });
    });

    it("is refused for good with each of the provider's final codes", async () => {
      for (const code of harness().finalCodes) {
        await harness().refuse(code);
        expect(await harness().provider.placeOrder(wish())).toEqual({ outcome: "refused", code });
      }
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      await harness().spoil("order", how);
      expect(await meeting(how).placeOrder(wish())).toEqual(unknown);
    });

    it("twice under one reference, also at once, is one order", async () => {
      const wanted = wish();
      await Promise.all([1, 2, 3].map(() => harness().provider.placeOrder(wanted)));
      expect(await harness().ordersOf(wanted.transaction)).toHaveLength(1);
    });
  });

  describe(`${name}, looking for an order by our reference`, () => {
    it("finds one whose answer was lost", async () => {
      const wanted = wish();
      const since = now();
      await harness().spoil("order", "drop", "after");
      expect(await harness().provider.placeOrder(wanted)).toMatchObject({ outcome: "unknown" });
      const found = await harness().provider.findOrder(wanted.transaction, since);
      const again = await harness().provider.placeOrder(wanted);
      if (again.outcome === "accepted") expect(found).toEqual(again);
      expect(found).toMatchObject({ outcome: "accepted" });
      expect(await harness().ordersOf(wanted.transaction)).toHaveLength(1);
    });

    it("does not find one that was never placed, nor one that is like it", async () => {
      const { transaction } = await place();
      for (const other of [randomUUID(), transaction.slice(0, -1), transaction.toUpperCase()]) {
        expect(await harness().provider.findOrder(other, now())).toEqual({ outcome: "not-found" });
      }
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { transaction } = await place();
      await harness().spoil("query", how);
      expect(await meeting(how).findOrder(transaction, now())).toEqual(unknown);
    });
  });

  describe(`${name}, fetching what was ordered`, () => {
    it("gives an eSIM that a phone can install, with all digits of its ICCID as text", async () => {
      const { order, transaction } = await place();
      const esim = await issued(order);
      expect(parseActivationCode(esim.activationCode)).not.toBeNull();
      expect(esim).toMatchObject({ transaction, usedBytes: 0, expiresAt: expect.any(Date) });
      expect(esim.iccid).toMatch(/^\d{18,22}$/);
      expect(String(Number(esim.iccid))).not.toBe(esim.iccid);
    });

    it("is pending while the provider is still making it", async () => {
      await harness().holdAllocation();
      const { order } = await place();
      expect(await harness().provider.fetchOrder(order)).toEqual({ outcome: "pending" });
      await harness().allocate(order);
      expect(await issued(order)).toMatchObject({ iccid: expect.any(String) });
    });

    it("is not found for an order that nobody placed", async () => {
      expect(await harness().provider.fetchOrder("B00000000000000")).toEqual({ outcome: "not-found" });
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const { order } = await place();
      await harness().spoil("query", how);
      expect(await meeting(how).fetchOrder(order)).toEqual(unknown);
    });
  });

  describe(`${name}, reading an eSIM`, () => {
    it("tells how much was used, of the same eSIM", async () => {
      const esim = await issued((await place()).order);
      await harness().use(esim.esim, 5_000_000);
      const reading = await harness().provider.fetchEsim(esim.esim);
      expect(reading).toMatchObject({
        outcome: "read",
        esim: { esim: esim.esim, iccid: esim.iccid, usedBytes: 5_000_000, totalBytes: esim.totalBytes },
      });
    });

    it("that nobody has is never read", async () => {
      expect((await harness().provider.fetchEsim("00000000000000")).outcome).not.toBe("read");
    });

    it.each(spoilings)("is unknown when the answer is %s", async (how) => {
      const esim = await issued((await place()).order);
      await harness().spoil("query", how);
      expect(await meeting(how).fetchEsim(esim.esim)).toEqual(unknown);
    });
  });

  describe(`${name}, being told where to send events`, () => {
    it("takes an address that answers, and throws for one that does not", async () => {
      const { provider, answeringAddress } = harness();
      await provider.registerWebhook(await answeringAddress());
      await expect(provider.registerWebhook("http://127.0.0.1:9/nobody")).rejects.toThrow();
    });
  });
}
