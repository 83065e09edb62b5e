import type { Language } from "@rihla/contract";
import type {} from "use-intl";
import type account from "./messages/fr/account.json";
import type checkout from "./messages/fr/checkout.json";
import type common from "./messages/fr/common.json";
import type contact from "./messages/fr/contact.json";
import type discover from "./messages/fr/discover.json";
import type esims from "./messages/fr/esims.json";
import type guide from "./messages/fr/guide.json";
import type install from "./messages/fr/install.json";
import type legal from "./messages/fr/legal.json";
import type orders from "./messages/fr/orders.json";
import type payment from "./messages/fr/payment.json";
import type plan from "./messages/fr/plan.json";
import type plans from "./messages/fr/plans.json";
import type problems from "./messages/fr/problems.json";
import type profile from "./messages/fr/profile.json";
import type search from "./messages/fr/search.json";
import type shell from "./messages/fr/shell.json";
import type support from "./messages/fr/support.json";
import type wallet from "./messages/fr/wallet.json";

/** French is written first: its keys are the keys. */
export type Messages = {
  common: typeof common;
  shell: typeof shell;
  discover: typeof discover;
  plan: typeof plan;
  plans: typeof plans;
  search: typeof search;
  checkout: typeof checkout;
  orders: typeof orders;
  payment: typeof payment;
  account: typeof account;
  esims: typeof esims;
  guide: typeof guide;
  install: typeof install;
  problems: typeof problems;
  profile: typeof profile;
  support: typeof support;
  contact: typeof contact;
  legal: typeof legal;
  wallet: typeof wallet;
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}

export type { Language };
