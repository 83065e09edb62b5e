import type { Order } from "@rihla/contract";
import { mailTranslator } from "@rihla/i18n/translator";
import { enterAt, enterWith } from "./account.ts";
import { buyThroughApi, firstFixedPlan, payThroughApi, signInThroughApi } from "./buying-without-a-screen.ts";
import { bringTo, livedStatuses, type lives, readEsim } from "./esim-life.ts";
import { openCodes } from "./esim-sheets.ts";
import { expectNoViolations } from "./no-violations.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { expect, test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

type Shown = {
  tab: "active" | "expired";
  /** What the pass says of dates, or nothing. */
  date: "installBefore" | "useBefore" | "expiresAt" | "endedAt" | null;
  /** What can be done about it. */
  next: readonly ("again" | "write")[];
  /** How it may be installed: now, only for whoever insists, or not. */
  install: "offered" | "hidden" | "none";
};

/** What the owner of an eSIM in each status reads and can do. */
const shown: Record<keyof typeof lives, Shown> = {
  new: { tab: "active", date: "installBefore", next: [], install: "offered" },
  installing: { tab: "active", date: "installBefore", next: [], install: "hidden" },
  onboard: { tab: "active", date: "useBefore", next: [], install: "hidden" },
  in_use: { tab: "active", date: "expiresAt", next: [], install: "hidden" },
  depleted: { tab: "active", date: "expiresAt", next: ["again"], install: "none" },
  suspended: { tab: "active", date: "expiresAt", next: ["write"], install: "hidden" },
  unknown: { tab: "active", date: "installBefore", next: ["write"], install: "offered" },
  canceled: { tab: "expired", date: null, next: ["again"], install: "none" },
  revoked: { tab: "expired", date: null, next: ["again"], install: "none" },
  expired: { tab: "expired", date: "endedAt", next: ["again"], install: "none" },
  deleted: { tab: "expired", date: null, next: ["again"], install: "none" },
  user_deleted: { tab: "expired", date: null, next: ["again"], install: "none" },
};

for (const { language, when } of languagesFrom("ar"))
  test.describe(language, when, () => {
    test.use({ language, timezoneId: "Asia/Dubai" });

    test(
      `each status of an eSIM is shown with its words, its date and its next step, in ${language}`,
      onlyWithAll,
      async ({ visit, sandbox, customer }) => {
        const { page, t } = visit;
        test.setTimeout(300_000);
        const orders: Order[] = [];
        for (const count of [10, livedStatuses.length - 10])
          orders.push(await buyThroughApi(page.request, sandbox, customer, count));
        const esims = orders.flatMap((order) => order.esims);
        const token = await enterAt(visit, sandbox, customer, "/home");
        const main = page.getByRole("main");
        for (const [at, status] of livedStatuses.entries())
          await test.step(status, async () => {
            const id = esims[at]?.id as string;
            await bringTo(status, id, { request: page.request, sandbox, token });
            await page.goto(`/${language}/details/${id}`);
            const { date, next, install } = shown[status];
            await expect(main).toContainText(t(`esims.status.${status}`));
            // One that works needs no advice.
            if (status === "in_use") await expect(main).not.toContainText(t("esims.advice.in_use"));
            else
              await expect(main).toContainText(
                status === "new" ? t("installTime.free.any-day") : t(`esims.advice.${status}`),
              );
            const dates = ["installBefore", "useBefore", "expiresAt", "endedAt"] as const;
            for (const one of dates)
              await expect(main.getByText(beginningOf(t(`esims.pass.${one}`, { date: "|" })))).toHaveCount(
                one === date ? 1 : 0,
              );
            const actions = { again: t("esims.next.again"), write: t("esims.next.write") };
            for (const key of ["again", "write"] as const)
              await expect(main.getByRole("link", { name: actions[key], exact: true })).toHaveCount(
                next.includes(key) ? 1 : 0,
              );
            // What was used up is bought again; only who has trouble looks further.
            const ways = main
              .getByRole("link", { name: actions.again, exact: true })
              .or(main.getByRole("button", { name: t("esims.notWorking") }));
            if (status === "depleted") await expect(ways.first()).toHaveText(actions.again);
            // What is gone is repaired before it is paid again.
            if (status === "user_deleted") await expect(ways.last()).toHaveText(actions.again);
            const button = (name: string) => main.getByRole("button", { name, exact: true });
            await expect(button(t("install.showCode"))).toHaveCount(install === "offered" ? 1 : 0);
            await expect(button(t("install.codes"))).toHaveCount(install === "hidden" ? 1 : 0);
            if (install === "hidden") {
              await openCodes(visit);
              await expect(button(t("install.again"))).toBeVisible();
              await expect(main).not.toContainText("LPA:1$");
            }
            await expectNoSidewaysScroll(page);
          });
        await expectNoViolations(page);
        for (const tab of ["active", "expired"] as const) {
          await page.goto(`/${language}/esims`);
          await page.getByRole("tab", { name: t(`esims.tabs.${tab}`) }).click();
          const wanted = livedStatuses.filter((status) => shown[status].tab === tab);
          await expect(main.getByRole("heading", { level: 2 })).toHaveCount(wanted.length);
          for (const status of wanted) await expect(main).toContainText(t(`esims.status.${status}`));
        }
      },
    );
  });

