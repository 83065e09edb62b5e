import type { Order, Payment } from "@rihla/contract";
import { asBearer, startPaying } from "../account.ts";
import { beginChat } from "../begin-chat.ts";
import { destinationName } from "../buying.ts";
import { buyAsGuest, placeOrder, signInThroughApi } from "../buying-without-a-screen.ts";
import { chooseDates } from "../choosing-dates.ts";
import { bringTo, livedStatuses } from "../esim-life.ts";
import { openCodes } from "../esim-sheets.ts";
import { putInLine } from "../long-line.ts";
import { buyToTopUp, expectMade } from "../recharge.ts";
import { shareEsims } from "../sharing.ts";
import { askForCode } from "../signing-in.ts";
import { appScreens } from "./app-screens.ts";
import { bought, enter, topUpWallet } from "./enter.ts";
import { guardedScreens } from "./guarded-screens.ts";
import type { Screen, Stage } from "./screen.ts";

/** Every page in every state that matters: a test compares them with the route table. Each starts in a fresh browser. */
export const screens: Screen[] = [
  { page: "home", name: "home", open: at("/home"), heading: ({ t }) => t("discover.title") },
  {
    page: "home",
    name: "home, advised",
    async open({ go, page, t }) {
      await go("/home");
      await page.getByRole("combobox", { name: t("search.label") }).fill("istanbul");
      await page.getByRole("option").first().click();
      await chooseDates({ page, t }, "2027-06-12", "2027-06-19");
      await page.getByRole("link", { name: t("advice.choose") }).waitFor();
    },
    heading: ({ t }) => t("discover.title"),
  },
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
  {
    page: "packages",
    name: "plans for a trip",
    open: at("/packages/TR?from=2027-06-12&to=2027-06-19"),
    heading: plansOf("TR"),
  },
  {
    page: "packages",
    name: "plans, dates the wrong way round",
    open: at("/packages/TR?from=2027-06-19&to=2027-06-12"),
    heading: plansOf("TR"),
  },
  {
    page: "compare",
    name: "plans side by side",
    open: at("/packages/TR/compare?from=2027-06-12&to=2027-06-19"),
    heading: async (stage) =>
      stage.t("advice.compare.titleOf", { place: await destinationName(stage, "TR") }),
  },
  { page: "packages", name: "plans of a region", open: at("/packages/EUROPE"), heading: plansOf("EUROPE") },
  {
    page: "packages",
    name: "plans of a country, with what to know",
    open: at("/packages/SA"),
    heading: plansOf("SA"),
  },
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
  {
    page: "guide-activation",
    name: "guide, arriving, no data, a question",
    async open({ go, page, t }) {
      await go("/guide/activation");
      await page.getByRole("button", { name: t("guide.check.start") }).click();
      await page.getByRole("button", { name: t("guide.check.yes"), exact: true }).click();
    },
    heading: ({ t }) => t("guide.activation.title"),
  },
  {
    page: "compatibility",
    name: "compatibility",
    open: at("/compatibility"),
    heading: ({ t }) => t("compatibility.title"),
  },
  {
    page: "compatibility",
    name: "compatibility, a phone",
    open: at("/compatibility?model=samsung-galaxy-s23"),
    heading: ({ t }) => t("compatibility.title"),
  },
  {
    page: "compatibility",
    name: "compatibility, unknown",
    open: at("/compatibility?q=zzzz"),
    heading: ({ t }) => t("compatibility.title"),
  },
  {
    page: "compatibility",
    name: "compatibility, a phone of somebody else",
    open: at("/compatibility?whose=other"),
    heading: ({ t }) => t("compatibility.asked.title"),
  },
  {
    page: "compatibility",
    name: "compatibility, the check",
    async open({ go, page, t }) {
      await go("/compatibility");
      await page
        .getByRole("link", { name: t("compatibility.check"), exact: true })
        .first()
        .click();
      await page.getByRole("button", { name: t("compatibility.sheet.eid.yes") }).click();
    },
    heading: ({ t }) => t("compatibility.title"),
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
    page: "support",
    name: "help, chat answered",
    open: chatAnswered,
    heading: ({ t }) => t("support.title"),
    isWaiting: true,
  },
  {
    page: "support",
    name: "help, chat cut off",
    open: chatCutOff,
    heading: ({ t }) => t("support.title"),
    isWaiting: true,
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
  { page: "cart", name: "cart, empty", open: at("/cart"), heading: ({ t }) => t("cart.title") },
  {
    page: "cart",
    name: "cart, a plan of it gone from sale",
    open: withCart("/cart", "NO-SUCH-PLAN"),
    heading: ({ t }) => t("cart.title"),
  },
  {
    page: "cart",
    name: "cart, days to be chosen",
    async open(stage) {
      const plans = await stage.page.request.get("/api/v1/app/destinations/TR/plans?kind=unlimited");
      const { data } = await plans.json();
      await withCart("/cart", `${data[0].code}:7`)(stage);
    },
    heading: ({ t }) => t("cart.title"),
  },
  {
    page: "cart",
    name: "cart, an order waiting",
    async open(stage) {
      await startPaying(stage.page.request, stage.customer, await enter(stage));
      await withCart("/cart")(stage);
    },
    heading: ({ t }) => t("cart.title"),
  },
  {
    page: "summary",
    name: "summary of the cart",
    open: withCart("/summary"),
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "summary",
    name: "summary of an order taken up again",
    async open(stage) {
      const token = await enter(stage);
      const { order } = await placeOrder(stage.page.request, stage.customer, { session: asBearer(token) });
      await stage.go(`/summary?order=${order.number}`);
    },
    heading: ({ t }) => t("cart.again.title"),
  },
  {
    page: "summary",
    name: "summary of an order that somebody else placed",
    async open(stage) {
      const { order } = await placeOrder(stage.page.request, stage.customer);
      await enter(stage);
      await stage.go(`/summary?order=${order.number}`);
      await stage.page.getByText(stage.t("cart.again.other.title")).waitFor();
    },
    heading: ({ t }) => t("cart.again.title"),
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
    page: "payment-callback",
    name: "payment waited for",
    open: async (stage) => stage.go(`/payment-callback?payment=${(await beingPaid(stage)).id}&waiting=page`),
    heading: ({ t }) => t("payment.waiting.title"),
  },
  {
    page: "payment-callback",
    name: "payment page left",
    open: async (stage) => stage.go(`/payment-callback?payment=${(await beingPaid(stage)).id}&left=yes`),
    heading: ({ t }) => t("payment.left.title"),
  },
  {
    page: "payment-callback",
    name: "payment in another browser",
    async open(stage) {
      const { id } = await beingPaid(stage);
      await stage.page.evaluate("localStorage.clear()");
      await stage.go(`/payment-callback?payment=${id}`);
    },
    heading: ({ t }) => t("payment.elsewhere.pending.title"),
  },
  {
    page: "pay",
    name: "payment link that is over",
    open: at("/pay"),
    heading: ({ t }) => t("payment.byLink.over"),
  },
  {
    page: "pay",
    name: "payment link to be paid",
    open: async (stage) => stage.page.goto((await payableByLink(stage)).address),
    heading: ({ t }) => t("payment.byLink.for").replace("<name></name>", "Amina"),
  },
  {
    page: "pay",
    name: "payment link, paid",
    open: paidByLink,
    heading: ({ t }) => t("payment.byLink.paid.title"),
  },
  {
    page: "success",
    name: "success",
    open: async (stage) => stage.go(`/success?order=${(await bought(stage)).number}`),
    heading: ({ t }) => t("payment.success.title"),
  },
  {
    page: "success",
    name: "success with several eSIMs",
    open: async (stage) => stage.go(`/success?order=${(await bought(stage, 3)).number}`),
    heading: ({ t }) => t("payment.success.title"),
  },
  {
    page: "success",
    name: "success, behind many others",
    open: async (stage) => stage.go(`/success?order=${(await inLine(stage)).number}`),
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
  {
    page: "qr-scanner",
    name: "adding an eSIM, how to scan",
    open: async ({ page, go, t }) => {
      await go("/qr-scanner");
      await page.getByRole("button", { name: t("scan.how.open") }).click();
    },
    heading: ({ t }) => t("scan.title"),
  },
  {
    page: "qr-scanner",
    name: "adding an eSIM, what was typed is no code",
    open: typed("not a code"),
    heading: ({ t }) => t("scan.title"),
  },
  {
    page: "qr-scanner",
    name: "adding an eSIM by its own code",
    open: typed("LPA:1$rsp.example.com$ABC-123-DEF-456"),
    heading: ({ t }) => t("scan.title"),
  },
  {
    page: "qr-scanner",
    name: "adding an eSIM, no such voucher",
    open: typed("K7QM-2RTX-9ABC-DEF6"),
    heading: ({ t }) => t("scan.title"),
  },
  { page: "wallet", name: "wallet", open: signedInAt("/wallet"), heading: ({ t }) => t("wallet.title") },
  {
    page: "wallet",
    name: "wallet, what may go back to its card",
    open: filled,
    heading: ({ t }) => t("wallet.title"),
  },
  {
    page: "wallet",
    name: "wallet, sending it back",
    async open(stage) {
      await filled(stage);
      const [before = ""] = stage.t("wallet.payBack.open", { amount: "|" }).split("|");
      await stage.page.getByRole("button", { name: before.trim() }).click();
      await stage.page.getByRole("button", { name: stage.t("wallet.payBack.yes"), exact: true }).waitFor();
    },
    heading: ({ t }) => t("wallet.title"),
  },
  {
    page: "personal-information",
    name: "personal information",
    open: signedInAt("/personal-information"),
    heading: ({ t }) => t("profile.personal.title"),
  },
  {
    page: "company",
    name: "company",
    open: signedInAt("/company"),
    heading: ({ t }) => t("company.title"),
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
    page: "esims",
    name: "my eSIMs, one in use among others",
    async open(stage) {
      const { esims } = await bought(stage, 3);
      await bringTo("in_use", esims[1]?.id ?? "", await around(stage));
      await stage.go("/esims");
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "esims",
    name: "my eSIMs, answers are late",
    isWaiting: true,
    async open(stage) {
      await enter(stage);
      await stage.page.route("**/api/v1/app/esims**", () => new Promise(() => {}));
      await stage.go("/esims");
      await stage.page.getByText(stage.t("shell.problem.slow.title")).waitFor();
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
    page: "details",
    name: "an eSIM, its codes",
    async open(stage) {
      await stage.go(`/details/${(await bought(stage)).esims[0]?.id}`);
      await openCodes(stage);
    },
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "details",
    name: "an eSIM, its installation begun",
    open: (stage) => begunBefore(stage, 0),
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "details",
    name: "an eSIM, still not installed",
    open: (stage) => begunBefore(stage, 5),
    heading: (stage) => destinationName(stage, "FR"),
  },
  ...livedStatuses.map(
    (status): Screen => ({
      page: "details",
      name: `an eSIM, ${status}`,
      open: (stage) => livedTo(stage, status),
      heading: (stage) => destinationName(stage, "FR"),
    }),
  ),
  ...(["user_deleted", "onboard", "new"] as const).map(
    (status): Screen => ({
      page: "details",
      name: `what can be done about an eSIM, ${status}`,
      async open(stage) {
        await livedTo(stage, status);
        if (status !== "user_deleted")
          await stage.page.getByRole("button", { name: stage.t("esims.notWorking") }).click();
        await stage.page.getByRole("button", { name: stage.t("repair.open") }).click();
        await stage.page.getByRole("heading", { name: stage.t("repair.title") }).scrollIntoViewIfNeeded();
      },
      heading: (stage) => destinationName(stage, "FR"),
    }),
  ),
  {
    page: "details",
    name: "an eSIM, being topped up",
    open: async (stage) => stage.go(`/details/${await usedUp(stage)}#recharge`),
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "summary",
    name: "summary of a top-up",
    async open(stage) {
      const id = await usedUp(stage);
      await stage.go(`/details/${id}#recharge`);
      const first = stage.page.locator("dialog[open] input[name=top-up]").first();
      const [plan = ""] = ((await first.getAttribute("value")) ?? "").split(" ");
      await stage.go(`/summary?plan=${plan}&esim=${id}`);
    },
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "esims",
    name: "my eSIMs, ended",
    async open(stage) {
      const { esims } = await bought(stage, 3);
      for (const [at, status] of (["expired", "user_deleted", "revoked"] as const).entries())
        await bringTo(status, esims[at]?.id ?? "", await around(stage));
      await stage.go("/esims");
      await stage.page.getByText(stage.t("esims.empty.active.title")).waitFor();
      await stage.page.getByRole("tab", { name: stage.t("esims.tabs.expired") }).click();
      await stage.page.getByText(stage.t("myEsims.receipt"), { exact: true }).waitFor();
    },
    heading: ({ t }) => t("esims.title"),
  },
  {
    page: "status",
    name: "an order",
    open: async (stage) => stage.go(`/status/${(await bought(stage)).number}`),
    heading: ({ t }) => t("orders.order"),
  },
  {
    page: "status",
    name: "an order behind many others",
    open: async (stage) => stage.go(`/status/${(await inLine(stage)).number}`),
    heading: ({ t }) => t("orders.order"),
  },
  {
    page: "on-this-phone",
    name: "on this phone",
    async open(stage) {
      const { page, sandbox, customer } = stage;
      const several = await buyAsGuest(page.request, sandbox, customer, 3);
      const left = await placeOrder(page.request, customer);
      await stage.go("/home");
      for (const { order, secret } of [several, left])
        await page.evaluate(
          `localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)})`,
        );
      await stage.go("/on-this-phone");
      await page.getByText(stage.t("esims.status.new")).waitFor();
    },
    heading: ({ t }) => t("thisPhone.title"),
  },
  {
    page: "on-this-phone",
    name: "on this phone, nothing",
    open: at("/on-this-phone"),
    heading: ({ t }) => t("thisPhone.title"),
  },
  {
    page: "order-shares",
    name: "a group to be named",
    open: async (stage) => stage.go(`/for-others/${(await bought(stage, 3)).number}`),
    heading: ({ t }) => t("sharing.title"),
  },
  {
    page: "order-shares",
    name: "a group, followed",
    async open(stage) {
      const order = await bought(stage, 5);
      await sharedEsim(stage, order, false);
      for (const [at, status] of (["in_use", "onboard"] as const).entries())
        await bringTo(status, order.esims[at]?.id ?? "", await around(stage));
      await stage.go(`/for-others/${order.number}`);
    },
    heading: ({ t }) => t("sharing.title"),
  },
  {
    page: "order-shares",
    name: "a group, followed by a guest",
    async open(stage) {
      const { page, sandbox, customer, language } = stage;
      const { order, secret } = await buyAsGuest(page.request, sandbox, customer, 3);
      const token = await signInThroughApi(page.request, sandbox, customer.email);
      await shareEsims(page.request, token, order, pilgrims.slice(0, 3), { language, largeType: false });
      await bringTo("in_use", order.esims[0]?.id ?? "", { request: page.request, sandbox, token });
      await stage.go("/home");
      await page.evaluate(`localStorage.setItem("order-secret:${order.number}", ${JSON.stringify(secret)})`);
      await stage.go(`/for-others/${order.number}`);
    },
    heading: ({ t }) => t("sharing.title"),
  },
  {
    page: "order-shares",
    name: "an eSIM shared, its link",
    async open(stage) {
      const order = await bought(stage);
      await sharedEsim(stage, order, false);
      await stage.go(`/for-others/${order.number}`);
      await stage.page
        .getByRole("button", { name: stage.t("sharing.manageOf", { name: pilgrims[0] }) })
        .click();
    },
    heading: ({ t }) => t("sharing.title"),
  },
  {
    page: "mails",
    name: "which news come by mail",
    open: signedInAt("/mails"),
    heading: ({ t }) => t("alertMails.title"),
  },
  {
    page: "mails",
    name: "which news come by mail, a link that is over",
    open: at("/mails#no-such-link"),
    heading: ({ t }) => t("alertMails.title"),
  },
  {
    page: "received",
    name: "nothing received here",
    open: at("/for-you"),
    heading: ({ t }) => t("received.none.title"),
  },
  {
    page: "received",
    name: "an eSIM offered",
    open: async (stage) => stage.page.goto(await offered(stage, false)),
    heading: () => pilgrims[0],
  },
  {
    page: "received",
    name: "an eSIM received",
    open: (stage) => received(stage, false),
    heading: () => pilgrims[0],
  },
  {
    page: "received",
    name: "an eSIM received, in large type",
    open: (stage) => received(stage, true),
    heading: () => pilgrims[0],
  },
  ...(["install", "left", "help"] as const).map(
    (part): Screen => ({
      page: "received",
      name: `an eSIM received, in large type, ${part}`,
      async open(stage) {
        await received(stage, true);
        await stage.page
          .getByRole("main")
          .getByRole("link", { name: stage.t(`received.${part}`) })
          .click();
      },
      heading: ({ t }) => t(`received.${part}`),
    }),
  ),
  {
    page: "*",
    name: "not found",
    open: at("/no-such-page"),
    heading: ({ t }) => t("shell.problem.notFound.title"),
    status: 404,
  },
  ...guardedScreens,
  ...appScreens,
];

function at(address: string) {
  return ({ go }: Stage) => go(address);
}

function plansOf(destination: string) {
  return (stage: Stage) => destinationName(stage, destination);
}

/** Two plans of France and one of Türkiye, and what else is said. */
function withCart(address: string, ...others: string[]) {
  return async (stage: Stage) => {
    const [france, turkey] = [await stage.planCode("FR"), await stage.planCode("TR")];
    const words = [...others, france, france, turkey].join(" ");
    await stage.page.addInitScript(`localStorage.setItem("CART", ${JSON.stringify(words)})`);
    await stage.go(address);
  };
}

/** A guest's chat with its first answer. */
async function chatAnswered({ go, page, t }: Stage): Promise<void> {
  await go("/support");
  const chat = await beginChat(page, t);
  await chat.getByRole("textbox", { name: t("chat.message") }).fill("Bonjour, je n’ai pas reçu mon eSIM");
  await chat.getByRole("button", { name: t("chat.send") }).click();
  await chat.getByText(/Lina|لينا/).waitFor();
}

/** A message that found no network, with an answer above it. */
async function chatCutOff(stage: Stage): Promise<void> {
  const { page, t } = stage;
  await chatAnswered(stage);
  await page.route("**/chat/messages", (route) => route.abort());
  await page.getByRole("textbox", { name: t("chat.message") }).fill("Je suis à l’aéroport, sans réseau");
  await page.getByRole("button", { name: t("chat.send"), exact: true }).click();
  await page.getByText(t("chat.problem.offline")).waitFor();
}

/** Where an eSIM is added by a code. */
function typed(code: string) {
  return async ({ page, go, t }: Stage) => {
    await go("/qr-scanner");
    await page.getByRole("textbox", { name: t("scan.manual.label") }).fill(code);
    await page.getByRole("button", { name: t("scan.manual.submit") }).click();
  };
}

/** A wallet into which 2,000 DA have come by card. */
async function filled(stage: Stage): Promise<void> {
  await enter(stage);
  await topUpWallet(stage);
  await stage.go("/wallet");
  await stage.page.getByText(stage.t("wallet.payBack.title"), { exact: true }).waitFor();
}

function signedInAt(address: string) {
  return async (stage: Stage) => {
    await enter(stage);
    await stage.go(address);
  };
}

/** An order whose eSIM comes later than usual, on a device that can be told of it. */
async function inLine(stage: Stage) {
  const { page } = stage;
  await page.context().grantPermissions(["notifications"]);
  const order = await bought(stage);
  await putInLine(page, order, 35);
  return order;
}

/** Somebody began to install it so many minutes ago, on this device. */
async function begunBefore(stage: Stage, minutes: number): Promise<void> {
  const id = (await bought(stage)).esims[0]?.id ?? "";
  const moment = `String(Date.now() - ${minutes * 60_000})`;
  await stage.page.evaluate(`localStorage.setItem("install-begun:${id}", ${moment})`);
  await stage.go(`/details/${id}`);
}

async function around({ page, sandbox }: Stage) {
  const token = await page.evaluate<string>(`localStorage.getItem("Token")`);
  return { request: page.request, sandbox, token };
}

const pilgrims = ["Hadja Zohra", "الحاج محمد", "Lina Haddad", "Karim", "Nour"] as const;

/** To as many pilgrims as there are eSIMs; gives their addresses. */
async function sharedEsim({ page, language }: Stage, order: Order, largeType: boolean) {
  const token = await page.evaluate<string>(`localStorage.getItem("Token")`);
  return shareEsims(page.request, token, order, pilgrims.slice(0, order.esims.length), {
    language,
    largeType,
  });
}

/** A link, in the browser of somebody who has no account. */
async function offered(stage: Stage, largeType: boolean): Promise<string> {
  const order = await bought(stage);
  const [address] = await sharedEsim(stage, order, largeType);
  await bringTo("in_use", order.esims[0]?.id ?? "", await around(stage));
  await stage.page.evaluate("localStorage.clear()");
  return address as string;
}

async function received(stage: Stage, largeType: boolean): Promise<void> {
  await stage.page.goto(await offered(stage, largeType));
  await stage.page.getByRole("button", { name: stage.t("received.offer.keep") }).click();
  await stage.page
    .getByText(stage.t("received.left"))
    .or(stage.page.getByText(stage.t("received.homeScreen")))
    .first()
    .waitFor();
}

async function livedTo(stage: Stage, status: (typeof livedStatuses)[number]): Promise<void> {
  const { esims } = await bought(stage);
  const id = esims[0]?.id ?? "";
  await bringTo(status, id, await around(stage));
  await stage.go(`/details/${id}`);
}

/** All the data of an eSIM that can be topped up; gives its id. */
async function usedUp(stage: Stage): Promise<string> {
  const id = await buyToTopUp(stage.page.request, stage.sandbox, stage.customer);
  await enter(stage);
  const { token, ...rest } = await around(stage);
  await expectMade(rest.request, id, token);
  await bringTo("depleted", id, { ...rest, token });
  return id;
}

/** The page of a relative, who has no account. */
async function payableByLink({ page, customer, language }: Stage) {
  const { order, secret } = await placeOrder(page.request, customer);
  const path = `/api/v1/app/orders/${order.number}/payment-link`;
  const link = await page.request.post(path, { headers: { "order-secret": secret }, data: {} });
  const { token } = (await link.json()).data as { token: string };
  return { order, token, address: `/${language}/pay#${token}` };
}

async function paidByLink(stage: Stage): Promise<void> {
  const { page, sandbox, language } = stage;
  const { order, token, address } = await payableByLink(stage);
  const data = { token, method: "cib", language, expectedTotal: order.total, termsAccepted: true };
  const headers = { "idempotency-key": `gallery-${order.number}` };
  const answer = await page.request.post("/api/v1/app/payment-links/payments", { headers, data });
  const payment: Payment = (await answer.json()).data;
  await sandbox.pay(payment.receipt.find(({ field }) => field === "transactionId")?.value ?? "");
  await page.goto(address.replace("#", `?payment=${payment.id}#`));
}

/** A payment whose page at the bank is open, its buyer signed in. */
async function beingPaid(stage: Stage): Promise<Payment> {
  const { page, customer } = stage;
  const token = await enter(stage);
  const number = await startPaying(page.request, customer, token);
  const answer = await page.request.get(`/api/v1/app/orders/${number}`, { headers: asBearer(token) });
  const { payments }: Order = (await answer.json()).data;
  return payments[0] as Payment;
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
