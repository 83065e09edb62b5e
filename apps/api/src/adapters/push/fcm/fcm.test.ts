import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PusherHarness, pusherConformance } from "../../../modules/messages/push/pusher.conformance.ts";
import type { AppAddress, AppPusher } from "../../../modules/messages/push/pusher.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createFcm } from "./fcm.ts";

type Shown = { token: string; title: string; body: string; data: Record<string, string>; tag: string };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const send = "fcm:POST v1/projects/:project/messages::send";
const open = (changes: Partial<Parameters<typeof createFcm>[0]> = {}): AppPusher => {
  const settings = sandbox.shopSettings as Record<string, string>;
  return createFcm({
    project: settings.FCM_PROJECT as string,
    clientEmail: settings.FCM_CLIENT_EMAIL as string,
    privateKey: settings.FCM_PRIVATE_KEY as string,
    url: settings.FCM_URL as string,
    tokenUrl: settings.FCM_TOKEN_URL as string,
    ...changes,
  });
};
const newPhone = (platform = "android") => sandbox.post<AppAddress>("/controls/fcm/phones", { platform });
const become = (token: string, state: string) => sandbox.post("/controls/fcm/phones/state", { token, state });
const fail = (errorCode: string, errorMessage = "") =>
  sandbox.fault({ endpoint: send, kind: "business-error", errorCode, errorMessage });
const shown = async (token: string) =>
  (await sandbox.get<Shown[]>("/controls/fcm/messages"))
    .filter((one) => one.token === token)
    .map((one) => ({ ...one, path: one.data.path as string }));
const message = {
  title: "Italie",
  body: "Il reste 1 Go",
  language: "fr" as const,
  path: "/fr/esims",
  tag: "notification-1",
};

const harness = (platform: string) => (): PusherHarness<AppAddress> => ({
  pusher: open(),
  impatient: open({ timeoutMs: 300 }),
  newDevice: async () => ({ token: (await newPhone(platform)).token }),
  end: async ({ token }) => void (await become(token, "gone")),
  shown: ({ token }) => shown(token),
  spoil: (kind, when = "before") => sandbox.fault({ endpoint: send, kind, when, ms: 5_000 }),
  tire: (seconds) => fail("QUOTA_EXCEEDED", seconds === null ? "" : String(seconds)),
  refuse: () => fail("INVALID_ARGUMENT", "Invalid value at 'message.android'"),
});
pusherConformance("FCM to Android", harness("android"));
pusherConformance("FCM to iOS", harness("ios"));

describe("FCM", () => {
  it.each([
    ["a token that it never gave", async () => "made-up", "gone"],
    ["a phone that has left", () => inState("gone"), "gone"],
  ])("calls %s gone", async (_what, tokenOf, outcome) => {
    expect(await open().push({ token: await tokenOf() }, message)).toEqual({ outcome });
  });
  const inState = async (state: string) => {
    const { token } = await newPhone();
    await become(token, state);
    return token;
  };

  it("forgets no phone because the keys are those of another project", async () => {
    const token = await inState("theirs");
    expect(await open().push({ token }, message)).toMatchObject({ outcome: "refused" });
  });

  it("keeps an iPhone's token where Apple refuses our certificate, and asks for no other access token", async () => {
    const { token } = await newPhone("ios");
    const pusher = open();
    await sandbox.forgetCalls();
    await fail("THIRD_PARTY_AUTH_ERROR", "Auth error from APNS");
    expect(await pusher.push({ token }, message)).toMatchObject({ outcome: "refused" });
    expect(await callsOf("fcm:POST token")).toBe(1);
  });

  it("takes up again after an outage at the time that it names", async () => {
    const { token } = await newPhone();
    await fail("UNAVAILABLE", "30");
    expect(await open().push({ token }, message)).toEqual({ outcome: "later", seconds: 30 });
  });

  it("asks for one access token for many messages, also at once, and for another once it is refused", async () => {
    const { token } = await newPhone();
    const pusher = open();
    await sandbox.forgetCalls();
    const many = await Promise.all(Array.from({ length: 5 }, () => pusher.push({ token }, message)));
    expect(many).toEqual(many.map(() => ({ outcome: "taken" })));
    expect(await callsOf("fcm:POST token")).toBe(1);
    await sandbox.post("/controls/fcm/access-tokens/end");
    expect(await pusher.push({ token }, message)).toEqual({ outcome: "taken" });
    expect(await callsOf("fcm:POST token")).toBe(2);
  });

  it("says that its account is not believed, without its key", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const pem = privateKey.export({ type: "pkcs8", format: "pem" }) as string;
    const { token } = await newPhone();
    const pushed = await open({ privateKey: pem }).push({ token }, message);
    expect(pushed).toEqual({ outcome: "refused", reason: "no access token: status 400" });
  });

  it("knows Apple's own tokens from its own", async () => {
    const { token } = await newPhone("ios");
    expect(open().accepts(token)).toBe(true);
    expect(open().accepts("A1B2".repeat(16))).toBe(false);
  });
});

const callsOf = async (endpoint: string) =>
  (await sandbox.get<{ counts: Record<string, number> }>("/controls/calls")).counts[endpoint] ?? 0;
