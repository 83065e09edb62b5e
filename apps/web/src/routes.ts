import type { RouteObject } from "react-router";
import { homeLoader, withoutCountries } from "./features/discover/home.loader.ts";
import { withoutSteps } from "./features/guide/without-steps.ts";
import type { DocumentName } from "./features/legal/use-document.ts";
import { packagesLoader } from "./features/plans/destination/packages.loader.ts";
import {
  parseCompareSearch,
  parseCompatibilitySearch,
  parseGuideSearch,
  parseHomeSearch,
  parsePackagesSearch,
  parsePaymentCallbackSearch,
  parsePlaceSearch,
  parsePlanSearch,
  parseReceivedSearch,
  parseSearchSearch,
  parseSummarySearch,
  parseWalletSearch,
  paths,
} from "./paths.ts";
import { ErrorScreen } from "./routes/layout/error.tsx";
import { LastResort } from "./routes/layout/last-resort.tsx";
import {
  goHome,
  languageLoader,
  personalLoader,
  rootLoader,
  rootShouldRevalidate,
  unknownAddress,
  unlessOnlyFiltered,
  unlessSameTrip,
} from "./routes/layout/root.loader.ts";
import { Root } from "./routes/layout/root.tsx";
import { page } from "./routing.ts";

/** No data, but words of their own to wait for. */
const words = { loader: () => null };
const guide = { messages: ["public", "guide"], opensOffline: true } as const;
/** A browser keeps the steps that came with the page. */
const drawnGuide = { ...guide, handOver: import.meta.env.SSR ? withoutSteps : undefined };
/** Shows the document of its name. */
const legal = <Name extends DocumentName>(name: Name, path: string, meta: `legal.${Name}.meta`) =>
  page(name, {
    path,
    meta,
    messages: ["public", "legal"],
    file: "legal",
    module: () => import("./routes/legal.tsx"),
  });
const personal = { messages: ["public", "personal"] } as const;
const guestFriendly = { ...personal, access: "guest-friendly" } as const;
const signedIn = { ...personal, access: "signed-in" } as const;
const focused = { ...guestFriendly, frame: "focused" } as const;
/** Where an order or its payment is shown. */
const purchase = { ...words, messages: ["public", "personal", "purchase"] } as const;
/** Where it may be paid from the wallet. */
const paying = { ...focused, ...words, messages: ["public", "personal", "purchase", "wallet"] } as const;

/**
 * The one route table, used by the server and in the browser; `page` says what each entry means. The loaders of the
 * pages people come to first are named here, so that data and code are fetched at the same time; others export theirs
 * from the page's file.
 */
