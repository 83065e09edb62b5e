import { enterWith, startPaying } from "../account.ts";
import { destinationName } from "../buying.ts";
import { buyThroughApi, signInThroughApi } from "../buying-without-a-screen.ts";
import { askForCode } from "../signing-in.ts";
import type { Screen, Stage } from "./screen.ts";

/** Every page in every state that matters: a test compares them with the route table. Each starts in a fresh browser. */
export const screens: Screen[] = [
  { page: "home", name: "home", open: at("/home"), heading: ({ t }) => t("discover.title") },
  { page: "search", name: "search", open: at("/search"), heading: ({ t }) => t("search.title") },
  { page: "search", name: "search, found", open: at("/search?q=fra"), heading: ({ t }) => t("search.title") },
  {
    page: "search",
    name: "search, nothing found",
    open: at("/search?q=zzzz"),
    heading: ({ t }) => t("search.title"),
  },
  { page: "packages", name: "plans of a country", open: at("/packages/FR"), heading: plansOf("FR") },
  {
    page: "packages",
    name: "plans, unlimited",
    open: at("/packages/FR?kind=unlimited"),
    heading: plansOf("FR"),
  },
  { page: "packages", name: "plans of a region", open: at("/packages/EUROPE"), heading: plansOf("EUROPE") },
  {
    page: "plan",
    name: "plan",
    open: async ({ go, planCode }) => go(`/packages/FR/${await planCode("FR")}`),
    heading: (stage) => destinationName(stage, "FR"),
  },
  { page: "guide", name: "guide", open: at("/guide"), heading: ({ t }) => t("guide.title") },
  {
    page: "guide-installation",
    name: "guide, installing",
    open: at("/guide/installation"),
    heading: ({ t }) => t("guide.installation.title"),
  },
  {
    page: "guide-activation",
    name: "guide, arriving, another phone",
    open: at("/guide/activation?phone=other"),
    heading: ({ t }) => t("guide.activation.title"),
  },
  { page: "support", name: "help", open: at("/support"), heading: ({ t }) => t("support.title") },
  {
    page: "support",
    name: "help, one answer",
    open: at("/support#offline"),
    heading: ({ t }) => t("support.title"),
  },
  {
    page: "support",
    name: "help, nothing found",
    open: at("/support?q=zzzz"),
    heading: ({ t }) => t("support.title"),
  },
  {
    page: "privacy",
    name: "privacy policy",
    open: at("/privacy"),
    heading: ({ t }) => t("legal.privacy.title"),
  },
  { page: "terms", name: "terms", open: at("/terms"), heading: ({ t }) => t("legal.terms.title") },
  {
    page: "notices",
    name: "legal notices",
    open: at("/legal"),
    heading: ({ t }) => t("legal.notices.title"),
  },
  {
    page: "summary",
    name: "summary",
    open: async ({ go, planCode }) => go(`/summary?plan=${await planCode("FR")}`),
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "summary",
    name: "summary of an unknown plan",
    open: at("/summary?plan=NO-SUCH-PLAN"),
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "payment-callback",
    name: "payment of somebody else",
    open: at("/payment-callback?payment=unknown"),
    heading: ({ t }) => t("payment.unknown.title"),
  },
  {
    page: "pay",
    name: "payment link that is over",
    open: at("/pay"),
    heading: ({ t }) => t("payment.byLink.over"),
  },
  {
    page: "success",
    name: "success",
    open: async (stage) => stage.go(`/success?order=${(await bought(stage)).number}`),
    heading: ({ t }) => t("payment.success.title"),
  },
  { page: "failure", name: "failure", open: refused, heading: ({ t }) => t("payment.failure.title") },
  { page: "login", name: "login", open: at("/login"), heading: ({ t }) => t("account.title") },
  {
    page: "login",
    name: "login, the code",
    async open(stage) {
      await stage.go("/login");
      await askForCode(stage, stage.customer.email);
    },
    heading: ({ t }) => t("account.code.title"),
  },
  {
    page: "register",
    name: "register",
    open: at("/register"),
    heading: ({ t }) => t("account.register.title"),
  },
  {
    page: "reset-password",
    name: "reset password",
    open: at("/reset-password"),
    heading: ({ t }) => t("account.reset.title"),
  },
  {
    page: "profile",
    name: "profile of a guest",
    open: at("/profile"),
    heading: ({ t }) => t("profile.guest.title"),
  },
  { page: "profile", name: "profile", open: signedInAt("/profile"), heading: ({ t }) => t("profile.title") },
  { page: "wallet", name: "wallet", open: signedInAt("/wallet"), heading: ({ t }) => t("wallet.title") },
  {
    page: "personal-information",
    name: "personal information",
    open: signedInAt("/personal-information"),
    heading: ({ t }) => t("profile.personal.title"),
  },
  {
    page: "preferences",
    name: "preferences",
    open: at("/preferences"),
    heading: ({ t }) => t("profile.preferences.title"),
  },
  {
    page: "esims",
    name: "my eSIMs, none yet",
    open: signedInAt("/esims"),
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "esims",
    name: "my eSIMs",
    async open(stage) {
      await bought(stage);
      await stage.go("/esims");
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "details",
    name: "an eSIM",
    open: async (stage) => stage.go(`/details/${(await bought(stage)).esims[0]?.id}`),
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "status",
    name: "an order",
    open: async (stage) => stage.go(`/status/${(await bought(stage)).number}`),
    heading: ({ t }) => t("orders.order"),
  },
  {
    page: "*",
    name: "not found",
    open: at("/no-such-page"),
    heading: ({ t }) => t("shell.problem.notFound.title"),
    status: 404,
  },
];

function at(address: string) {
  return ({ go }: Stage) => go(address);
}

function plansOf(destination: string) {
  return async (stage: Stage) => stage.t("plans.title", { place: await destinationName(stage, destination) });
}

function signedInAt(address: string) {
  return async (stage: Stage) => {
    await enter(stage);
    await stage.go(address);
  };
}

async function enter({ page, sandbox, customer }: Stage): Promise<string> {
  const token = await signInThroughApi(page.request, sandbox, customer.email);
  await enterWith(page, token);
  return token;
}

/** An order that was paid and delivered, its buyer signed in. */
async function bought(stage: Stage) {
  const order = await buyThroughApi(stage.page.request, stage.sandbox, stage.customer);
  await enter(stage);
  return order;
}

/** An order whose payment was cancelled at the bank, its buyer signed in. */
async function refused(stage: Stage): Promise<void> {
  const { page, sandbox, customer } = stage;
  const number = await startPaying(page.request, customer, await enter(stage));
  const [attempt] = await sandbox.bankOrdersFor(number);
  await page.goto(await sandbox.pay(attempt?.mdOrder ?? "", "cancelled"));
  await page.waitForURL(/\/failure/);
  await stage.go(`/failure?order=${number}`);
}
