import type { RouteObject } from "react-router";
import { homeLoader } from "./features/discover/home.loader.ts";
import { packagesLoader } from "./features/plans/packages.loader.ts";
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
import { type PageOptions, page } from "./routing.ts";

/** No data, but words of their own to wait for. */
const guide: PageOptions = { messages: ["public", "guide"], loader: () => null };
const support: PageOptions = { messages: ["public", "contact", "support"], loader: () => null };
const legal: PageOptions = { messages: ["public", "legal"], loader: () => null, file: "legal" };
const personal: PageOptions = { messages: ["public", "personal"] };
const focused: PageOptions = { ...personal, access: "guest-friendly", frame: "focused" };

/**
 * The one route table, used by the server and in the browser. A page is `src/routes/<name>.tsx`, fetched when it is
 * opened; its file exports `Component` and, if it likes, `loader`. The loaders of the pages people come to
 * first are named here instead, so that data and code are fetched at the same time.
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
            meta: "discover.meta",
            messages: ["public", "home"],
            loader: homeLoader,
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("search", { path: "search", meta: "search.meta" }),
          page("packages", {
            path: "packages/:code",
            meta: "plans.meta",
            messages: ["public", "plans"],
            loader: packagesLoader,
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("plan", {
            path: "packages/:code/:plan",
            meta: "plan.meta",
            messages: ["public", "plans", "plan"],
            shouldRevalidate: unlessOnlyFiltered,
          }),
          page("guide", { ...guide, path: "guide", meta: "guide.meta" }),
          page("guide-installation", {
            ...guide,
            path: "guide/installation",
            meta: "guide.installation.meta",
          }),
          page("guide-activation", { ...guide, path: "guide/activation", meta: "guide.activation.meta" }),
          page("support", { ...support, path: "support", meta: "support.meta" }),
          page("privacy", { ...legal, path: "privacy", meta: "legal.privacy.meta" }),
          page("terms", { ...legal, path: "terms", meta: "legal.terms.meta" }),
          page("notices", { ...legal, path: "legal", meta: "legal.notices.meta" }),
          page("personal", {
            ...personal,
            loader: personalLoader,
            children: [
              page("summary", { ...focused, path: "summary", meta: "checkout.meta" }),
              page("payment-callback", { ...focused, path: "payment-callback", meta: "payment.meta" }),
              page("success", { ...focused, path: "success", meta: "payment.meta" }),
              page("failure", { ...focused, path: "failure", meta: "payment.meta" }),
              page("login", { ...focused, path: "login", meta: "account.login.meta" }),
              page("register", { ...focused, path: "register", meta: "account.register.meta" }),
              page("reset-password", { ...focused, path: "reset-password", meta: "account.reset.meta" }),
              page("profile", {
                ...personal,
                path: "profile",
                access: "guest-friendly",
                meta: "profile.meta",
              }),
              page("personal-information", {
                ...personal,
                path: "personal-information",
                access: "signed-in",
                meta: "profile.meta",
              }),
              page("preferences", {
                ...personal,
                path: "preferences",
                access: "guest-friendly",
                meta: "profile.meta",
              }),
              page("esims", { ...personal, path: "esims", access: "signed-in", meta: "esims.meta" }),
              page("details", { ...personal, path: "details/:id", access: "signed-in", meta: "esims.meta" }),
            ],
          }),
          // Its loader always throws; a route without a component would be warned about.
          { path: "*", loader: unknownAddress, Component: ErrorScreen },
        ],
      },
    ],
  },
];
