import { expect } from "@playwright/test";
import { plain } from "../back-office.ts";
import { buyByCard, topUpByCard } from "../buying-by-card.ts";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import { goTo, inside, type OfficeScreen } from "./office.ts";
import type { Stage } from "./screen.ts";

const order = ({ t }: Stage) => plain(t("admin.order.title", { number: "" })).trim();
const person = ({ t }: Stage) => plain(t("admin.person.title"));

/** What payers call back, and the code that is shown once. */
export const disputeScreens: OfficeScreen[] = [
  {
    name: "back office, today, disputes",
    async open(stage) {
      await disputed(stage);
      await lostTopUp(stage);
      await goTo(stage, "/today");
    },
    heading: ({ t }) => plain(t("admin.places.today")),
  },
  { name: "back office, order disputed", open: disputed, heading: order },
  {
    name: "back office, proof of a dispute",
    async open(stage) {
      await disputed(stage);
      await press(stage, plain(stage.t("admin.do.proof")));
      await stage.page.locator("pre").waitFor();
    },
    heading: order,
  },
  {
    name: "back office, not refunded: disputed",
    async open(stage) {
      await disputed(stage);
      await press(stage, plain(stage.t("admin.do.replace")));
      await stage.page.getByRole("alert").waitFor();
    },
    heading: order,
    isCloseUp: true,
  },
  { name: "back office, customer, lost top-up", open: lostTopUp, heading: person },
  {
    name: "back office, out of the wallet",
    async open(stage) {
      await lostTopUp(stage);
      await stage.page
        .getByRole("button", { name: plain(stage.t("admin.do.takeBack")), exact: true })
        .click();
    },
    heading: person,
    isCloseUp: true,
  },
  {
    name: "back office, code asked for",
    async open(stage) {
      await forCode(stage);
    },
    heading: order,
    isCloseUp: true,
  },
  {
    name: "back office, code shown",
    async open(stage) {
      const sheet = await forCode(stage);
      await sheet.getByRole("combobox").selectOption("by_telephone");
      await sheet.getByRole("button", { name: plain(stage.t("admin.do.code")), exact: true }).click();
      await stage.page.getByText("LPA:1$").waitFor();
    },
    heading: order,
  },
];

/** An order whose payer calls its payment back, as its page says. */
async function disputed(stage: Stage): Promise<void> {
  const { page, sandbox, customer, t } = stage;
  const bought = await buyByCard(page.request, sandbox, customer);
  await sandbox.disputeCard(bought.ref);
  await enterOnce(stage);
  await goTo(stage, `/orders/${bought.order.number}`);
  await untilShown(stage, plain(t("admin.order.disputeState.needs_answer")));
}

/** Somebody whose bank has taken back what they had put into their wallet. */
async function lostTopUp(stage: Stage): Promise<void> {
  const { page, sandbox, customer, t } = stage;
  const other = { ...customer, email: `wallet-${customer.email}` };
  const token = await signInThroughApi(page.request, sandbox, other.email);
  const name = await sandbox.disputeCard(await topUpByCard(page.request, sandbox, token));
  await sandbox.decideDispute(name, "lost");
  await enterOnce(stage);
  await goTo(stage, "/today");
  await untilShown(stage, plain(t("admin.task.kind.lost-top-up")));
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row.getByRole("link", { name: plain(t("admin.order.whole")) }).click();
  await page.getByRole("button", { name: plain(t("admin.do.takeBack")), exact: true }).waitFor();
}

async function forCode(stage: Stage) {
  const { page, sandbox, customer, t } = stage;
  await enterOnce(stage);
  const { number } = await buyThroughApi(page.request, sandbox, customer);
  await goTo(stage, `/orders/${number}`);
  await page.getByRole("button", { name: plain(t("admin.do.code")), exact: true }).click();
  return page.getByRole("dialog");
}

const entered = new WeakSet<Stage>();
async function enterOnce(stage: Stage): Promise<void> {
  if (entered.has(stage)) return;
  entered.add(stage);
  await inside(stage);
}

/** The gateway has told it, and the shop has asked about it. */
async function untilShown({ page }: Stage, words: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("main").getByText(words).first()).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

/** An act with its reason, done. */
async function press({ page, t }: Stage, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).first().click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(plain(t("admin.why")), { exact: true }).fill("as agreed with them");
  await sheet.getByRole("button", { name, exact: true }).click();
}
