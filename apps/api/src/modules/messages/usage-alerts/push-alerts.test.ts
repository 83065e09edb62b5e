import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { doJobs } from "../../../testing/do-jobs.ts";
import { issuedEsim, type Owner, refreshed } from "../../../testing/issued-esim.ts";
import { callApi } from "../../../testing/purchase.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { createStockedShop, type TestShop } from "../../../testing/test-shop.ts";

type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };
type Message = { subscription: string; key: string; payload: Record<string, string>; headers: object };

let shop: TestShop;
let owner: Owner;
let esim: Awaited<ReturnType<typeof issuedEsim>>["esim"];
let deviceId: string;
beforeAll(async () => {
  shop = await createStockedShop();
});
beforeEach(async () => {
  ({ owner, esim } = await issuedEsim(shop));
  // Nothing is left to be told of the purchase.
  await doJobs(shop);
  deviceId = await registerDevice(owner.as);
});
afterAll(() => shop.close());

const newBrowser = () => shop.sandbox.post<Browser>("/controls/push/subscriptions");
const address = (id = deviceId) => `/devices/${id}/push-subscription`;
const subscribe = ({ endpoint, keys }: Browser, as: { token: string } = owner.as, id = deviceId) =>
  callApi(shop, "PUT", address(id), { as, body: { endpoint, keys } });
const messagesTo = async ({ id }: Browser) =>
  (await shop.sandbox.get<Message[]>("/controls/push/messages")).filter((one) => one.subscription === id);
const arrived = async (browser: Browser, count = 1) => {
  await doJobs(shop);
  const messages = await messagesTo(browser);
  expect(messages.length).toBeGreaterThanOrEqual(count);
  return messages;
};
const mailed = async () => (await shop.sandbox.mailTo(owner.email)).map(({ subject }) => subject);
const use = async (part: number) => {
  await shop.sandbox.stepEsim(esim.iccid as string, "use", Math.ceil((esim.totalBytes ?? 0) * part));
  await refreshed(shop, owner, esim.id);
};
const subscriptions = () =>
  shop.app.db.selectFrom("pushSubscription").select("endpoint").where("deviceId", "=", deviceId).execute();

async function registerDevice(as: { token: string }): Promise<string> {
  const body = {
    device_id: `web_${crypto.randomUUID()}`,
    platform: "web",
    model: "Pixel",
    os_version: "15",
    device_type: "web",
    device_locale: "ar-DZ",
    timezone: "Europe/Istanbul",
    app_version: "1.0.0",
  };
  return ((await callApi(shop, "POST", "/devices", { as, body })).data as { id: string }).id;
}

describe("a browser with notifications switched on", () => {
  it("is told what the mail tells, in the language of the account, with a way to the eSIM and no secret", async () => {
    await callApi(shop, "PUT", "/auth/me/preferences", {
      as: owner.as,
      body: { language: "ar", currency: "DZD" },
    });
    const browser = await newBrowser();
    expect((await subscribe(browser)).status).toBe(204);
    await use(0.85);
    const messages = await arrived(browser, 2);
    const [message] = messages.filter(({ payload }) => payload.title?.includes("بقي"));
    expect(message?.payload).toMatchObject({
      lang: "ar",
      dir: "rtl",
      path: `/ar/details/${esim.id}#recharge`,
    });
    // Its device stands in Istanbul: a moment is told by one clock wherever it is read.
    expect(message?.payload.body).toContain("بتوقيت الجزائر");
    expect(message?.headers).toMatchObject({ ttl: "86400", urgency: "high" });
    const { publicKey } = (await callApi(shop, "GET", "/push-key")).data as { publicKey: string };
    expect(message?.key).toBe(publicKey);
    const said = JSON.stringify(messages);
    for (const secret of [
      esim.iccid,
      esim.installation?.activationCode,
      esim.installation?.matchingId,
      owner.email,
    ])
      expect(said).not.toContain(secret);
  });

  it("that a push service knows no more is forgotten, and the mail goes all the same", async () => {
    const browser = await newBrowser();
    await subscribe(browser);
    await shop.sandbox.post(`/controls/push/subscriptions/${browser.id}/end`);
    await use(0);
    await doJobs(shop);
    expect(await mailed()).toContainEqual(expect.stringContaining("Connectée"));
    expect(await subscriptions()).toEqual([]);
    expect(await messagesTo(browser)).toEqual([]);
  });

  it("is told once the push service is back, once", async () => {
    const browser = await newBrowser();
    await subscribe(browser);
    await shop.sandbox.fault({ endpoint: "web-push:POST push/:id", kind: "status", times: 1 });
    await use(0);
    await expect(doJobs(shop)).rejects.toThrow();
    expect(await arrived(browser)).toHaveLength(1);
    expect(await mailed()).toContainEqual(expect.stringContaining("Connectée"));
  });

  it.each([
    ["switches them off", () => callApi(shop, "DELETE", address(), { as: owner.as })],
    ["signs out", () => callApi(shop, "DELETE", "/auth/sessions/current", { as: owner.as })],
    ["signs out everywhere", async () => callApi(shop, "DELETE", "/auth/sessions", { as: owner.as })],
  ])("hears nothing any more once its owner %s", async (_what, leave) => {
    const browser = await newBrowser();
    await subscribe(browser);
    expect((await leave()).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
  });

  it("belongs to whoever switched them on last", async () => {
    const browser = await newBrowser();
    await subscribe(browser);
    const other = { token: await signIn(shop, `${crypto.randomUUID()}@example.com`) };
    expect((await subscribe(browser, other, await registerDevice(other))).status).toBe(204);
    expect(await subscriptions()).toEqual([]);
  });
});

describe("switching notifications on is refused", () => {
  it("for a device of somebody else's", async () => {
    const other = { token: await signIn(shop, `${crypto.randomUUID()}@example.com`) };
    expect((await subscribe(await newBrowser(), other)).status).toBe(404);
    expect((await callApi(shop, "DELETE", address(), { as: other })).status).toBe(404);
  });

  it.each([
    "https://example.com/push/1",
    "http://fcm.googleapis.com/fcm/send/1",
    "https://fcm.googleapis.com.example.com/1",
    "https://fcm.googleapis.com:8443/1",
    "https://user@fcm.googleapis.com/1",
    "https://push.apple.com.example.com/1",
    "http://169.254.169.254/latest",
  ])("for %s, which is no push service's", async (endpoint) => {
    const { keys } = await newBrowser();
    const refused = await callApi(shop, "PUT", address(), { as: owner.as, body: { endpoint, keys } });
    expect(refused).toMatchObject({ status: 400, problem: { code: "invalid_input" } });
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://web.push.apple.com/Q",
    "https://wns2-par02p.notify.windows.com/w/?token=B",
  ])("and not for %s", async (endpoint) => {
    const { keys } = await newBrowser();
    expect((await callApi(shop, "PUT", address(), { as: owner.as, body: { endpoint, keys } })).status).toBe(
      204,
    );
  });
});
