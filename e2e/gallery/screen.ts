import type { Customer } from "../customer.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Visit } from "../test.ts";

export type Variant = {
  language: "fr" | "en" | "ar";
  size: "phone" | "desktop";
  theme: "light" | "dark";
};

/** What a screen may use to get where it wants to be. */
export type Stage = Variant & {
  page: Visit["page"];
  t: Visit["t"];
  /** Opens an address of the shop, written without language prefix. */
  go: (address: string) => Promise<unknown>;
  /** The first plan for sale of a destination. */
  planCode: (destination: string) => Promise<string>;
  sandbox: Sandbox;
  customer: Customer;
};

export type Screen = {
  /** The page in the route table. */
  page: string;
  name: string;
  open: (stage: Stage) => Promise<unknown>;
  /** What the picture must have at its head: without it, it shows something else. */
  heading: (stage: Stage) => string | Promise<string>;
  /** Of the page's own answer; 200 unless the screen is about another one. */
  status?: number;
};

export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** As its pictures are called: `fr-phone-light`. */
export const nameOf = ({ language, size, theme }: Variant) => `${language}-${size}-${theme}`;

export const variants: Variant[] = (["fr", "en", "ar"] as const).flatMap((language) =>
  (["phone", "desktop"] as const).flatMap((size) =>
    (["light", "dark"] as const).map((theme) => ({ language, size, theme })),
  ),
);
