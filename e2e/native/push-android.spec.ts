import { bringTo } from "../esim-life.ts";
import { expectNoViolations } from "../no-violations.ts";
import { eventually, expect } from "../test.ts";
import { onlyWithAll } from "../when.ts";
import { test } from "./app.ts";
import { answersLater, signedInWithEsim } from "./asked-later.ts";
import { registration } from "./registration.ts";

test.use({ shell: "android", language: "ar" });
test.beforeEach(({ app }) => app.page.addInitScript(`localStorage.setItem("LANG", "ar")`));

/** What an Android hands over of a notification that was pressed: no title and no text, but words of Google's own. */
const pressed = (data: Record<string, string> | undefined) => ({
  actionId: "tap",
  notification: {
    id: "0:1",
    data: { "google.message_id": "0:1", "google.sent_time": "1795296000", ...data },
  },
});

test(
  "an Android is asked once there is an eSIM, and shows and opens what it is told",
  onlyWithAll,
  async ({ app, phone, sandbox, customer, request, t }) => {
    test.slow();
    const { page } = app;
    const pushToken = await sandbox.newAppOnPhone("android");
    answersLater({ app, phone }, "granted", pushToken);
    const question = page.getByText(t("esims.tellMe.title"));
    const { id, token } = await signedInWithEsim({ phone, sandbox, request, customer });

    const first = registration(app);
    await app.open("/home");
    expect((await first).postDataJSON()).not.toHaveProperty("push_token");
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible(eventually);
    await expect(question).toBeHidden();
    await app.open("/esims");
    await expect(question).toBeVisible(eventually);
    expect(app.asked("PushNotifications.requestPermissions")).toEqual([]);
    await expectNoViolations(page);
    const told = registration(app, pushToken);
    await page.getByRole("button", { name: t("esims.tellMe.allow") }).click();
    expect((await told).postDataJSON()).toMatchObject({ device_type: "android" });
    await expect(question).toBeHidden();

    await bringTo("in_use", id, { request, sandbox, token });
    const shown = () => sandbox.shownOnPhone(pushToken);
    await expect.poll(async () => (await shown()).length, eventually).toBeGreaterThan(0);
    const [message] = await shown();
    await app.fire("PushNotifications.pushNotificationReceived", { id: "0:1", ...message });
    const banner = page.getByRole("status").filter({ hasText: message?.title ?? "" });
    await expect(banner).toBeVisible();
    await banner.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/details/${id}$`));
    await app.fire("App.backButton", { canGoBack: true });
    await expect(page).toHaveURL("https://localhost/esims");
    await app.fire("PushNotifications.pushNotificationActionPerformed", pressed(message?.data));
    await expect(page).toHaveURL(new RegExp(`/details/${id}$`));

    // The press that starts the app is kept until somebody listens.
    const starts = page.waitForRequest((one) => one.isNavigationRequest());
    const opened = app.open("/home");
    await starts;
    await app.fire("PushNotifications.pushNotificationActionPerformed", pressed(message?.data), true);
    await opened;
    await expect(page).toHaveURL(new RegExp(`/details/${id}$`));
    expect(app.asked("PushNotifications.requestPermissions")).toHaveLength(1);
  },
);

test(
  "an Android whose person refuses is registered without a token, asked no more, and told how to change it",
  onlyWithAll,
  async ({ app, phone, sandbox, customer, request, t }) => {
    test.slow();
    const { page } = app;
    answersLater({ app, phone }, "denied", "none");
    await signedInWithEsim({ phone, sandbox, request, customer });
    await app.open("/esims");
    const question = page.getByText(t("esims.tellMe.title"));
    await expect(question).toBeVisible(eventually);
    await page.getByRole("button", { name: t("esims.tellMe.allow") }).click();
    await expect(question).toBeHidden();

    const again = registration(app);
    await app.open("/esims");
    expect((await again).postDataJSON()).not.toHaveProperty("push_token");
    await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeVisible(eventually);
    await expect(question).toBeHidden();
    expect(app.asked("PushNotifications.requestPermissions")).toHaveLength(1);
    expect(app.asked("PushNotifications.register")).toEqual([]);
    await app.open("/preferences");
    await expect(page.getByText(t("profile.notifications.deniedInApp"))).toBeVisible(eventually);
  },
);
