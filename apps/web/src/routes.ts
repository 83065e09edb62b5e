import type { RouteObject } from "react-router";
import { homeLoader } from "./features/discover/home.loader.ts";
import { packagesLoader } from "./features/plans/packages.loader.ts";
import { ErrorScreen } from "./routes/error.tsx";
import { LastResort } from "./routes/last-resort.tsx";
import {
  goHome,
  languageLoader,
  personalLoader,
  rootLoader,
  rootShouldRevalidate,
  unknownAddress,
  unlessOnlyFiltered,
} from "./routes/root.loader.ts";
import { Root } from "./routes/root.tsx";
import { type PageOptions, page } from "./routing.ts";

const personal: Partial<PageOptions> = { messages: ["public", "personal"] };

/**
 * The one route table, used by the server and in the browser. A page is `src/routes/<name>.tsx`, fetched when it is
 * opened; its file exports `Component` and, if it likes, `loader`. The loaders of public pages are named here instead,
 * so that data and code are fetched at the same time.
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
          page("home", { path: "home", meta: "home", loader: homeLoader, shouldRevalidate: unlessOnlyFiltered }),
          page("packages", { path: "packages/:code", meta: "plans", loader: packagesLoader, shouldRevalidate: unlessOnlyFiltered }),
          page("personal", {
            ...personal,
            loader: personalLoader,
            children: [
              page("summary", { ...personal, path: "summary", access: "guest-friendly", meta: "summary" }),
              page("payment-callback", {
                ...personal,
                path: "payment-callback",
                access: "guest-friendly",
                meta: "payment",
              }),
              page("success", { ...personal, path: "success", access: "guest-friendly", meta: "payment" }),
              page("failure", { ...personal, path: "failure", access: "guest-friendly", meta: "payment" }),
              page("login", { ...personal, path: "login", access: "guest-friendly", meta: "login" }),
              page("esims", { ...personal, path: "esims", access: "signed-in", meta: "profile" }),
              page("details", { ...personal, path: "details/:id", access: "signed-in", meta: "profile" }),
            ],
          }),
          { path: "*", loader: unknownAddress },
        ],
      },
    ],
  },
];
