import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { Pusher, PushMessage } from "./pusher.ts";

/** What a push service's test supplies: the adapter and its counterpart outside. */
export type PusherHarness<Address> = {
  pusher: Pusher<Address>;
  /** The same, with less patience than the service's slowness. */
  impatient: Pusher<Address>;
  newDevice(): Promise<Address>;
  /** It takes none any more. */
  end(device: Address): Promise<void>;
  shown(device: Address): Promise<Pick<PushMessage, "title" | "body" | "path" | "tag">[]>;
  /** The next message is spoilt; `after`: although it was shown. */
  spoil(how: "drop" | "status" | "slow", when?: "before" | "after"): Promise<void>;
  /** The service has had enough for the next call; `seconds`: as long as it says. */
  tire(seconds: number | null): Promise<void>;
  /** The next message is not taken as it is, whoever it goes to. */
  refuse(): Promise<void>;
};

const news = (): PushMessage => ({
  title: "إيطاليا: بقي 20 %",
  body: "It says more.",
  language: "ar",
  path: "/ar/details/1",
  tag: `recharge-refused-${randomUUID()}`,
});

/** What the adapter of every push service must do. `harness` is asked for once the tests run. */
export function pusherConformance<Address>(name: string, harness: () => PusherHarness<Address>): void {
  const push = (device: Address, message = news()) => harness().pusher.push(device, message);

  describe(`${name} as a push service`, () => {
    it("shows a message on its device and on no other, with where it leads", async () => {
      const [device, other] = [await harness().newDevice(), await harness().newDevice()];
      const { language: _language, ...message } = news();
      expect(await push(device, { language: "ar", ...message })).toEqual({ outcome: "taken" });
      expect(await harness().shown(device)).toMatchObject([message]);
      expect(await harness().shown(other)).toEqual([]);
    });

    it("tells of a device that takes none any more, and still reaches the others", async () => {
      const [device, other] = [await harness().newDevice(), await harness().newDevice()];
      await harness().end(device);
      expect(await push(device)).toEqual({ outcome: "gone" });
      expect(await push(other)).toEqual({ outcome: "taken" });
    });

    it.each([7, null])("waits as long as a tired service says (%s seconds), or a while", async (said) => {
      const device = await harness().newDevice();
      await harness().tire(said);
      const pushed = await push(device);
      expect(pushed).toEqual({ outcome: "later", seconds: said ?? expect.any(Number) });
      expect(await push(device)).toEqual({ outcome: "taken" });
    });

    it("is sure of nothing when the answer is lost, and the second message takes the first one's place", async () => {
      const device = await harness().newDevice();
      const message = news();
      await harness().spoil("drop", "after");
      await expect(push(device, message)).rejects.toBeInstanceOf(UnknownOutcome);
      expect(await push(device, message)).toEqual({ outcome: "taken" });
      expect(new Set((await harness().shown(device)).map(({ tag }) => tag))).toEqual(new Set([message.tag]));
    });

    it.each([["a failure of its own", "status"] as const, ["no answer in time", "slow"] as const])(
      "is sure of nothing after %s",
      async (_what, how) => {
        const device = await harness().newDevice();
        await harness().spoil(how);
        await expect(harness().impatient.push(device, news())).rejects.toBeInstanceOf(UnknownOutcome);
        expect(await push(device)).toEqual({ outcome: "taken" });
      },
    );

    it("gives up no device for a refusal that is not about it, and says why without naming it", async () => {
      const device = await harness().newDevice();
      await harness().refuse();
      const pushed = await push(device);
      expect(pushed).toEqual({ outcome: "refused", reason: expect.stringMatching(/\w/) });
      for (const secret of Object.values(device as object).filter((one) => typeof one === "string"))
        expect(JSON.stringify(pushed)).not.toContain(secret);
      expect(await push(device)).toEqual({ outcome: "taken" });
    });
  });
}
