import { anotherCode, asBearer, enterAt, guessAway, me } from "./account.ts";
import { signInThroughApi } from "./buying-without-a-screen.ts";
import { holdScripts } from "./hold-scripts.ts";
import { menuRow } from "./profile-menu.ts";
import { askForCode, signIn, typeCode } from "./signing-in.ts";
import { expect, test, type Visit } from "./test.ts";
import { onlyWithAll } from "./when.ts";

const api = "/api/v1/app";
const heading = ({ page }: Visit, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("signing in", () => {
  test("somebody new registers with name, country and terms, and goes where they wanted", async ({
    visit,
    sandbox,
    customer,
  }) => {
    const { page, t } = visit;
    await page.goto("/fr/login?next=%2Fprofile");
    await page.getByRole("link", { name: t("account.login.register") }).click();
    await page.getByRole("button", { name: t("account.register.submit") }).click();
    for (const fault of [
      "required.email",
      "required.name",
      "required.country",
      "field.terms_not_accepted",
    ] as const)
      await expect(page.getByText(t(`problems.${fault}`))).toBeVisible();
    await expect(page.getByLabel(t("account.email"))).toBeFocused();
    await page.getByLabel(t("account.email")).fill(customer.email);
    await page.getByLabel(t("account.register.name")).fill("A");
    await expect(page.getByText(t("problems.field.name_too_short"))).toBeVisible();
    await page.getByLabel(t("account.register.name")).fill(customer.name);
    await page.getByLabel(t("account.register.country")).selectOption("DZ");
    await page.getByRole("button", { name: t("account.register.readTerms") }).click();
    await expect(page.getByRole("dialog", { name: t("checkout.terms.title") })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByLabel(t("account.register.terms")).check();
    await page.getByRole("button", { name: t("account.register.submit") }).click();
    await typeCode(visit, await sandbox.signInCode(customer.email));
    await expect(page).toHaveURL(/\/fr\/profile$/);
    await expect(page.getByText(customer.name)).toBeVisible();
    const token = await page.evaluate<string>('localStorage.getItem("Token")');
    expect(await me(page.request, token)).toMatchObject({ name: customer.name, country: "DZ" });
  });

  test(
    "what is written before the scripts come is kept, and can be sent once they are here",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page, t } = visit;
      const release = await holdScripts(page);
      await page.goto("/fr/register", { waitUntil: "commit" });
      const submit = page.getByRole("button", { name: t("account.register.submit") });
      await page.getByLabel(t("account.email")).fill(customer.email);
      await page.getByLabel(t("account.register.name")).fill(customer.name);
      await page.getByLabel(t("account.register.terms")).check();
      await expect(submit).toBeDisabled();
      await page.getByLabel(t("account.email")).press("Enter");
      release();
      await page.getByLabel(t("account.register.country")).selectOption("DZ");
      await submit.click();
      await typeCode(visit, await sandbox.signInCode(customer.email));
      await expect(page).toHaveURL(/\/fr\/esims$/);
    },
  );

  test(
    "a reload while looking for the code leads back to its boxes, with what was told before",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page, t } = visit;
      await page.goto("/fr/register?next=%2Fprofile");
      await page.getByLabel(t("account.email")).fill(customer.email);
      await page.getByLabel(t("account.register.name")).fill(customer.name);
      await page.getByLabel(t("account.register.country")).selectOption("DZ");
      await page.getByLabel(t("account.register.terms")).check();
      await page.getByRole("button", { name: t("account.register.submit") }).click();
      await expect(heading(visit, t("account.code.title"))).toBeVisible();
      await page.reload();
      await typeCode(visit, await sandbox.signInCode(customer.email));
      await expect(page).toHaveURL(/\/fr\/profile$/);
      await expect(page.getByText(customer.name)).toBeVisible();
      await page.goto("/fr/register");
      await expect(page).toHaveURL(/\/fr\/esims$/);
    },
  );

  test(
    "without a network the sign-in says so at once",
    onlyWithAll,
    async ({ visit, customer, complaints }) => {
      complaints.expect(/ERR_INTERNET_DISCONNECTED/);
      const { page, t } = visit;
      await page.goto("/fr/login");
      await page.getByLabel(t("account.email")).fill(customer.email);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: t("account.sendCode") }).click();
      await expect(page.getByText(t("problems.code.offline"))).toBeVisible();
      await page.context().setOffline(false);
      await page.getByRole("button", { name: t("account.sendCode") }).click();
      await expect(heading(visit, t("account.code.title"))).toBeVisible();
    },
  );

  test(
    "who looks for a password hears that there is none and gets a fresh code",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page, t } = visit;
      await page.goto("/fr/login");
      await page.getByRole("link", { name: t("account.login.noCode") }).click();
      await expect(heading(visit, t("account.reset.title"))).toBeVisible();
      await page.getByLabel(t("account.email")).fill(customer.email);
      await page.getByRole("button", { name: t("account.reset.submit") }).click();
      await typeCode(visit, await sandbox.signInCode(customer.email));
      await expect(page).toHaveURL(/\/fr\/esims$/);
    },
  );

  test("four wrong codes close the boxes until there is a new code", async ({
    visit,
    sandbox,
    customer,
    complaints,
  }) => {
    complaints.expect(/422/);
    const { page, t } = visit;
    await page.goto("/fr/login");
    await askForCode(visit, customer.email);
    const code = await sandbox.signInCode(customer.email);
    for (const attempts of [3, 2, 1, 0]) {
      await typeCode(visit, anotherCode(code));
      await expect(page.getByRole("alert")).toHaveText(t("problems.code.incorrect_code", { attempts }));
    }
    await expect(page.getByLabel(t("account.code.label"))).toHaveAttribute("readonly");
    await expect(page.getByRole("button", { name: t("account.code.verify") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  test(
    "too many tries: the page says at what time one can start again",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints }) => {
      complaints.expect(/429/);
      const { page, t } = visit;
      await page.goto("/fr/login");
      await askForCode(visit, customer.email);
      const code = await sandbox.signInCode(customer.email);
      await guessAway(page.request, customer.email, 8);
      await typeCode(visit, code);
      const [before, after] = t("problems.code.too_many_attempts", { time: "|" }).split("|");
      const sentence = new RegExp(`^${before}\\u2066.*\\d\\d:\\d\\d\\u2069${after?.replace(".", "\\.")}$`);
      await expect(page.getByRole("alert")).toHaveText(sentence);
      await expect(page.getByLabel(t("account.code.label"))).toHaveAttribute("readonly");
    },
  );

  test(
    "a code that is no longer good is said so, and a new one is offered at once",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints }) => {
      complaints.expect(/422/);
      const { page, t } = visit;
      await page.goto("/fr/login");
      await askForCode(visit, customer.email);
      await expect(page.getByText(/0:[0-5]\d/)).toBeVisible();
      const code = await sandbox.signInCode(customer.email);
      await page.request.post(`${api}/auth/sessions`, { data: { email: customer.email, code } });
      await typeCode(visit, code);
      await expect(page.getByRole("alert")).toHaveText(t("problems.code.code_expired"));
      // Nobody waits the minute for a code that opens nothing.
      await page.getByRole("button", { name: t("account.code.resend") }).click();
      await expect(page.getByText(t("account.code.resent"))).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
      await typeCode(visit, await sandbox.signInCode(customer.email, 1));
      await expect(page).toHaveURL(/\/fr\/esims$/);
    },
  );

  test(
    "another code is offered once a minute has passed, says that it is on its way, and counts down anew",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page, t } = visit;
      await page.clock.install();
      await page.goto("/fr/login");
      await askForCode(visit, customer.email);
      const code = await sandbox.signInCode(customer.email);
      const resend = page.getByRole("button", { name: t("account.code.resend") });
      await expect(page.getByText(/[01]:[0-5]\d/)).toBeVisible();
      await expect(resend).toHaveCount(0);
      await page.clock.runFor(61_000);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/auth/codes", async (route) => {
        await held;
        await route.continue();
      });
      await resend.click();
      await expect(page.getByRole("button", { name: t("account.sending") })).toBeVisible();
      answer();
      await expect(page.getByText(t("account.code.resent"))).toBeVisible();
      await expect(page.getByText(/[01]:[0-5]\d/)).toBeVisible();
      await expect(resend).toHaveCount(0);
      // By the shop's own clock no minute has passed: the first one is still the one.
      await typeCode(visit, code);
      await expect(page).toHaveURL(/\/fr\/esims$/);
    },
  );

  test(
    "eight letters and digits, when the server asks for more",
    onlyWithAll,
    async ({ visit, customer, complaints }) => {
      complaints.expect(/422/);
      const { page, t } = visit;
      await page.route("**/auth/codes", async (route) => {
        const answer = await route.fetch();
        const { data } = await answer.json();
        const long = { ...data, codeLength: 8, alphabet: "letters-and-digits" };
        await route.fulfill({ response: answer, json: { data: long } });
      });
      await page.goto("/fr/login");
      await askForCode(visit, customer.email);
      const asked = page.waitForRequest("**/auth/sessions");
      await page.getByLabel(t("account.code.label")).pressSequentially("ab2c3d4e");
      expect((await asked).postDataJSON()).toEqual({ email: customer.email, code: "AB2C3D4E" });
    },
  );
});

