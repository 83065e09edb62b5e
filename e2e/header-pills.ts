import type { Locator } from "@playwright/test";
import type { Visit } from "./test.ts";

/** What opens the currencies: on a phone one pill for both choices. */
export const currencyPill = ({ page, t }: Pick<Visit, "page" | "t">): Locator =>
  page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(`^(${t("shell.both")}|${t("shell.currency.label")})`) });
