import { randomInt } from "node:crypto";
import { plain } from "../back-office.ts";
import { buyWithCoupon, redeemThroughApi } from "../buying-without-a-screen.ts";
import { newCoupon } from "../new-coupon.ts";
import { newBatch, newVouchers } from "../new-vouchers.ts";
import { operate } from "../operate.ts";
import { goTo, inside, type OfficeScreen } from "./office.ts";
import type { Stage } from "./screen.ts";

/** Coupons and vouchers, as an owner sees them. */
export const couponScreens: OfficeScreen[] = [
  {
    name: "back office, coupons",
    async open(stage) {
      await inside(stage);
      await operate("coupon", "create", "--percent", "15", "--uses", "100", "--until", "2099-05-03T00:00Z");
      await operate("coupon", "create", "--amount", "DZD:500,USD:4", "--from", "2099-05-03T00:00Z");
      await goTo(stage, "/sales/coupons");
    },
    heading: ({ t }) => plain(t("admin.coupons.title")),
  },
  {
    name: "back office, new coupon",
    async open(stage) {
      await inside(stage);
      await goTo(stage, "/sales/coupons/new");
      await stage.page.getByLabel(plain(stage.t("admin.coupons.addPlace"))).selectOption("FR");
    },
    heading: ({ t }) => plain(t("admin.coupons.new")),
  },
  {
    name: "back office, coupon",
    async open(stage) {
      await inside(stage);
      const code = await newCoupon(
        `SUMMER-${randomInt(1_000_000)}`,
        "--percent",
        "15",
        "--each",
        "1",
        "--destination",
        "FR",
      );
      await buyWithCoupon(stage.page.request, stage.sandbox, stage.customer, code);
      await goTo(stage, "/sales/coupons");
      await stage.page.getByRole("link", { name: code }).click();
      await stage.page.getByRole("table").waitFor();
    },
    heading: () => "SUMMER-",
  },
  {
    name: "back office, vouchers",
    async open(stage) {
      await inside(stage);
      await newVouchers(await stage.planCode("FR"), 12);
      await goTo(stage, "/sales/vouchers");
    },
    heading: ({ t }) => plain(t("admin.vouchers.title")),
  },
  {
    name: "back office, new batch",
    async open(stage) {
      await inside(stage);
      await goTo(stage, "/sales/vouchers/new");
    },
    heading: ({ t }) => plain(t("admin.vouchers.new")),
  },
  {
    name: "back office, batch",
    async open(stage) {
      await inside(stage);
      await usedBatch(stage);
    },
    heading: ({ t }) => plain(t("admin.vouchers.batch", { number: "" })).trim(),
  },
  {
    name: "back office, codes are saved",
    async open(stage) {
      await inside(stage);
      await usedBatch(stage);
      await stage.page.getByRole("button", { name: plain(stage.t("admin.vouchers.sheet")) }).click();
    },
    heading: ({ t }) => plain(t("admin.vouchers.batch", { number: "" })).trim(),
    isCloseUp: true,
  },
];

/** A batch, of which one was used and one is blocked. */
async function usedBatch(stage: Stage): Promise<void> {
  const { page, sandbox, customer } = stage;
  const { batch, codes } = await newBatch(await stage.planCode("FR"), 6);
  await operate("voucher", "block", batch, "3");
  await redeemThroughApi(page.request, sandbox, customer, codes[0] ?? "");
  await goTo(stage, `/sales/vouchers/${batch}`);
  await page.getByRole("table").waitFor();
}
