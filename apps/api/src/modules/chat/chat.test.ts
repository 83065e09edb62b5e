import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { workUntil } from "../../testing/do-jobs.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import {
  aMinuteLater,
  type Browser,
  callChat,
  chatIdOf,
  conversations,
  conversationWith,
  newText,
  open,
  say,
  saying,
  see,
  textsOf,
} from "./chat.test-kit.ts";
import { deliverChat } from "./deliver-chat.ts";

let shop: TestShop;
const fault = (kind: string, more: object = {}) => shop.sandbox.fault({ endpoint: saying, kind, ...more });
const agentSays = (conversation: number, body: object) =>
  shop.sandbox.post<{ id: number }>(`/controls/chatwoot/conversations/${conversation}/messages`, body);
const agent = (settings: object) => shop.sandbox.post("/controls/chatwoot/settings", settings);

beforeAll(async () => {
  shop = await createTestShop();
  const address = await shop.http.listen({ port: 0, host: "127.0.0.1" });
  await agent({ webhookUrl: `${address}/api/v1/app/webhooks/chatwoot`, agent: "never", answerAfterMs: 0 });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.sandbox.clearFaults();
  await agent({ agent: "never" });
});

/** A guest whose first message has come to the desk. */
async function guest(text = newText()) {
  const browser: Browser = {};
  await open(shop, browser);
  await say(shop, browser, text);
  const conversation = await workUntil(shop, () => conversationWith(shop, text));
  await workUntil(shop, async () => expect((await see(shop, browser)).chat?.messages[0]?.state).toBe("sent"));
  return { browser, text, conversation };
}

