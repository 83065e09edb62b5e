import { describe, expect, it } from "vitest";
import type { PaymentGateway } from "../payment-gateway.ts";
import type { DisputeThere, GatewayDisputes } from "./dispute-there.ts";

/** What a gateway's test supplies: a payment there, and what becomes of disputes. */
export type DisputesHarness = {
  gateway: PaymentGateway;
  /** A payment of ours that was taken. */
  pay(): Promise<{ paymentId: string; amount: DisputeThere["amount"]; ref: string }>;
  /** Its payer disputes it as somebody who says that they never paid; gives the gateway's name of that. */
  open(ref: string): Promise<string>;
  decide(name: string, what: "under review" | "won" | "lost"): Promise<void>;
  /** The next answer to a call of this kind is lost. */
  loseAnswer(call: "list" | "read"): Promise<void>;
  /** How many its list shows on a page at most. */
  page: number;
};

const anHourAgo = () => new Date(Date.now() - 3_600_000);

/** What every gateway with disputes must tell, whoever runs it. */
export function disputesConformance(name: string, harness: () => DisputesHarness): void {
  const disputes = (): GatewayDisputes => {
    const told = harness().gateway.disputes;
    if (!told) throw new Error("tells of no disputes");
    return told;
  };
  const read = async (dispute: string) => {
    const told = await disputes().read(dispute);
    if (told.outcome !== "told") throw new Error(told.reason);
    return told.dispute;
  };
  const opened = async () => {
    const payment = await harness().pay();
    return { ...payment, name: await harness().open(payment.ref) };
  };

  describe(`${name}, telling of disputes`, () => {
    it("names our payment, the sum, the reason and until when it takes proof", async () => {
      const { name, paymentId, amount } = await opened();
      const dispute = await read(name);
      const expected = { name, paymentId, amount, reason: "not_theirs", state: "needs_answer" };
      expect(dispute).toMatchObject({ ...expected, closedAt: null, takenBack: null });
      expect(dispute.answerBy?.getTime()).toBeGreaterThan(Date.now());
      expect(dispute.openedAt.getTime()).toBeGreaterThan(anHourAgo().getTime());
    });

    it("waits for nothing of ours while it is under review", async () => {
      const { name } = await opened();
      await harness().decide(name, "under review");
      expect(await read(name)).toMatchObject({ state: "under_review", answerBy: null, takenBack: null });
    });

    it("has taken nothing where it is won, and its sum where it is lost", async () => {
      const [one, other] = [await opened(), await opened()];
      await harness().decide(one.name, "won");
      await harness().decide(other.name, "lost");
      expect(await read(one.name)).toMatchObject({ state: "won", takenBack: null, answerBy: null });
      expect(await read(other.name)).toMatchObject({ state: "lost", takenBack: other.amount });
    });

    it("lists all that were opened, to the last page", async () => {
      const wanted: string[] = [];
      const { ref } = await harness().pay();
      for (let made = 0; made <= harness().page; made++) wanted.push(await harness().open(ref));
      const listed = await disputes().list(anHourAgo());
      if (listed.outcome !== "listed") throw new Error(listed.reason);
      expect(wanted.filter((one) => !listed.names.includes(one))).toEqual([]);
      expect(new Set(listed.names).size).toBe(listed.names.length);
    }, 60_000);

    it("says that it does not know, where an answer is lost or nobody knows the name", async () => {
      const { name } = await opened();
      const unknown = { outcome: "unknown", reason: expect.any(String) };
      await harness().loseAnswer("read");
      expect(await disputes().read(name)).toEqual(unknown);
      await harness().loseAnswer("list");
      expect(await disputes().list(anHourAgo())).toEqual(unknown);
      expect(await disputes().read("nobody-knows-this")).toEqual(unknown);
    });

    it("gives no money back while it is open or once it is lost", async () => {
      const { name, ref, amount } = await opened();
      const refund = { ref, amount, language: "fr" as const };
      const { gateway } = harness();
      expect(await gateway.refund({ ...refund, refundId: "one" })).toMatchObject({ outcome: "refused" });
      await harness().decide(name, "lost");
      expect(await gateway.refund({ ...refund, refundId: "two" })).toMatchObject({ outcome: "refused" });
      await harness().decide(name, "won");
      expect(await gateway.refund({ ...refund, refundId: "three" })).toMatchObject({ outcome: "done" });
    });
  });
}
