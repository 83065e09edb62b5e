import { afterAll, beforeAll } from "vitest";
import { type PusherHarness, pusherConformance } from "../../../modules/messages/push/pusher.conformance.ts";
import type { BrowserAddress, PushMessage } from "../../../modules/messages/push/pusher.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createWebPush } from "./web-push.ts";

type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const send = "web-push:POST push/:id";
const idOf = ({ endpoint }: BrowserAddress) => endpoint.split("/").at(-1);
const open = (timeoutMs?: number) =>
  createWebPush({
    publicKey: sandbox.shopSettings.WEB_PUSH_PUBLIC_KEY as string,
    privateKey: sandbox.shopSettings.WEB_PUSH_PRIVATE_KEY as string,
    contact: sandbox.shopSettings.WEB_PUSH_CONTACT as string,
    sandboxUrl: sandbox.shopSettings.WEB_PUSH_SANDBOX,
    ...(timeoutMs && { timeoutMs }),
  });
const answer = (errorCode: string, errorMessage = "") =>
  sandbox.fault({ endpoint: send, kind: "business-error", errorCode, errorMessage });

pusherConformance(
  "web push",
  (): PusherHarness<BrowserAddress> => ({
    pusher: open(),
    impatient: open(300),
    newDevice: async () => {
      const { endpoint, keys } = await sandbox.post<Browser>("/controls/push/subscriptions");
      return { endpoint, ...keys };
    },
    end: async (device) => void (await sandbox.post(`/controls/push/subscriptions/${idOf(device)}/end`)),
    shown: async (device) => {
      type Message = { subscription: string; payload: PushMessage };
      const messages = await sandbox.get<Message[]>("/controls/push/messages");
      return messages.filter((one) => one.subscription === idOf(device)).map(({ payload }) => payload);
    },
    spoil: (kind, when = "before") => sandbox.fault({ endpoint: send, kind, when, ms: 5_000 }),
    tire: (seconds) => answer("429", seconds === null ? "" : String(seconds)),
    refuse: () => answer("403"),
  }),
);
