import type { Screen } from "./screen.ts";

/** Every screen in every state that matters. A new one is one more entry; each starts in a fresh browser. */
export const screens: Screen[] = [
  { name: "home", open: ({ go }) => go("/home") },
  {
    name: "home, searching",
    async open({ go, page }) {
      await go("/home?q=fra");
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "home, nothing found", open: ({ go }) => go("/home?q=atlantis") },
  { name: "packages of a country", open: ({ go }) => go("/packages/FR") },
  { name: "packages, unlimited", open: ({ go }) => go("/packages/FR?kind=unlimited") },
  { name: "packages of a region", open: ({ go }) => go("/packages/EUROPE") },
  { name: "guide", open: ({ go }) => go("/guide") },
  { name: "guide, installing", open: ({ go }) => go("/guide/installation") },
  { name: "guide, arriving, another phone", open: ({ go }) => go("/guide/activation?phone=other") },
  { name: "help", open: ({ go }) => go("/support") },
  { name: "help, one answer", open: ({ go }) => go("/support#offline") },
  { name: "help, nothing found", open: ({ go }) => go("/support?q=zzzz") },
  { name: "privacy policy", open: ({ go }) => go("/privacy") },
  { name: "terms", open: ({ go }) => go("/terms") },
  { name: "legal notices", open: ({ go }) => go("/legal") },
  { name: "summary", open: async ({ go, planCode }) => go(`/summary?plan=${await planCode("FR")}`) },
  { name: "summary of an unknown plan", open: ({ go }) => go("/summary?plan=NO-SUCH-PLAN") },
  { name: "login", open: ({ go }) => go("/login") },
  { name: "register", open: ({ go }) => go("/register") },
  { name: "reset password", open: ({ go }) => go("/reset-password") },
  { name: "profile of a guest", open: ({ go }) => go("/profile") },
  { name: "preferences", open: ({ go }) => go("/preferences") },
  { name: "not found", open: ({ go }) => go("/no-such-page") },
];
