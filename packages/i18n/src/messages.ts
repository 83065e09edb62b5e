import type { Language } from "@rihla/contract";
import type {} from "use-intl";
import type account from "./messages/fr/account.json";
import type advice from "./messages/fr/advice.json";
import type alertMails from "./messages/fr/alertMails.json";
import type cart from "./messages/fr/cart.json";
import type chat from "./messages/fr/chat.json";
import type checkout from "./messages/fr/checkout.json";
import type common from "./messages/fr/common.json";
import type company from "./messages/fr/company.json";
import type compatibility from "./messages/fr/compatibility.json";
import type contact from "./messages/fr/contact.json";
import type deviceCheck from "./messages/fr/deviceCheck.json";
import type discover from "./messages/fr/discover.json";
import type esims from "./messages/fr/esims.json";
import type feedback from "./messages/fr/feedback.json";
import type givingBack from "./messages/fr/givingBack.json";
import type guide from "./messages/fr/guide.json";
import type install from "./messages/fr/install.json";
import type installTime from "./messages/fr/installTime.json";
import type legal from "./messages/fr/legal.json";
import type myEsims from "./messages/fr/myEsims.json";
import type notes from "./messages/fr/notes.json";
import type orders from "./messages/fr/orders.json";
import type ownEsim from "./messages/fr/ownEsim.json";
import type payment from "./messages/fr/payment.json";
import type phone from "./messages/fr/phone.json";
import type plan from "./messages/fr/plan.json";
import type plans from "./messages/fr/plans.json";
import type problems from "./messages/fr/problems.json";
import type profile from "./messages/fr/profile.json";
import type received from "./messages/fr/received.json";
import type recharge from "./messages/fr/recharge.json";
import type repair from "./messages/fr/repair.json";
import type scan from "./messages/fr/scan.json";
import type search from "./messages/fr/search.json";
import type sharing from "./messages/fr/sharing.json";
import type shell from "./messages/fr/shell.json";
import type support from "./messages/fr/support.json";
import type thisPhone from "./messages/fr/thisPhone.json";
import type tooOld from "./messages/fr/tooOld.json";
import type trip from "./messages/fr/trip.json";
import type wallet from "./messages/fr/wallet.json";

/** French is written first: its keys are the keys. */
export type Messages = {
  advice: typeof advice;
  common: typeof common;
  shell: typeof shell;
  company: typeof company;
  compatibility: typeof compatibility;
  deviceCheck: typeof deviceCheck;
  discover: typeof discover;
  feedback: typeof feedback;
  plan: typeof plan;
  plans: typeof plans;
  scan: typeof scan;
  search: typeof search;
  cart: typeof cart;
  chat: typeof chat;
  checkout: typeof checkout;
  orders: typeof orders;
  ownEsim: typeof ownEsim;
  payment: typeof payment;
  phone: typeof phone;
  account: typeof account;
  alertMails: typeof alertMails;
  myEsims: typeof myEsims;
  esims: typeof esims;
  givingBack: typeof givingBack;
  guide: typeof guide;
  sharing: typeof sharing;
  received: typeof received;
  install: typeof install;
  installTime: typeof installTime;
  problems: typeof problems;
  profile: typeof profile;
  recharge: typeof recharge;
  repair: typeof repair;
  support: typeof support;
  thisPhone: typeof thisPhone;
  contact: typeof contact;
  legal: typeof legal;
  notes: typeof notes;
  tooOld: typeof tooOld;
  trip: typeof trip;
  wallet: typeof wallet;
};

declare module "use-intl" {
  interface AppConfig {
    Messages: Messages;
  }
}

export type { Language };
