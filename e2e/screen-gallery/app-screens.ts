import { mailTranslator } from "@rihla/i18n/translator";
import { asBearer, startPaying } from "../account.ts";
import { destinationName } from "../buying.ts";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import { openCodes } from "../esim-sheets.ts";
import { type App, keepToken } from "../native/open-app.ts";
import { eventually, expect } from "../test.ts";
import type { Screen, Stage } from "./screen.ts";

/** What only the app shows, or shows otherwise: by turns on an iPhone and on an Android. */
export const appScreens: Screen[] = [
  {
    page: "home",
    name: "app, home",
    shell: "ios",
    open: (stage) => stage.go("/"),
    heading: ({ t }) => t("discover.title"),
  },
  {
    page: "home",
    name: "app, first start without a network",
    shell: "android",
    async open(stage) {
      await stage.page.context().setOffline(true);
      await stage.go("/");
    },
    heading: ({ t }) => t("shell.problem.offline.title"),
  },
  {
    page: "home",
    name: "app, too old",
    shell: "ios",
    async open(stage) {
      await owner(stage);
      tooOld(stage);
      await stage.go("/");
    },
    heading: ({ t }) => t("tooOld.title"),
  },
  {
    page: "esims",
    name: "app, asking for notifications",
    shell: "android",
    async open(stage) {
      await owner(stage);
      await stage.go("/esims");
      await stage.page.getByText(stage.t("esims.tellMe.title")).waitFor();
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "esims",
    name: "app, told while it is open",
    shell: "ios",
    async open(stage) {
      await owner(stage);
      await stage.go("/esims");
      await stage.page.getByText(stage.t("esims.tellMe.title")).waitFor();
      const said = {
        id: "1",
        title: mailTranslator(stage.language)("notification.paymentLate.title"),
        body: mailTranslator(stage.language)("recharge.done.title"),
        data: { path: "/fr/esims" },
      };
      await appOf(stage).fire("PushNotifications.pushNotificationReceived", said);
      await stage.page.getByText(said.title).waitFor();
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "details",
    name: "app, an eSIM without a network",
    shell: "ios",
    open: async (stage) => withoutNetwork(stage, `/details/${await keptEsim(stage)}`),
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "esims",
    name: "app, my eSIMs without a network",
    shell: "android",
    async open(stage) {
      await keptEsim(stage);
      await withoutNetwork(stage, "/esims");
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "profile",
    name: "app, profile",
    shell: "android",
    async open(stage) {
      await owner(stage);
      await stage.go("/profile");
      await stage.page.getByText("1.2.3").scrollIntoViewIfNeeded();
    },
    heading: ({ t }) => t("profile.title"),
  },
  {
    page: "profile",
    name: "app, profile without a network",
    shell: "ios",
    async open(stage) {
      await keptEsim(stage);
      await withoutNetwork(stage, "/profile");
    },
    heading: ({ t }) => t("profile.failed"),
  },
  {
    page: "compatibility",
    name: "app, the phone says that it takes eSIMs",
    shell: "android",
    async open(stage) {
      sayOfEsims(stage, "yes");
      await stage.go("/compatibility");
      await stage.page.getByRole("link", { name: stage.t("phone.own.lock") }).click();
      await stage.page.getByText(stage.t("phone.own.step.title")).waitFor();
    },
    heading: ({ t }) => t("compatibility.title"),
  },
  {
    page: "compatibility",
    name: "app, the phone says that it takes no eSIMs",
    shell: "android",
    async open(stage) {
      sayOfEsims(stage, "no");
      await stage.go("/compatibility");
      await stage.page.getByText(stage.t("phone.own.no")).waitFor();
    },
    heading: ({ t }) => t("compatibility.title"),
  },
  {
    page: "details",
    name: "app, a picture was taken of a code",
    shell: "ios",
    async open(stage) {
      const id = (await owner(stage)).esims[0]?.id ?? "";
      await stage.go(`/details/${id}`);
      await openCodes(stage);
      await stage.page.getByRole("img", { name: stage.t("install.qr.label") }).waitFor();
      await appOf(stage).fire("EsimSetup.screenshotTaken", {});
      await stage.page.getByText(stage.t("phone.screenshot.body")).waitFor();
    },
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "payment-callback",
    name: "app, the bank's page is open elsewhere",
    shell: "ios",
    open: async (stage) => stage.go(`/payment-callback?payment=${await beingPaid(stage)}&waiting=page`),
    heading: ({ t }) => t("payment.waiting.title"),
  },
  {
    page: "success",
    name: "app, back from paying",
    shell: "android",
    async open(stage) {
      const payment = await beingPaid(stage, "and pays");
      await stage.go(`/payment-callback?payment=${payment}`);
      await stage.page.waitForURL(/\/success/);
    },
    heading: ({ t }) => t("payment.success.title"),
  },
];

function appOf({ app }: Stage): App {
  if (!app) throw new Error("This screen is not the app's.");
  return app;
}

/** Somebody with an eSIM of France, signed in on this phone. */
export async function owner(stage: Stage) {
  const order = await buyThroughApi(stage.page.request, stage.sandbox, stage.customer);
  const token = await signInThroughApi(stage.page.request, stage.sandbox, stage.customer.email);
  keepToken(appOf(stage).phone, token);
  return { ...order, token };
}

function sayOfEsims(stage: Stage, esim: "yes" | "no"): void {
  appOf(stage).phone.answers["EsimSetup.status"] = () => ({ esim });
}

function tooOld(stage: Stage): void {
  appOf(stage).phone.answers["App.getInfo"] = () => ({ name: "", id: "", build: "1", version: "0.9.9" });
}

/** Opened once with a network, so that the phone has it. */
async function keptEsim(stage: Stage): Promise<string> {
  const { phone } = appOf(stage);
  const id = (await owner(stage)).esims[0]?.id ?? "";
  await stage.go("/esims");
  await expect.poll(() => [...phone.safe.keys()].some((key) => key.includes(id)), eventually).toBe(true);
  await stage.go("/profile");
  await stage.page.getByText(stage.customer.email).first().waitFor();
  return id;
}

async function withoutNetwork({ page, go }: Stage, address: string): Promise<void> {
  await page.context().setOffline(true);
  await go(address);
}

/** A payment begun in the app, whose page the phone's browser has open. */
async function beingPaid(stage: Stage, andThen?: "and pays"): Promise<string> {
  const { page, sandbox, customer } = stage;
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  keepToken(appOf(stage).phone, token);
  const number = await startPaying(page.request, customer, token);
  const answer = await page.request.get(`/api/v1/app/orders/${number}`, { headers: asBearer(token) });
  const { payments } = (await answer.json()).data;
  const [attempt] = await sandbox.bankOrdersFor(number);
  if (andThen) await sandbox.pay(attempt?.mdOrder ?? "");
  return payments[0].id;
}
