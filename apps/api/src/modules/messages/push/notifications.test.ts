import { languageCodes } from "@rihla/contract/rules";
import { expect, test } from "vitest";
import { allNotifications } from "./notifications.test-kit.ts";

test.each(languageCodes)(
  "in %s a notification begins with what its title does not say, which phones show before they cut it off",
  (language) => {
    const bodies = new Map(allNotifications(language).map(([name, { body }]) => [name, body]));
    // Until when the data lasts, then when it was read.
    expect(bodies.get("used-80")).toMatch(/24\/11\/2026.+22\/11\/2026/);
    // How to stay online, then until when the eSIM is valid.
    expect(bodies.get("used-100")).toMatch(/^[^/]{60,}06\/12\/2026[^.]+\.$/);
  },
);
