import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import { type DeskHarness, supportDeskConformance } from "../../../modules/chat/support-desk.conformance.ts";
import type { ChatFacts, SupportDesk } from "../../../modules/chat/support-desk.ts";
import { type Sandbox, startSandbox } from "../../../testing/sandbox.ts";
import { createChatwoot } from "./chatwoot.ts";
import { createChatwootWebhook } from "./webhook.ts";

let sandbox: Sandbox;
let desk: SupportDesk;

beforeAll(async () => {
  sandbox = await startSandbox();
  await sandbox.post("/controls/chatwoot/settings", { agent: "never" });
  desk = createChatwoot({
    baseUrl: sandbox.shopSettings.CHATWOOT_URL as string,
    inbox: sandbox.shopSettings.CHATWOOT_INBOX as string,
    identityKey: sandbox.shopSettings.CHATWOOT_IDENTITY_KEY as string,
    account: sandbox.shopSettings.CHATWOOT_ACCOUNT as string,
    accessToken: sandbox.shopSettings.CHATWOOT_ACCESS_TOKEN as string,
  });
});
afterAll(() => sandbox.stop());

const calls = {
  open: "POST contacts/:source/conversations",
  say: "POST contacts/:source/conversations/:conversation/messages",
  read: "GET contacts/:source/conversations/:conversation",
};
type Seen = {
  id: number;
  sourceId: string;
  contact: { email: string | null; attributes: Record<string, string> };
  messages: { id: number }[];
};
const conversations = () => sandbox.get<Seen[]>("/controls/chatwoot/conversations");

const harness = (): DeskHarness => ({
  desk,
  spoil: (call, kind, when = "before") => sandbox.fault({ endpoint: `chatwoot:${calls[call]}`, kind, when }),
  refuse: () =>
    sandbox.fault({ endpoint: `chatwoot:${calls.say}`, kind: "business-error", errorCode: "content" }),
  agentSays: async (conversation, content, { note, photo } = {}) => {
    await sandbox.post(`/controls/chatwoot/conversations/${conversation}/messages`, {
      content,
      kind: note ? "note" : "answer",
      ...(photo && { file: photo.toString("base64"), fileType: "image/png" }),
    });
  },
  takesBackLast: async (conversation) => {
    const found = (await conversations()).find(({ id }) => String(id) === conversation);
    await fetch(`${sandbox.url}/controls/chatwoot/messages/${found?.messages.at(-1)?.id}`, {
      method: "DELETE",
    });
  },
  seen: async (contact) => {
    const own = (await conversations()).filter(({ sourceId }) => sourceId === contact);
    const [first] = own;
    if (!first) return null;
    const { email, attributes } = first.contact;
    return { conversations: own.length, email, facts: attributes };
  },
});

supportDeskConformance("Chatwoot", harness);

describe("an answer of Chatwoot's that makes no sense", () => {
  const place = { contact: "c", conversation: "1" };
  const person = { identifier: "p", name: null, email: null };
  const facts: ChatFacts = {
    number: "K7QM2RTX",
    page: "",
    language: "fr",
    order: null,
    esims: [],
    says: null,
  };
  let body: string;
  const server = createServer((_request, response) => response.end(body));
  let confused: SupportDesk;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    confused = createChatwoot({ baseUrl, inbox: "i", identityKey: "k", account: "1", accessToken: "t" });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each(["{}", "null", "[{}]", '"ok"', "3"])("%s opens nothing and takes nothing", async (answer) => {
    body = answer;
    await expect(confused.open("c", person, facts)).rejects.toBeInstanceOf(UnknownOutcome);
    await expect(confused.say(place, { text: "Bonjour", photo: null })).rejects.toBeInstanceOf(
      UnknownOutcome,
    );
  });

  it("is read for what can be read of it", async () => {
    body = JSON.stringify({
      messages: [
        null,
        3,
        { message_type: 1 },
        { id: 7, message_type: 1, attachments: [null], created_at: "soon" },
      ],
      agent_last_seen_at: "yesterday",
    });
    const { messages, agentSeenAt } = await confused.read(place);
    expect(messages).toMatchObject([{ id: 7, text: "", photo: null, takenBack: false }]);
    expect(messages[0]?.at.getTime()).not.toBeNaN();
    expect(agentSeenAt).toBeNull();
    body = "[]";
    expect(await confused.read(place)).toEqual({ messages: [], agentSeenAt: null });
  });
});

describe("Chatwoot's webhook", () => {
  const secret = "whsec_test";
  const webhook = createChatwootWebhook(secret);
  const now = () => String(Math.floor(Date.now() / 1000));
  const read = (body: object, { at = now(), key = secret, sign = true } = {}) => {
    const rawBody = JSON.stringify(body);
    const signature = `sha256=${createHmac("sha256", key).update(`${at}.${rawBody}`).digest("hex")}`;
    return webhook.read({
      token: "",
      fields: {},
      body,
      rawBody,
      headers: {
        "x-chatwoot-delivery": "d1",
        "x-chatwoot-timestamp": at,
        ...(sign && { "x-chatwoot-signature": signature }),
      },
    });
  };
  const said = {
    event: "message_created",
    id: 902,
    message_type: "outgoing",
    private: false,
    conversation: { id: 12 },
  };

  it("has the signature of the known example", () => {
    const known = '1760000000.{"event":"message_created","id":7}';
    expect(createHmac("sha256", secret).update(known).digest("hex")).toBe(
      "b7af7a381c7d85285b1032fde28928af6763a8f07b696ada3e6c092d0b0d8578",
    );
  });

  it("is a hint about a conversation, of which nothing that it claims is kept", () => {
    expect(read(said)).toEqual({ key: "d1", hint: { conversation: "12" } });
    expect(read({ event: "conversation_updated", id: 12 })).toEqual({
      key: "d1",
      hint: { conversation: "12" },
    });
  });

  it.each([
    ["a note among agents", { ...said, private: true }],
    ["what the person said", { ...said, message_type: "incoming" }],
    ["the person's typing", { event: "conversation_typing_on", user: {}, conversation: { id: 12 } }],
    [
      "an agent's typing of a note",
      { event: "conversation_typing_on", user: { type: "user" }, is_private: true, conversation: { id: 12 } },
    ],
    ["something unknown", { event: "webwidget_triggered", id: 1 }],
    ["nothing", {}],
  ])("is taken and tells nothing when it is about %s", (_what, body) => {
    expect(read(body)).toEqual({ key: "d1", hint: null });
  });

  it("tells that an agent writes, and has stopped", () => {
    const typing = { user: { type: "user" }, conversation: { id: 12 }, is_private: false };
    expect(read({ event: "conversation_typing_on", ...typing })).toMatchObject({ hint: { isTyping: true } });
    expect(read({ event: "conversation_typing_off", ...typing })).toMatchObject({
      hint: { isTyping: false },
    });
  });

  it.each([
    ["unsigned", { sign: false }],
    ["signed with another secret", { key: "hmac_test" }],
    ["ten minutes old", { at: String(Math.floor(Date.now() / 1000) - 600) }],
    ["of no time", { at: "" }],
  ])("is turned away %s", (_how, how) => {
    expect(read(said, how)).toBeNull();
  });

  it("proves identities as the known example does", () => {
    const hash = createHmac("sha256", "hmac_test").update("cust_42").digest("hex");
    expect(hash).toBe("f8bd810c6c47db1603b1ae6c7ab151997050865e6ef7975a98bbf84a4ca11e6a");
  });
});
