import { randomInt } from "node:crypto";
import { invite, plain } from "../back-office.ts";
import { signInThroughApi } from "../buying-without-a-screen.ts";
import { operate } from "../operate.ts";
import { couponScreens } from "./coupon-screens.ts";
import { bought, goTo, inside, type OfficeScreen, officeOf } from "./office.ts";
import { deskScreens } from "./office-desk-screens.ts";
import { disputeScreens } from "./office-dispute-screens.ts";
import type { Screen, Stage } from "./screen.ts";

/** The back office's, as somebody sees them who signs in with a passkey of their own. */
export const officeScreens: Screen[] = (
  [
    {
      name: "back office, door",
      open: (stage) => stage.page.goto(officeOf(stage).url),
      heading: ({ t }) => plain(t("admin.title")),
    },
    {
      name: "back office, invitation",
      open: async (stage) => stage.page.goto(await invite(officeOf(stage), "Nadia", "support")),
      heading: ({ t }) => plain(t("admin.invitation.title", { name: "Nadia" })),
    },
    {
      name: "back office, today",
      async open(stage) {
        await inside(stage);
        await signInThroughApi(stage.page.request, stage.sandbox, stage.customer.email);
        const sum = String(21_000 + randomInt(8_000));
        await operate("wallet", "credit", stage.customer.email, sum, "DZD");
        await goTo(stage, "/today");
      },
      heading: ({ t }) => plain(t("admin.places.today")),
    },
    {
      name: "back office, found",
      async open(stage) {
        await inside(stage);
        await bought(stage);
        await find(stage, stage.customer.email);
      },
      heading: ({ t }) => plain(t("admin.places.find")),
    },
    {
      name: "back office, nothing found",
      async open(stage) {
        await inside(stage);
        await find(stage, "nobody@nowhere.example");
      },
      heading: ({ t }) => plain(t("admin.places.find")),
    },
    {
      name: "back office, orders",
      async open(stage) {
        await inside(stage);
        await bought(stage);
        await goTo(stage, "/orders?state=placed&gateway=satim");
      },
      heading: ({ t }) => plain(t("admin.places.orders")),
    },
    {
      name: "back office, no orders",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/orders?to=2020-01-01");
      },
      heading: ({ t }) => plain(t("admin.places.orders")),
    },
    {
      name: "back office, order",
      async open(stage) {
        await inside(stage);
        await goTo(stage, `/orders/${(await bought(stage)).number}`);
      },
      heading: ({ t }) => plain(t("admin.order.title", { number: "" })).trim(),
    },
    {
      name: "back office, refund",
      async open(stage) {
        await inside(stage);
        await goTo(stage, `/orders/${(await bought(stage)).number}`);
        await stage.page
          .getByRole("button", { name: plain(stage.t("admin.do.refund")), exact: true })
          .click();
      },
      heading: ({ t }) => plain(t("admin.order.title", { number: "" })).trim(),
      isCloseUp: true,
    },
    {
      name: "back office, customer",
      async open(stage) {
        await inside(stage);
        const { number } = await bought(stage);
        await goTo(stage, `/orders/${number}`);
        await stage.page.getByRole("link", { name: plain(stage.t("admin.order.whole")) }).click();
      },
      heading: ({ t }) => plain(t("admin.person.title")),
    },
    {
      name: "back office, catalogue",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/sales");
      },
      heading: ({ t }) => plain(t("admin.places.sales")),
    },
    {
      name: "back office, pause",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/sales");
        await stage.page
          .getByRole("button", { name: plain(stage.t("admin.sales.pauseOf", { name: "satim" })) })
          .click();
      },
      heading: ({ t }) => plain(t("admin.places.sales")),
      isCloseUp: true,
    },
    {
      name: "back office, a place's plans",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/sales/FR");
      },
      heading: ({ language }) => new Intl.DisplayNames(language, { type: "region" }).of("FR") ?? "",
    },
    ...couponScreens,
    {
      name: "back office, money",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/money");
      },
      heading: ({ t }) => plain(t("admin.places.money")),
    },
    {
      name: "back office, blocks",
      async open(stage) {
        await inside(stage);
        await operate("block", "email", stage.customer.email);
        await operate("block", "network", `41.105.${randomInt(256)}.0/24`, "2099-05-03");
        await goTo(stage, "/blocks");
      },
      heading: ({ t }) => plain(t("admin.places.blocks")),
    },
    {
      name: "back office, people",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/people");
      },
      heading: ({ t }) => plain(t("admin.places.people")),
    },
    {
      name: "back office, acts",
      async open(stage) {
        await inside(stage);
        await goTo(stage, "/acts");
      },
      heading: ({ t }) => plain(t("admin.places.acts")),
    },
    {
      name: "back office, access",
      open: inside,
      heading: ({ t }) => plain(t("admin.places.access")),
    },
    ...deskScreens,
    ...disputeScreens,
  ] satisfies OfficeScreen[]
).map((screen) => ({ page: "back office", ...screen }));

async function find({ page }: Stage, text: string): Promise<void> {
  await page.getByRole("searchbox").fill(text);
  await page.getByRole("searchbox").press("Enter");
}
