import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workUntil } from "../../testing/do-jobs.ts";
import { signIn } from "../../testing/sign-in.ts";
import type { TestShop } from "../../testing/test-shop.ts";
import { buyAs, deleteAs, esimRows, newPerson, tracesOf, untilWaiting } from "../account/account.test-kit.ts";
import { syncCatalogue } from "../catalogue/index.ts";
import { insertChat } from "./chat.repository.ts";
import {
  aMinuteLater,
  type Browser,
  callChat,
  conversationWith,
  createQuietShop,
  newText,
  open,
  png,
  say,
  see,
  sendPhoto,
  textsOf,
} from "./chat.test-kit.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createQuietShop();
  await syncCatalogue(shop.app);
});
afterAll(() => shop.close());

const newAddress = () => `${randomUUID()}@example.com`;

describe("who is signed in", () => {
  it("is proved to the agents", async () => {
    const email = newAddress();
    const browser: Browser = { token: await signIn(shop, email) };
    const text = newText();
    expect((await open(shop, browser, {})).status).toBe(201);
    await say(shop, browser, text);
    const { contact } = await workUntil(shop, () => conversationWith(shop, text));
    expect(contact.email).toBe(email);
    expect(contact.attributes.account).toBe("signed in");
  });

  it("has the one chat that another window began at the moment at which a guest's would have become it", async () => {
    const email = newAddress();
    const browser: Browser = {};
    await open(shop, browser, { name: "Amina", email });
    browser.token = await signIn(shop, email);
    const { db } = shop.app;
    const { id } = await db
      .selectFrom("customer")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    let opening: ReturnType<typeof open> | undefined;
    await db.transaction().execute(async (tx) => {
      const facts = { number: "", page: "", language: "fr" as const, order: null, esims: [], says: null };
      const said = { guestName: null, guestEmail: null, language: "fr" as const, desk: "chatwoot" };
      await insertChat(tx, { owner: { customerId: id }, ...said, deskContact: randomUUID(), facts });
      opening = open(shop, browser, {});
      await untilWaiting(shop, 1);
    });
    expect(await opening).toMatchObject({ status: 200 });
  });

  it("finds the chat in another browser, and leaves none behind when signing out", async () => {
    const email = newAddress();
    const browser: Browser = {};
    await open(shop, browser, { name: "Amina", email });
    const text = newText();
    await say(shop, browser, text);
    browser.token = await signIn(shop, email);
    // The guest's becomes the account's.
    await open(shop, browser, {});
    expect(browser.cookie).toBe("chat_secret=");
    expect(textsOf(await see(shop, { token: await signIn(shop, email) }))).toEqual([`person: ${text}`]);
    const signedOut = await shop.http.inject({
      method: "DELETE",
      url: "/api/v1/app/auth/sessions/current",
      headers: { authorization: `Bearer ${browser.token}` },
    });
    expect(signedOut.headers["set-cookie"]).toMatch(/^chat_secret=; .*Max-Age=0/);
    expect((await see(shop, { cookie: browser.cookie as string })).chat).toBeNull();
  });
});

it.each([
  ["another address", { email: "amina@example.com" }],
  ["none", {}],
])(
  "who signs in on a phone where a guest who gave %s has written does not read that chat, and neither does whoever comes after them",
  async (_what, said) => {
    const browser: Browser = {};
    await open(shop, browser, { name: "Amina", ...said });
    const guests = browser.cookie as string;
    const text = newText();
    await say(shop, browser, text);
    browser.token = await signIn(shop, newAddress());
    expect((await open(shop, browser, {})).status).toBe(201);
    expect(textsOf(await see(shop, browser))).toEqual([]);
    expect(browser.cookie).toBe("chat_secret=");
    // Its agents' answers are still mailed to the guest.
    expect(textsOf(await see(shop, { cookie: guests }))).toEqual([`person: ${text}`]);
  },
);

it("a guest's chat that is forgotten is read by nobody any more, nor by an answer that was under way with its secret; its agents keep it, and who had none is told the same", async () => {
  const browser: Browser = {};
  await open(shop, browser, { name: "Amina", email: newAddress() });
  const guests = browser.cookie as string;
  const text = newText();
  await say(shop, browser, text);
  expect((await callChat(shop, browser, "DELETE", "/chat/secret")).status).toBe(204);
  expect(browser.cookie).toBe("chat_secret=");
  for (const asking of [browser, { cookie: guests }]) {
    expect((await see(shop, asking)).chat).toBeNull();
    expect((await say(shop, asking, newText())).status).toBe(404);
  }
  await workUntil(shop, () => conversationWith(shop, text));
  expect((await callChat(shop, {}, "DELETE", "/chat/secret")).status).toBe(204);
});