export const routes: RouteObject[] = [
  {
    id: "root",
    Component: Root,
    ErrorBoundary: LastResort,
    loader: rootLoader,
    shouldRevalidate: rootShouldRevalidate,
    children: [
      {
        id: "language",
        path: "/:language?",
        loader: languageLoader,
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, loader: goHome },
          page("home", {
            path: "home",
            prices: true,
            module: () => import("./routes/home.tsx"),
            search: parseHomeSearch,
            notKeptWith: ["q"],
            meta: "discover.meta",
            messages: ["public", "home", "trip"],
            loader: homeLoader,
            handOver: withoutCountries,
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("search", {
            path: "search",
            prices: true,
            module: () => import("./routes/search.tsx"),
            search: parsePlaceSearch,
            meta: "search.meta",
            // Answers to a question are no page of their own for search engines.
            indexed: false,
            notKeptWith: ["q", "from", "to"],
          }),
          page("packages", {
            path: "packages/:code",
            prices: true,
            module: () => import("./routes/packages.tsx"),
            search: parsePackagesSearch,
            notKeptWith: ["plan", "from", "to", "perDay", "use"],
            meta: "plans.meta",
            messages: ["public", "plans", "notes", "trip", "advice", "installTime"],
            sitemap: "each-destination",
            loader: packagesLoader,
            shouldRevalidate: unlessSameTrip,
          }),
          page("compare", {
            path: "packages/:code/compare",
            prices: true,
            module: () => import("./routes/compare.tsx"),
            search: parseCompareSearch,
            notKeptWith: ["plans", "from", "to", "perDay"],
            meta: "advice.compare.meta",
            // What somebody laid side by side; each plan has its own page.
            indexed: false,
            messages: ["public", "plans", "advice", "installTime"],
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("plan", {
            path: "packages/:code/:plan",
            prices: true,
            module: () => import("./routes/plan.tsx"),
            search: parsePlanSearch,
            notKeptWith: ["from"],
            meta: "plan.meta",
            messages: ["public", "plans", "plan", "notes", "installTime"],
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("guide", {
            ...words,
            ...guide,
            messages: [...guide.messages, "installTime"],
            path: "guide",
            file: "guide/guide",
            module: () => import("./routes/guide/guide.tsx"),
            meta: "guide.meta",
          }),
          page("guide-installation", {
            ...drawnGuide,
            path: "guide/installation",
            back: paths.guide(),
            file: "guide/guide-installation",
            module: () => import("./routes/guide/guide-installation.tsx"),
            search: parseGuideSearch,
            meta: "guide.installation.meta",
          }),
          page("guide-activation", {
            ...drawnGuide,
            path: "guide/activation",
            back: paths.guide(),
            file: "guide/guide-activation",
            module: () => import("./routes/guide/guide-activation.tsx"),
            search: parseGuideSearch,
            meta: "guide.activation.meta",
          }),
          page("compatibility", {
            path: "compatibility",
            module: () => import("./routes/compatibility.tsx"),
            search: parseCompatibilitySearch,
            meta: "compatibility.meta",
            messages: ["public", "compatibility"],
            notKeptWith: ["q", "maker", "model", "answer"],
          }),
          page("support", {
            path: "support",
            module: () => import("./routes/support.tsx"),
            search: parseSearchSearch,
            meta: "support.meta",
            messages: ["public", "contact", "support"],
            notKeptWith: ["q"],
          }),
          legal("privacy", "privacy", "legal.privacy.meta"),
          legal("terms", "terms", "legal.terms.meta"),
          legal("notices", "legal", "legal.notices.meta"),
          page("personal", {
            opensOffline: true,
            ...guestFriendly,
            module: () => import("./routes/personal.tsx"),
            loader: personalLoader,
            children: [
              page("cart", {
                ...focused,
                ...purchase,
                path: "cart",
                prices: true,
                title: "cart.title",
                file: "purchase/cart",
                module: () => import("./routes/purchase/cart.tsx"),
                meta: "cart.meta",
              }),
              page("summary", {
                ...paying,
                messages: [...paying.messages, "notes", "installTime", "company"],
                path: "summary",
                prices: true,
                file: "purchase/summary",
                module: () => import("./routes/purchase/summary.tsx"),
                search: parseSummarySearch,
                meta: "checkout.meta",
              }),
              page("payment-callback", {
                ...paying,
                path: "payment-callback",
                file: "purchase/payment-callback",
                module: () => import("./routes/purchase/payment-callback.tsx"),
                search: parsePaymentCallbackSearch,
                meta: "payment.meta",
              }),
              page("pay", {
                ...focused,
                ...purchase,
                path: "pay",
                file: "purchase/pay",
                module: () => import("./routes/purchase/pay.tsx"),
                meta: "payment.meta",
              }),
              page("success", {
                opensOffline: true,
                ...focused,
                ...words,
                messages: [
                  "public",
                  "personal",
                  "purchase",
                  "recharge",
                  "install",
                  "installTime",
                  "company",
                  "sharing",
                ],
                path: "success",
                // One step back is the bank's page.
                back: paths.home(),
                file: "purchase/success",
                module: () => import("./routes/purchase/success.tsx"),
                meta: "payment.meta",
              }),
              page("failure", {
                ...paying,
                path: "failure",
                back: paths.home(),
                file: "purchase/failure",
                module: () => import("./routes/purchase/failure.tsx"),
                meta: "payment.meta",
              }),
              page("login", {
                ...focused,
                path: "login",
                file: "account/login",
                module: () => import("./routes/account/login.tsx"),
                meta: "account.login.meta",
              }),
              page("register", {
                ...focused,
                ...purchase,
                path: "register",
                file: "account/register",
                module: () => import("./routes/account/register.tsx"),
                meta: "account.register.meta",
              }),
              page("reset-password", {
                ...focused,
                path: "reset-password",
                file: "account/reset-password",
                module: () => import("./routes/account/reset-password.tsx"),
                meta: "account.reset.meta",
              }),
              page("profile", {
                opensOffline: true,
                ...guestFriendly,
                messages: ["public", "personal", "wallet"],
                path: "profile",
                file: "account/profile",
                module: () => import("./routes/account/profile.tsx"),
                meta: "profile.meta",
              }),
              page("personal-information", {
                ...signedIn,
                path: "personal-information",
                back: paths.profile(),
                title: "profile.personal.title",
                file: "account/personal-information",
                module: () => import("./routes/account/personal-information.tsx"),
                meta: "profile.meta",
              }),
              page("company", {
                ...signedIn,
                ...words,
                messages: ["public", "personal", "company"],
                path: "company",
                back: paths.profile(),
                title: "company.title",
                file: "account/company",
                module: () => import("./routes/account/company.tsx"),
                meta: "profile.meta",
              }),
              page("preferences", {
                ...guestFriendly,
                ...words,
                messages: ["public", "personal", "alertMails"],
                path: "preferences",
                back: paths.profile(),
                title: "profile.preferences.title",
                file: "account/preferences",
                module: () => import("./routes/account/preferences.tsx"),
                meta: "profile.meta",
              }),
              page("mails", {
                ...focused,
                ...words,
                messages: ["public", "personal", "alertMails"],
                path: "mails",
                file: "account/mails",
                module: () => import("./routes/account/mails.tsx"),
                meta: "alertMails.meta",
              }),
              page("wallet", {
                ...signedIn,
                ...words,
                messages: ["public", "personal", "purchase", "wallet"],
                path: "wallet",
                back: paths.profile(),
                title: "wallet.title",
                file: "account/wallet",
                module: () => import("./routes/account/wallet.tsx"),
                search: parseWalletSearch,
                meta: "wallet.meta",
              }),
              page("qr-scanner", {
                ...guestFriendly,
                ...words,
                messages: ["public", "personal", "scan", "installTime"],
                path: "qr-scanner",
                title: "scan.title",
                file: "esims/qr-scanner",
                module: () => import("./routes/esims/qr-scanner.tsx"),
                meta: "scan.meta",
              }),
              page("esims", {
                opensOffline: true,
                ...signedIn,
                ...words,
                messages: ["public", "personal", "recharge", "myEsims", "installTime"],
                path: "esims",
                file: "esims/esims",
                module: () => import("./routes/esims/esims.tsx"),
                meta: "profile.meta",
              }),
              page("details", {
                opensOffline: true,
                ...signedIn,
                ...words,
                messages: [
                  "public",
                  "personal",
                  "guide",
                  "install",
                  "installTime",
                  "sharing",
                  "ownEsim",
                  "recharge",
                  "wallet",
                ],
                path: "details/:id",
                back: paths.esims(),
                prices: true,
                file: "esims/details",
                module: () => import("./routes/esims/details.tsx"),
                meta: "profile.meta",
              }),
              page("order-shares", {
                ...guestFriendly,
                ...words,
                messages: ["public", "personal", "sharing"],
                path: "for-others/:number",
                file: "esims/order-shares",
                module: () => import("./routes/esims/order-shares.tsx"),
                meta: "sharing.meta",
              }),
              page("received", {
                opensOffline: true,
                ...focused,
                ...words,
                messages: ["public", "personal", "guide", "install", "installTime", "received"],
                path: "for-you",
                file: "esims/received",
                module: () => import("./routes/esims/received.tsx"),
                search: parseReceivedSearch,
                meta: "received.meta",
              }),
              page("status", {
                ...signedIn,
                ...words,
                messages: ["public", "personal", "purchase", "recharge", "installTime", "company"],
                path: "status/:id",
                file: "purchase/status",
                module: () => import("./routes/purchase/status.tsx"),
                meta: "orders.meta",
              }),
            ],
          }),
          // Its loader always throws; a route without a component would be warned about.
          { path: "*", loader: unknownAddress, Component: ErrorScreen },
        ],
      },
    ],
  },
];