test.describe("the session", () => {
  test("signing in in one tab signs in the other; signing out signs it out", async ({
    visit,
    context,
    sandbox,
    customer,
    complaints,
  }) => {
    complaints.expect(/401/);
    const { page, t } = visit;
    const other = await context.newPage();
    await other.goto("/fr/profile");
    await expect(other.getByRole("heading", { name: t("profile.guest.title") })).toBeVisible();
    await page.goto("/fr/login?next=%2Fprofile");
    await signIn(visit, sandbox, customer.email);
    for (const tab of [page, other]) await expect(tab.getByText(customer.email)).toBeVisible();
    await other.getByRole("button", { name: t("profile.signOut") }).click();
    for (const tab of [page, other])
      await expect(tab.getByRole("heading", { name: t("profile.guest.title") })).toBeVisible();
    expect(await page.evaluate('localStorage.getItem("Token")')).toBeNull();
  });

  test(
    "other devices are listed and signed out one by one, or everywhere",
    onlyWithAll,
    async ({ visit, sandbox, customer, complaints }) => {
      complaints.expect(/401/);
      const { page, t } = visit;
      const old = await signInThroughApi(page.request, sandbox, customer.email);
      await page.goto("/fr/login?next=%2Fprofile");
      await signIn(visit, sandbox, customer.email, 1);
      await menuRow(visit, t("profile.menu.devices")).click();
      const sheet = page.getByRole("dialog", { name: t("profile.devices.title") });
      await expect(sheet.getByRole("listitem")).toHaveCount(2);
      await expect(sheet.getByText(t("profile.devices.current"))).toHaveCount(1);
      await sheet.getByRole("listitem").getByRole("button").click();
      await expect(sheet.getByText(t("profile.devices.only"))).toBeVisible();
      expect((await page.request.get(`${api}/auth/me`, { headers: asBearer(old) })).status()).toBe(401);
      await sheet.getByRole("button", { name: t("profile.devices.everywhere") }).click();
      await page
        .getByRole("alertdialog", { name: t("profile.devices.confirmTitle") })
        .getByRole("button", { name: t("profile.devices.confirm") })
        .click();
      await expect(page.getByRole("heading", { name: t("profile.guest.title") })).toBeVisible();
    },
  );

  test(
    "a device is made known once somebody is signed in",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page } = visit;
      const told: string[] = [];
      page.on(
        "request",
        (request) => request.url().endsWith("/devices") && told.push(request.postData() ?? ""),
      );
      await page.goto("/fr/home", { waitUntil: "networkidle" });
      expect(told).toEqual([]);
      const known = page.waitForResponse((response) => response.url().endsWith("/devices"));
      await enterAt(visit, sandbox, customer, "/profile");
      expect((await known).status()).toBe(201);
      expect(JSON.parse(told[0] ?? "{}")).toMatchObject({
        device_id: expect.stringMatching(/^web_\d+_[0-9a-z]+$/),
        device_type: "web",
        app_version: "1.0.0",
      });
    },
  );
});
