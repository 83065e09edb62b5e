import type { Page, Worker } from "@playwright/test";
import { browserArguments, findWholeBrowser } from "../scripts/testing/browser.ts";
import { enterAt } from "./account.ts";
import { buyThroughApi } from "./buying-without-a-screen.ts";
import { bringTo } from "./esim-life.ts";
import { putInLine } from "./long-line.ts";
import type { Sandbox } from "./sandbox.ts";
import { eventually, expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

test.use({ launchOptions: { executablePath: findWholeBrowser(), args: browserArguments } });

type Subscription = Awaited<ReturnType<Sandbox["newPushSubscription"]>>;

/** Browsers under test reach no push service: they are given an address of the one that is played. */
async function standInForPushService(page: Page, { endpoint, keys }: Subscription): Promise<void> {
  await page.addInitScript(`{
    const on = () => sessionStorage.getItem("subscribed") === "yes";
    const subscription = {
      toJSON: () => (${JSON.stringify({ endpoint, keys })}),
      unsubscribe: async () => { sessionStorage.removeItem("subscribed"); return true; },
    };
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      if (applicationServerKey.length !== 65) throw new Error("not a key");
      sessionStorage.setItem("subscribed", "yes");
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (on() ? subscription : null);
  }`);
}

/** One without work is stopped after a while, and hears nothing until a page asks for something. */
async function workerAwake(page: Page): Promise<Worker> {
  await page.evaluate("fetch(location.href).then(({ ok }) => ok)");
  const worker = page.context().serviceWorkers().at(-1);
  if (!worker) throw new Error("No service worker answered the page");
  return worker;
}

/** In a service worker. */
declare function dispatchEvent(event: Event): boolean;
declare const PushEvent: new (name: string, init: object) => Event;
declare const NotificationEvent: new (name: string, init: object) => Event;
declare const registration: { getNotifications(): Promise<object[]> };

/** Lets a worker hear of a message, or of the notification shown first being pressed, as the browser would. */
const dispatchIn = (worker: Worker, what: "push" | "notificationclick", data?: string) =>
  worker.evaluate(
    async ([what, data]) => {
      const [notification] = await registration.getNotifications();
      dispatchEvent(
        what === "push" ? new PushEvent(what, { data }) : new NotificationEvent(what, { notification }),
      );
    },
    [what, data] as const,
  );

const firstNotification = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then(([shown]) => shown && { title: shown.title, dir: shown.dir, path: shown.data.path })`);

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language, permissions: ["notifications"], serviceWorkers: "allow" });

    test(`notifications are switched on, arrive, open the eSIM and end with the session, in ${language}`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      const { page, t } = visit;
      test.slow();
      const subscription = await sandbox.newPushSubscription();
      await standInForPushService(page, subscription);
      const order = await buyThroughApi(page.request, sandbox, customer);
      const id = order.esims[0]?.id as string;
      const token = await enterAt(visit, sandbox, customer, "/preferences");
      await page.getByRole("button", { name: t("profile.notifications.allow") }).click();
      await expect(page.getByText(t("profile.notifications.granted"))).toBeVisible();

      await bringTo("in_use", id, { request: page.request, sandbox, token });
      const pushes = () => sandbox.pushesTo(subscription);
      await expect.poll(async () => (await pushes()).length, eventually).toBe(1);
      const [payload] = await pushes();
      expect(payload?.path).toMatch(new RegExp(`^/(fr|ar)/details/${id}$`));

      // Only a page that it controls can be led elsewhere; a new window needs a real touch.
      await page.evaluate("navigator.serviceWorker.ready.then(() => true)");
      await page.reload();
      // A browser keeps a worker until what it was woken for is shown; what is played in it is not waited for. Its tag
      // keeps a second one from standing beside the first.
      await expect(async () => {
        await dispatchIn(await workerAwake(page), "push", JSON.stringify(payload));
        await expect
          .poll(() => firstNotification(page), { timeout: 3000 })
          .toEqual({ title: payload?.title, dir: payload?.dir, path: payload?.path });
      }).toPass(eventually);
      await dispatchIn(await workerAwake(page), "notificationclick");
      await page.waitForURL(new RegExp(`/details/${id}$`));

      await page.goto(`/${language}/profile`);
      await page.getByRole("button", { name: t("profile.signOut") }).click();
      await page.waitForURL(/\/(home|profile|login)/);
      await expect.poll(() => page.evaluate(`sessionStorage.getItem("subscribed")`), eventually).toBeNull();
    });
  });

test.describe("a long line", () => {
  test.use({ permissions: ["notifications"], serviceWorkers: "allow" });

  for (const address of ["/success?order=", "/status/"])
    test(
      `offers its buyer a notification with one press, and nobody else, at ${address}`,
      onlyWithAll,
      async ({ visit, sandbox, customer, complaints }) => {
        const { page, t } = visit;
        await standInForPushService(page, await sandbox.newPushSubscription());
        const order = await buyThroughApi(page.request, sandbox, customer);
        await enterAt(visit, sandbox, customer, "/preferences");
        const offer = page.getByRole("button", { name: t("orders.tellMe.offer") });
        const told = page.getByText(t("orders.tellMe.on"));

        // As usual: nothing to wait for.
        await page.goto(`/fr${address}${order.number}`);
        await expect(page.getByRole("main")).toContainText(order.number);
        await expect(offer).toHaveCount(0);

        await putInLine(page, order, 35);
        await page.reload();
        const kept = page.waitForResponse(
          (answer) => answer.url().endsWith("/push-subscription") && answer.request().method() === "PUT",
        );
        await offer.click();
        expect((await kept).status()).toBeLessThan(300);
        await expect(told).toBeVisible();
        await page.reload();
        await expect(told).toBeVisible();
        await expect(offer).toHaveCount(0);

        // Without a session nobody could be told: the mail is what is promised.
        complaints.expect(/\b404\b/);
        await page.evaluate("localStorage.removeItem('Token')");
        await page.reload();
        await expect(told).toHaveCount(0);
        await expect(offer).toHaveCount(0);
      },
    );
});
