import { anotherCode } from "./account.ts";
import { test } from "./killable-test.ts";
import { askForCode, signIn, signOut, typeCode } from "./signing-in.ts";
import { expect } from "./test.ts";
import { onlyWithAll } from "./when.ts";

// In a program of its own: strangers spend the budget of the whole shop here.
test.describe.configure({ timeout: 180_000 });

test(
  "while strangers spend the shop's wrong guesses, a known device goes on as ever and a new one types six digits",
  onlyWithAll,
  async ({ visit, sandbox, customer, browser, playwright, baseURL, complaints }) => {
    complaints.expect(/4\d\d/);
    const { page, t } = visit;
    await page.goto("/fr/login?next=%2Fprofile");
    await signIn(visit, sandbox, customer.email);
    await signOut(visit);

    // Somebody else has just been mailed four digits.
    const other = await browser.newContext({ baseURL });
    const elsewhere = { ...visit, page: await other.newPage() };
    const newcomer = `newcomer.${customer.email}`;
    await elsewhere.page.goto("/fr/login?next=%2Fprofile");
    await askForCode(elsewhere, newcomer);
    const short = await sandbox.signInCode(newcomer);

    const strangers = await playwright.request.newContext({ baseURL });
    for (const name of ["a", "b", "c", "d", "e"]) {
      const email = `${name}.${customer.email}`;
      await strangers.post("/api/v1/app/auth/codes", { data: { email } });
      const code = anotherCode(await sandbox.signInCode(email));
      for (let guess = 0; guess < 4; guess++)
        await strangers.post("/api/v1/app/auth/sessions", { data: { email, code } });
    }
    await strangers.dispose();

    await page.goto("/fr/login?next=%2Fprofile");
    await askForCode(visit, customer.email);
    const own = await sandbox.signInCode(customer.email, 1);
    expect(own).toHaveLength(4);
    await typeCode(visit, own);
    await expect(page.getByText(customer.email)).toBeVisible();

    await typeCode(elsewhere, short);
    await expect(elsewhere.page.getByText(t("account.code.longer"))).toBeVisible();
    const longer = await sandbox.signInCode(newcomer, 1);
    expect(longer).toHaveLength(6);
    await typeCode(elsewhere, longer);
    await expect(elsewhere.page.getByText(newcomer)).toBeVisible();

    // Whoever comes now works for the mail first.
    const third = await browser.newContext({ baseURL });
    const latecomer = { ...visit, page: await third.newPage() };
    await latecomer.page.goto("/fr/login?next=%2Fprofile");
    await signIn(latecomer, sandbox, `latecomer.${customer.email}`);
    await expect(latecomer.page.getByText(`latecomer.${customer.email}`)).toBeVisible();
    await Promise.all([other.close(), third.close()]);
  },
);
