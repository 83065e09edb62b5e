import type { Language } from "@rihla/contract";
import type account from "./messages/fr/account.json" with { type: "json" };
import type checkout from "./messages/fr/checkout.json" with { type: "json" };
import type common from "./messages/fr/common.json" with { type: "json" };
import type discover from "./messages/fr/discover.json" with { type: "json" };
import type esims from "./messages/fr/esims.json" with { type: "json" };
import type install from "./messages/fr/install.json" with { type: "json" };
import type payment from "./messages/fr/payment.json" with { type: "json" };
import type plans from "./messages/fr/plans.json" with { type: "json" };
import type problems from "./messages/fr/problems.json" with { type: "json" };
import type shell from "./messages/fr/shell.json" with { type: "json" };

/** French is written first: its keys are the keys. */
export type Messages = {
  common: typeof common;
  shell: typeof shell;
  discover: typeof discover;
  plans: typeof plans;
  checkout: typeof checkout;
  payment: typeof payment;
  account: typeof account;
  esims: typeof esims;
  install: typeof install;
  problems: typeof problems;
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}
export type { Language };
