import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import { expectNoViolations } from "../no-violations.ts";
import { eventually, expect } from "../test.ts";
import { test } from "./app.ts";

test.use({ language: "ar" });

test("an app that is too old asks for an update on one screen, and its eSIMs stay readable", async ({
  app,
  visit,
  sandbox,
  customer,
  complaints,
}) => {
  test.slow();
  const { page, t } = visit;
  await page.addInitScript(`localStorage.setItem("LANG", "ar")`);
  const order = await buyThroughApi(page.request, sandbox, customer);
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  app.phone.preferences.set("installed", "yes");
  app.phone.safe.set("capacitor-storage_Token", JSON.stringify(token));
  await app.open(`/details/${order.esims[0]?.id}`);
  await expect(page.getByText(t("esims.offline.kept"))).toBeVisible(eventually);
  await app.open("/esims");
  const name = page.getByRole("main").getByRole("listitem").getByRole("heading");
  await expect(name.first()).toBeVisible(eventually);
  const mine = (await name.first().textContent()) ?? "";

  complaints.expect(/status: 410|status of 410/);
  app.phone.answers["App.getInfo"] = () => ({ name: "", id: "", build: "1", version: "0.9.9" });
  await app.open();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tooOld.title"), eventually);
  await expectNoViolations(page);
  await page.getByRole("button", { name: t("tooOld.esims") }).click();
  await expect(name.first()).toHaveText(mine);
  await page
    .getByRole("link", { name: t("shell.nav.home") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("tooOld.title"));
});
