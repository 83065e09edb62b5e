import type { Messages } from "./messages.ts";

/**
 * Which namespaces the browser fetches together, one file for each language: small requests side by side, and never
 * another language's words.
 */
export const bundles = {
  /** On every page. */
  public: ["common", "search", "shell"],
  /** Behind the catalogue. */
  personal: ["account", "deviceCheck", "esims", "orders", "problems", "profile"],
  /** Wherever an order or its payment is shown. */
  purchase: ["cart", "checkout", "payment"],
  /** Where one can write to us. */
  contact: ["contact"],
  chat: ["chat", "contact"],
  /** Where an eSIM is installed. */
  install: ["install"],
  /** When an eSIM is installed and how it is given back: wherever a plan or an eSIM is shown. */
  installTime: ["installTime", "givingBack"],
  /** Of places, wherever a plan is shown before it is paid. */
  notes: ["notes"],
  /** What only the app says. */
  phone: ["phone"],
  /** Where an invoice is made out to a company. */
  company: ["company"],
  // One page's own.
  home: ["discover"],
  plans: ["plans"],
  plan: ["plan"],
  trip: ["trip"],
  advice: ["advice"],
  guide: ["guide"],
  compatibility: ["compatibility", "deviceCheck"],
  support: ["support"],
  legal: ["legal"],
  ownEsim: ["ownEsim", "feedback", "repair"],
  recharge: ["recharge"],
  alertMails: ["alertMails"],
  myEsims: ["myEsims"],
  /** What is scanned: codes of eSIMs and, where the trip is asked for, tickets. */
  scan: ["scan", "ticket"],
  wallet: ["wallet"],
  sharing: ["sharing"],
  received: ["received"],
  thisPhone: ["thisPhone"],
} as const satisfies Readonly<Record<string, readonly (keyof Messages)[]>>;

export type MessageGroup = keyof typeof bundles;
