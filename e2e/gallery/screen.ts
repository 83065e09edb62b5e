import type { Page } from "@playwright/test";

export type Variant = {
  language: "fr" | "en" | "ar";
  size: "phone" | "desktop";
  theme: "light" | "dark";
};

/** What a screen may use to get where it wants to be. */
export type Stage = Variant & {
  page: Page;
  /** Opens an address of the shop, written without language prefix. */
  go: (address: string) => Promise<unknown>;
  /** The first plan for sale of a destination. */
  planCode: (destination: string) => Promise<string>;
  sandboxUrl: string;
};

export type Screen = { name: string; open: (stage: Stage) => Promise<unknown> };

export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

export const variants: Variant[] = (["fr", "en", "ar"] as const).flatMap((language) =>
  (["phone", "desktop"] as const).flatMap((size) =>
    (["light", "dark"] as const).map((theme) => ({ language, size, theme })),
  ),
);
