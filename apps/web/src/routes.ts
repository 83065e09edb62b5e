import type { RouteObject } from "react-router";
import { homeLoader, withoutCountries } from "./features/discover/home.loader.ts";
import type { DocumentName } from "./features/legal/use-document.ts";
import { packagesLoader } from "./features/plans/packages.loader.ts";
import {
  parseGuideSearch,
  parseHomeSearch,
  parsePackagesSearch,
  parsePlanSearch,
  parseSearchSearch,
  parseSummarySearch,
  parseWalletSearch,
} from "./paths.ts";
import { ErrorScreen } from "./routes/frame/error.tsx";
import { LastResort } from "./routes/frame/last-resort.tsx";
import {
  goHome,
  languageLoader,
  personalLoader,
  rootLoader,
  rootShouldRevalidate,
  unknownAddress,
  unlessOnlyFiltered,
} from "./routes/frame/root.loader.ts";
import { Root } from "./routes/frame/root.tsx";
import { page } from "./routing.ts";

/** No data, but words of their own to wait for. */
const words = { loader: () => null };
const guide = { ...words, messages: ["public", "guide"] } as const;
/** Shows the document of its name. */
const legal = <Name extends DocumentName>(name: Name, path: string, meta: `legal.${Name}.meta`) =>
  page(name, {
    ...words,
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
            module: () => import("./routes/home.tsx"),
            search: parseHomeSearch,
            notKeptWith: ["q"],
            meta: "discover.meta",
            messages: ["public", "home"],
            loader: homeLoader,
            handOver: withoutCountries,
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("search", {
            path: "search",
            module: () => import("./routes/search.tsx"),
            search: parseSearchSearch,
            meta: "search.meta",
            // Answers to a question are no page of their own for search engines.
            indexed: false,
            notKeptWith: ["q"],
          }),
          page("packages", {
            path: "packages/:code",
            module: () => import("./routes/packages.tsx"),
            search: parsePackagesSearch,
            notKeptWith: ["plan"],
            meta: "plans.meta",
            messages: ["public", "plans"],
            sitemap: "each-destination",
            loader: packagesLoader,
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("plan", {
            path: "packages/:code/:plan",
            module: () => import("./routes/plan.tsx"),
            search: parsePlanSearch,
            notKeptWith: ["from"],
            meta: "plan.meta",
            messages: ["public", "plans", "plan"],
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("guide", {
            ...guide,
            path: "guide",
            module: () => import("./routes/guide.tsx"),
            meta: "guide.meta",
          }),
          page("guide-installation", {
            ...guide,
            path: "guide/installation",
            module: () => import("./routes/guide-installation.tsx"),
            search: parseGuideSearch,
            meta: "guide.installation.meta",
          }),
          page("guide-activation", {
            ...guide,
            path: "guide/activation",
            module: () => import("./routes/guide-activation.tsx"),
            search: parseGuideSearch,
            meta: "guide.activation.meta",
          }),
          page("support", {
            ...words,
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
            ...guestFriendly,
            module: () => import("./routes/personal.tsx"),
            loader: personalLoader,
            children: [
              page("summary", {
                ...focused,
                ...words,
                messages: ["public", "personal", "wallet"],
                path: "summary",
                module: () => import("./routes/summary.tsx"),
                search: parseSummarySearch,
                meta: "checkout.meta",
              }),
              page("payment-callback", {
                ...focused,
                path: "payment-callback",
                module: () => import("./routes/payment-callback.tsx"),
                meta: "payment.meta",
              }),
              page("pay", {
                ...focused,
                path: "pay",
                module: () => import("./routes/pay.tsx"),
                meta: "payment.meta",
              }),
              page("success", {
                ...focused,
                path: "success",
                module: () => import("./routes/success.tsx"),
                meta: "payment.meta",
              }),
              page("failure", {
                ...focused,
                path: "failure",
                module: () => import("./routes/failure.tsx"),
                meta: "payment.meta",
              }),
              page("login", {
                ...focused,
                path: "login",
                module: () => import("./routes/login.tsx"),
                meta: "account.login.meta",
              }),
              page("register", {
                ...focused,
                path: "register",
                module: () => import("./routes/register.tsx"),
                meta: "account.register.meta",
              }),
              page("reset-password", {
                ...focused,
                path: "reset-password",
                module: () => import("./routes/reset-password.tsx"),
                meta: "account.reset.meta",
              }),
              page("profile", {
                ...guestFriendly,
                path: "profile",
                module: () => import("./routes/profile.tsx"),
                meta: "profile.meta",
              }),
              page("personal-information", {
                ...signedIn,
                path: "personal-information",
                module: () => import("./routes/personal-information.tsx"),
                meta: "profile.meta",
              }),
              page("preferences", {
                ...guestFriendly,
                path: "preferences",
                module: () => import("./routes/preferences.tsx"),
                meta: "profile.meta",
              }),
              page("wallet", {
                ...signedIn,
                ...words,
                messages: ["public", "personal", "wallet"],
                path: "wallet",
                module: () => import("./routes/wallet.tsx"),
                search: parseWalletSearch,
                meta: "wallet.meta",
              }),
              page("esims", {
                ...signedIn,
                path: "esims",
                module: () => import("./routes/esims.tsx"),
                meta: "esims.meta",
              }),
              page("details", {
                ...signedIn,
                path: "details/:id",
                module: () => import("./routes/details.tsx"),
                meta: "esims.meta",
              }),
              page("status", {
                ...signedIn,
                path: "status/:id",
                module: () => import("./routes/status.tsx"),
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
