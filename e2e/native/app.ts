import { test as base } from "../test.ts";
import { type App, newPhone, openApp, type Phone } from "./open-app.ts";
import type { Shell } from "./shell.ts";

export { type App, bundle, keepToken, type Phone } from "./open-app.ts";

type Fixtures = { shell: Shell; phone: Phone; app: App };

/** Journeys in the app's own bundle, behind a bridge that is played. */
export const test = base.extend<Fixtures>({
  shell: ["android", { option: true }],
  phone: async ({ shell }, use) => use(newPhone(shell)),
  app: async ({ page, shell, phone }, use) =>
    use(await openApp(page, shell, process.env.SHOP_URL ?? "", phone)),
});
