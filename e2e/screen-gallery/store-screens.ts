import { destinationName } from "../buying.ts";
import { bringTo } from "../esim-life.ts";
import { owner } from "./app-screens.ts";
import type { Screen } from "./screen.ts";

/** What the stores show of the app, in their order: where to, what it costs, how it is paid, what is left, how it is installed. */
export const storeScreens: Screen[] = [
  { page: "home", name: "1 home", open: ({ go }) => go("/"), heading: ({ t }) => t("discover.title") },
  {
    page: "packages",
    name: "2 plans",
    open: ({ go }) => go("/packages/FR"),
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "summary",
    name: "3 paying",
    open: async ({ go, planCode }) => go(`/summary?plan=${await planCode("FR")}`),
    heading: ({ t }) => t("checkout.title"),
  },
  {
    page: "details",
    name: "4 an eSIM in use",
    async open(stage) {
      const { esims, token } = await owner(stage);
      const id = esims[0]?.id ?? "";
      const { request } = stage.page;
      await bringTo("in_use", id, { request, sandbox: stage.sandbox, token });
      await stage.go(`/details/${id}`);
    },
    heading: (stage) => destinationName(stage, "FR"),
  },
  {
    page: "guide-installation",
    name: "5 installing",
    open: ({ go }) => go("/guide/installation"),
    heading: ({ t }) => t("guide.installation.title"),
  },
];