it("a guest says later where to be answered, also that it is another address; nobody says it of an account", async () => {
  const browser: Browser = {};
  await open(shop, browser);
  const addressIn = async (asking: Browser) => (await see(shop, asking)).chat?.answersTo;
  expect(await addressIn(browser)).toBeNull();
  const { revision = 0 } = (await see(shop, browser)).chat ?? {};
  for (const email of [newAddress(), newAddress()]) {
    const { status, data } = await open(shop, browser, { email });
    expect([status, data.answersTo]).toEqual([200, email]);
  }
  expect((await see(shop, browser)).chat?.revision).toBe(revision + 2);
  expect((await open(shop, browser, {})).data.answersTo).toMatch(/@example.com$/);
  const email = newAddress();
  const account: Browser = { token: await signIn(shop, email) };
  await open(shop, account, {});
  await open(shop, account, { email: newAddress() });
  expect(await addressIn(account)).toBe(email);
});

it("a chat shows agents an order only of whom it is, with its eSIM's state and no code", async () => {
  const person = newPerson();
  const { number } = await buyAs(shop, person);
  const told = async (browser: Browser) => {
    await open(shop, browser, browser.token ? {} : { name: "Amina" });
    const text = newText();
    await say(shop, browser, text, { order: number });
    const { contact } = await workUntil(shop, () => conversationWith(shop, text));
    return contact.attributes;
  };
  const owner = await told({ token: await signIn(shop, person.email) });
  expect(owner).toMatchObject({ order: number, esim_status: expect.stringMatching(/^\w+$/) });
  const [esim] = await esimRows(shop, { number });
  expect(JSON.stringify(owner)).not.toContain(esim?.iccid);
  expect(JSON.stringify(owner)).not.toContain(esim?.activationCode);
  for (const stranger of [{}, { token: await signIn(shop, newAddress()) }])
    expect(await told(stranger)).toMatchObject({ order: "", esim_status: "" });
});

describe("an account's data", () => {
  it("holds the chat with both sides' words and photos", async () => {
    const browser: Browser = { token: await signIn(shop, newAddress()) };
    await open(shop, browser, {});
    const text = newText();
    await say(shop, browser, text);
    const photo = png();
    await sendPhoto(shop, browser, photo);
    const { id } = await workUntil(shop, () => conversationWith(shop, text));
    await shop.sandbox.post(`/controls/chatwoot/conversations/${id}/messages`, { content: "Bonjour" });
    await aMinuteLater(shop);
    await workUntil(shop, async () => expect((await see(shop, browser)).chat?.unread).toBe(1));
    const { chat } = await callChat(shop, browser, "GET", "/auth/me/export").then(({ data }) => data);
    expect(chat).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: "person", text, photo: null }),
        expect.objectContaining({ photo: { type: "image/png", content: photo.toString("base64") } }),
        expect.objectContaining({ from: "agent", text: "Bonjour" }),
      ]),
    );
  });

  it("is gone with the account, here and at the desk, and so is what was written as a guest of its address", async () => {
    const email = newAddress();
    const browser: Browser = { token: await signIn(shop, email) };
    await open(shop, browser, {});
    const guest: Browser = {};
    await open(shop, guest, { name: "Amina", email });
    const texts = [newText(), newText()] as const;
    await say(shop, browser, texts[0]);
    await say(shop, guest, texts[1]);
    await workUntil(shop, () => conversationWith(shop, texts[0]));
    await workUntil(shop, () => conversationWith(shop, texts[1]));
    expect(await deleteAs(shop, browser.token ?? "")).toMatchObject({ status: 204 });
    expect((await see(shop, guest)).chat).toBeNull();
    expect(await tracesOf(shop, [email, ...texts])).toEqual([]);
    await workUntil(shop, async () => {
      for (const text of texts) await expect(conversationWith(shop, text)).rejects.toThrow("has no");
    });
  });
});