describe("a guest", () => {
  it("has no chat before beginning one, and says a name for it", async () => {
    const browser: Browser = {};
    expect(await see(shop, browser)).toEqual({ available: true, chat: null });
    expect(await open(shop, browser, {})).toMatchObject({
      status: 400,
      errors: [{ path: "name", code: "required" }],
    });
    const begun = await open(shop, browser);
    expect(begun).toMatchObject({ status: 201, data: { messages: [], unread: 0 } });
    expect(begun.headers["set-cookie"]).toMatch(
      /^chat_secret=[\w-]{43}; Path=\/api\/v1\/app\/chat; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    expect((await open(shop, browser)).status).toBe(200);
  });

  it("writes, and reads an agent's answer, with what was seen and who is writing", async () => {
    const { browser, text, conversation } = await guest();
    await shop.sandbox.post(`/controls/chatwoot/conversations/${conversation.id}/typing`, { state: "on" });
    await workUntil(shop, async () => expect((await see(shop, browser)).chat?.agentIsTyping).toBe(true));
    await shop.sandbox.post(`/controls/chatwoot/conversations/${conversation.id}/see`);
    await workUntil(shop, async () => expect((await see(shop, browser)).chat?.agentSeenAt).not.toBeNull());
    await agentSays(conversation.id, { content: "Bonjour" });
    await workUntil(shop, async () => {
      const state = await see(shop, browser);
      expect(textsOf(state)).toEqual([`person: ${text}`, "agent: Bonjour"]);
      expect(state.chat).toMatchObject({ unread: 1, agentIsTyping: false });
    });
    expect((await callChat(shop, browser, "POST", "/chat/seen")).status).toBe(204);
    expect((await see(shop, browser)).chat?.unread).toBe(0);
    await workUntil(shop, async () => {
      expect((await conversationWith(shop, text)).contactSeenAt).toBeGreaterThan(0);
    });
    await callChat(shop, browser, "POST", "/chat/typing", { isTyping: true });
    await workUntil(shop, async () =>
      expect((await conversationWith(shop, text)).contact.isTyping).toBe(true),
    );
  });

  it("is told only what is new since a revision", async () => {
    const { browser, conversation } = await guest();
    const { chat } = await see(shop, browser);
    expect((await see(shop, browser, chat?.revision)).chat?.messages).toEqual([]);
    await agentSays(conversation.id, { content: "Encore là ?" });
    await workUntil(shop, async () =>
      expect(textsOf(await see(shop, browser, chat?.revision))).toEqual(["agent: Encore là ?"]),
    );
  });

  it("never reads notes among agents, and no more what an agent took back", async () => {
    const { browser, text, conversation } = await guest();
    await agentSays(conversation.id, { content: "Client difficile", kind: "note" });
    await agentSays(conversation.id, { content: "assigned to Lina", kind: "activity" });
    const { id } = await agentSays(conversation.id, { content: "Erreur de ma part" });
    await workUntil(shop, async () =>
      expect(textsOf(await see(shop, browser))).toEqual([`person: ${text}`, "agent: Erreur de ma part"]),
    );
    await fetch(`${shop.sandbox.url}/controls/chatwoot/messages/${id}`, { method: "DELETE" });
    await workUntil(shop, async () => {
      const [, said] = (await see(shop, browser)).chat?.messages ?? [];
      expect(said).toMatchObject({ text: "", takenBack: true });
    });
  });

  it("writes nothing that opens something: codes are unreadable before they are kept", async () => {
    const browser: Browser = {};
    await open(shop, browser);
    const mark = newText();
    const { data } = await say(shop, browser, `${mark} LPA:1$smdp.example.com$ABC-123, code 4821`);
    expect(data.text).toBe(`${mark} ••••, code ••••`);
    await workUntil(shop, () => conversationWith(shop, `${mark} ••••, code ••••`));
    expect(shop.logged()).not.toContain("ABC-123");
  });

  it("is a guest to the agents, whoever they say they are", async () => {
    const browser: Browser = {};
    const text = newText();
    await open(shop, browser, { name: "Amina", email: "boss@example.com" });
    await say(shop, browser, text);
    const { contact, attributes } = await workUntil(shop, () => conversationWith(shop, text));
    expect(contact).toMatchObject({ name: "Amina", email: null });
    expect(contact.identifier).toMatch(/^guest-/);
    expect(attributes).toMatchObject({
      account: "guest, not verified",
      guest_email: "boss@example.com",
      page: "/fr/home",
      language: "fr",
    });
  });
});

describe("a message is there once and in its place", () => {
  it("pressed twice, at once and again later", async () => {
    const { browser } = await guest();
    const [key, text] = [randomUUID(), newText()];
    const [one, other] = await Promise.all([
      say(shop, browser, text, { key }),
      say(shop, browser, text, { key }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.data.id).toBe(other.data.id);
    expect(await say(shop, browser, text, { key })).toMatchObject({ status: 200, data: { id: one.data.id } });
    const { messages } = await workUntil(shop, () => conversationWith(shop, text));
    expect(messages.filter(({ content }) => content === text)).toHaveLength(1);
  });

  it.each(["drop", "status", "html", "empty"])(
    "whose answer got lost (%s), although it was taken",
    async (kind) => {
      const { browser } = await guest();
      const [text, next] = [newText(), newText()];
      await fault(kind, { when: "after", match: text });
      await say(shop, browser, text);
      await say(shop, browser, next);
      await workUntil(shop, () => conversationWith(shop, text));
      await workUntil(shop, async () => {
        await aMinuteLater(shop);
        expect((await see(shop, browser)).chat?.messages.map(({ state }) => state)).toEqual([
          "sent",
          "sent",
          "sent",
        ]);
      });
      const { messages } = await conversationWith(shop, text);
      expect(messages.slice(1).map(({ content }) => content)).toEqual([text, next]);
    },
  );

  it("that the desk never got, and those after it in their order", async () => {
    const { browser } = await guest();
    const texts = [newText(), newText(), newText()];
    await fault("drop", { match: texts[0] });
    for (const text of texts) await say(shop, browser, text);
    await workUntil(shop, async () => {
      await aMinuteLater(shop);
      const { messages } = await conversationWith(shop, texts[2] as string);
      expect(messages.slice(1).map(({ content }) => content)).toEqual(texts);
    });
  });

  it("is not said again before a call without an answer must have come to its end", async () => {
    const { browser } = await guest();
    const text = newText();
    await fault("drop", { match: text });
    await say(shop, browser, text);
    const calls = await workUntil(shop, async () => {
      const { db } = shop.app;
      const row = await db
        .selectFrom("chatMessage")
        .select("delivery")
        .where("text", "=", text)
        .executeTakeFirstOrThrow();
      const { leaseUntil } = await db
        .selectFrom("chat")
        .selectAll()
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      expect([row.delivery, leaseUntil]).toEqual(["requested", null]);
      return shop.sandbox.callsAt(saying);
    });
    await deliverChat(shop.app, await chatIdOf(shop));
    expect(await shop.sandbox.callsAt(saying)).toBe(calls);
    await aMinuteLater(shop);
    await workUntil(shop, () => conversationWith(shop, text));
  });

  it("waits while the desk is away, and the first one opens one conversation", async () => {
    const browser: Browser = {};
    const text = newText();
    await shop.sandbox.fault({
      endpoint: "chatwoot:POST contacts/:source/conversations",
      kind: "drop",
      when: "after",
    });
    await open(shop, browser);
    expect((await say(shop, browser, text)).data.state).toBe("waiting");
    await workUntil(shop, async () => {
      await aMinuteLater(shop);
      await conversationWith(shop, text);
    });
    const { sourceId } = await conversationWith(shop, text);
    expect((await conversations(shop)).filter((one) => one.sourceId === sourceId)).toHaveLength(1);
  });

  it("refused for good is said to be", async () => {
    const { browser } = await guest();
    const text = newText();
    await fault("business-error", { errorCode: "content", match: text });
    await say(shop, browser, text);
    await workUntil(shop, async () => {
      expect((await see(shop, browser)).chat?.messages).toContainEqual(
        expect.objectContaining({ text, state: "refused" }),
      );
    });
  });
});

describe("an agent's answer is shown once and in its place", () => {
  it.each([
    ["told twice", "deux fois", 1],
    ["told out of order", "désordre", 2],
  ])("%s", async (_what, mark, count) => {
    const text = `${newText()} ${mark}`;
    const { browser } = await guest(text);
    await workUntil(shop, async () => {
      const { chat } = await see(shop, browser);
      const agents = chat?.messages.filter(({ from }) => from === "agent") ?? [];
      expect(agents).toHaveLength(count);
      const positions = chat?.messages.map(({ position }) => Number(position)) ?? [];
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      expect(agents[0]?.text).toContain("Lina");
    });
  });

  it("when nobody tells us of it, because somebody looks on", async () => {
    const { browser, conversation } = await guest();
    await shop.sandbox.fault({ endpoint: "chatwoot:webhook", kind: "drop", times: null });
    await agentSays(conversation.id, { content: "Perdu en route" });
    await aMinuteLater(shop);
    await workUntil(shop, async () =>
      expect(textsOf(await see(shop, browser))).toContain("agent: Perdu en route"),
    );
  });

  it.each(["unsigned", "wrong-signature"])("and an %s event changes nothing", async (kind) => {
    const { browser, conversation } = await guest();
    await aMinuteLater(shop);
    await see(shop, browser);
    await shop.sandbox.fault({ endpoint: "chatwoot:webhook", kind });
    const forged = newText();
    await agentSays(conversation.id, { content: forged });
    const deliveries = await shop.sandbox.get<{ body: string; status: number }[]>("/controls/webhooks");
    expect(deliveries.find(({ body }) => body.includes(forged))?.status).toBe(404);
  });
});

it("a chat that is deleted is gone here at once, and at the desk as soon as it answers", async () => {
  const { browser, text } = await guest();
  await shop.sandbox.fault({ endpoint: "chatwoot:DELETE contacts/:id", kind: "status", status: 503 });
  expect((await callChat(shop, browser, "DELETE", "/chat")).status).toBe(204);
  expect((await see(shop, browser)).chat).toBeNull();
  await workUntil(shop, async () => {
    await aMinuteLater(shop);
    await expect(conversationWith(shop, text)).rejects.toThrow("has no");
    expect(await shop.app.db.selectFrom("chatErasure").selectAll().execute()).toEqual([]);
  });
});

it("a shop without a desk says so, and takes nothing", async () => {
  const without = { ...shop.app, supportDesk: null };
  const { createRoute } = await import("../../http/route.ts");
  const { createHttp } = await import("../../http/create-http.ts");
  const { mountChat } = await import("./chat.routes.ts");
  const http = createHttp(shop.app.log);
  mountChat(
    createRoute(http, { authenticate: async () => null, checkAnswers: true, secureCookies: false }),
    without,
  );
  const closed = { ...shop, app: without, http };
  expect(await see(closed, {})).toEqual({ available: false, chat: null });
  expect(await open(closed, {})).toMatchObject({ status: 503, code: "chat_unavailable" });
  await http.close();
});