test(
  "one that its supplier takes no order of yet is being prepared, and says so",
  onlyWithAll,
  async ({ visit, sandbox, customer }) => {
    const { page, t } = visit;
    // Of a country whose eSIMs come in no journey.
    const plan = await firstFixedPlan(page.request, "MT");
    await sandbox.keepWaiting(plan);
    const order = await payThroughApi(page.request, sandbox, customer, plan);
    const token = await signInThroughApi(page.request, sandbox, customer.email);
    await enterWith(page, token);
    await page.goto(`/fr/details/${order.esims[0]?.id}`);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("esims.status.allocating"));
    await expect(main).toContainText(t("esims.coming.usual"));
    await expect(main).toContainText(t("install.notYet"));
  },
);

test.describe("on arrival", () => {
  // The eSIMs are for France.
  test.use({ timezoneId: "Europe/Paris" });

  test(
    "help comes first while nothing connects, then the hour at which it did, on the page and by mail",
    onlyWithAll,
    async ({ visit, sandbox, customer }) => {
      const { page, t } = visit;
      test.slow();
      const order = await buyThroughApi(page.request, sandbox, customer);
      const id = order.esims[0]?.id as string;
      const token = await enterAt(visit, sandbox, customer, "/home");
      const around = { request: page.request, sandbox, token };
      await bringTo("onboard", id, around);
      await page.goto(`/fr/details/${id}`);
      const headings = page.getByRole("main").getByRole("heading", { level: 2 });
      await expect(headings.first()).toHaveText(t("guide.check.title"));
      await expect(page.getByRole("main")).toContainText(t("guide.check.questions.line"));
      await expectNoViolations(page);
      for (let question = 0; question < 4; question++)
        await page.getByRole("button", { name: t("guide.check.yes"), exact: true }).click();
      const message = page.getByRole("link", { name: t("guide.check.write.whatsapp") });
      const iccid = String((await readEsim(page.request, id, token)).iccid);
      const said = decodeURIComponent((await message.getAttribute("href")) ?? "");
      for (const known of ["France", t("esims.status.onboard"), iccid.slice(-4)])
        expect(said).toContain(known);
      expect(said).not.toContain(iccid);
      await bringTo("in_use", id, around);
      await page.reload();
      await expect(page.getByText(t("esims.status.in_use"))).toBeVisible();
      await expect(page.getByText(t("guide.check.title"))).toBeHidden();
      const mail = await sandbox.mail(customer.email, /\d\d:\d\d/);
      expect(mail.text).toContain(mailTranslator("fr")("esimAlert.connected.there"));
      expect((await readEsim(page.request, id, token)).connection?.exactly).toBe(true);
    },
  );
});

/** With the day that follows: the words alone may stand elsewhere. */
const beginningOf = (text: string) => {
  const words = text.replace(/[\u2066-\u2069]/g, "").split("|")[0] ?? "";
  return new RegExp(`^${words.trim()}\\W*\\d\\d/\\d\\d/`);
};
