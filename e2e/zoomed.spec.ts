import { enterAt } from "./account.ts";
import { openSummary } from "./buying.ts";
import { buyAsGuest } from "./buying-without-a-screen.ts";
import { expectNothingSticksOut } from "./sideways-scroll.ts";
import { test } from "./test.ts";
import { languagesFrom, onlyWithAll } from "./when.ts";

for (const { language, when } of languagesFrom("fr", onlyWithAll))
  test.describe(language, when, () => {
    test.use({ language });

    test(`on a phone zoomed to 150 % no page of the shop in ${language} is wider than the screen`, async ({
      visit,
      sandbox,
      customer,
    }) => {
      test.slow();
      const { page } = visit;
      const { order } = await buyAsGuest(page.request, sandbox, customer, 1);
      await enterAt(visit, sandbox, customer, "/home");
      await openSummary(visit, "US");
      await expectNothingSticksOut(page, [260]);
      const own = [
        `/status/${order.number}`,
        `/details/${order.esims[0]?.id}`,
        "/esims",
        "/wallet",
        "/profile",
      ];
      for (const address of [
        "/home",
        "/packages/FR",
        "/packages/EUROPE",
        "/support",
        "/guide/installation",
        ...own,
      ]) {
        await page.goto(`/${language}${address}`, { waitUntil: "networkidle" });
        await expectNothingSticksOut(page, [260]);
      }
    });
  });
