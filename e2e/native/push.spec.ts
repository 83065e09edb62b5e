import { bringTo } from "../esim-life.ts";
import { eventually, expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { wordsOf } from "../words.ts";
import { type App, test } from "./app.ts";
import { answersLater, signedInWithEsim } from "./asked-later.ts";
import { registration } from "./registration.ts";

test.use({ shell: "ios" });

const t = wordsOf("fr");
const asked = ({ calls }: App) =>
  calls.filter(({ methodName }) => methodName === "requestPermissions").map(({ pluginId }) => pluginId);

test("the app asks once there is an eSIM, tells the shop its token, and opens what a notification is about", async ({
  app,
  phone,
  sandbox,
  customer,
  request,
}) => {
  test.slow();
  const { page } = app;
  const { id, token } = await signedInWithEsim({ phone, sandbox, request, customer });
  const pushToken = await sandbox.newAppOnPhone("ios");
  answersLater({ app, phone }, "granted", pushToken);

  const first = registration(app);
  await app.open("/esims");
  expect((await first).postDataJSON()).not.toHaveProperty("push_token");
  const question = page.getByText(t("esims.tellMe.title"));
  await expect(question).toBeVisible();
  expect(asked(app)).toEqual([]);
  const second = registration(app, pushToken);
  await page.getByRole("button", { name: t("esims.tellMe.allow") }).click();
  expect((await second).postDataJSON()).toMatchObject({ device_type: "ios" });
  await expect(question).toBeHidden();
  expect(asked(app)).toEqual(["PushNotifications"]);

  await bringTo("in_use", id, { request, sandbox, token });
  const shown = () => sandbox.shownOnPhone(pushToken);
  await expect.poll(async () => (await shown()).length, eventually).toBeGreaterThan(0);
  const [message] = await shown();
  const tap = { actionId: "tap", notification: { id: "1", data: message?.data } };
  await app.fire("PushNotifications.pushNotificationActionPerformed", tap);
  await expect(page).toHaveURL(new RegExp(`/details/${id}$`));

  const news = { id: "3", title: message?.title, body: "2 Go", data: message?.data };
  await app.fire("PushNotifications.pushNotificationReceived", news);
  await expect(page.getByRole("status").getByText("2 Go")).toBeVisible();
  await page.getByRole("button", { name: t("common.close") }).click();
  await expect(page.getByText("2 Go")).toBeHidden();

  const elsewhere = { path: "https://elsewhere.example/esims" };
  await app.fire("PushNotifications.pushNotificationActionPerformed", {
    ...tap,
    notification: { id: "2", data: elsewhere },
  });
  await expect(page).toHaveURL("https://localhost/esims");
  await expect(question).toBeHidden();

  const again = registration(app, pushToken);
  const starts = page.waitForRequest((request) => request.isNavigationRequest());
  const opened = app.open("/home");
  await starts;
  await app.fire("PushNotifications.pushNotificationActionPerformed", tap, true);
  await opened;
  await expect(page).toHaveURL(new RegExp(`/details/${id}$`));
  await again;
  expect(asked(app)).toEqual(["PushNotifications"]);
});

test(
  "a phone that refuses notifications is registered without a token, and nobody is asked",
  onlyWithAll,
  async ({ app, phone, sandbox, customer, request }) => {
    await signedInWithEsim({ phone, sandbox, request, customer });
    phone.answers["PushNotifications.checkPermissions"] = () => ({ receive: "denied" });
    const registered = registration(app);
    await app.open("/esims");
    expect((await registered).postDataJSON()).not.toHaveProperty("push_token");
    await expect(app.page.getByRole("tabpanel").getByRole("link").first()).toBeVisible();
    await expect(app.page.getByText(t("esims.tellMe.title"))).toBeHidden();
    expect(asked(app)).toEqual([]);
  },
);
