import type { Language } from "@rihla/contract";
import { languageCodes } from "@rihla/i18n";
import type { BackOffice } from "../back-office.ts";
import type { Customer } from "../customer.ts";
import type { App } from "../native/open-app.ts";
import type { Shell } from "../native/shell.ts";
import type { Sandbox } from "../sandbox.ts";
import type { Visit } from "../test.ts";

export type Variant = {
  language: Language;
  size: keyof typeof readers;
  /** forced: colours are the person's own, as with Windows' contrast themes */
  theme: "light" | "dark" | "forced";
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
  /** Where the screen is the back office's. */
  office?: Pick<BackOffice, "url" | "environment"> | undefined;
  /** Where the screen is the app's: `go` then starts the app there. */
  app?: App;
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
  /** It is never quiet: it waits for an answer that doesn't come, or asks again and again. */
  isWaiting?: true;
  /** Its picture shows what the window shows, not the whole page, and twice as sharp: for people who do not look for faults. */
  isCloseUp?: true;
  /** The app's, on such a phone: what its screen shows at once, with all that a phone covers of it. */
  shell?: Shell;
};

/** The app is for phones and tablets. */
export const isSeenIn = ({ shell }: Screen, { size }: Variant): boolean => !shell || size !== "desktop";

/** `letters`: the browser's size of letters in pixels · `scale`: points of the screen to a pixel of its page · `isBare`: nothing that covers a phone's screen is drawn */
type Reader = {
  width: number;
  height: number;
  touch: boolean;
  letters: number;
  scale?: number;
  isBare?: true;
};

/** As large as the stores want their pictures: Apple's largest iPhone and iPad, and 1080 by 1920 for Google. */
const inStores = {
  iphone: { width: 440, height: 956, touch: true, letters: 16, scale: 3, isBare: true },
  ipad: { width: 1032, height: 1376, touch: true, letters: 16, scale: 2, isBare: true },
  android: { width: 360, height: 640, touch: true, letters: 16, scale: 3, isBare: true },
} as const satisfies Record<string, Reader>;

/** What a page is read with. */
export const readers = {
  phone: { width: 390, height: 844, touch: true, letters: 16 },
  /** the narrowest phone, its letters twice as large */
  large: { width: 320, height: 740, touch: true, letters: 32 },
  tablet: { width: 768, height: 1024, touch: true, letters: 16 },
  desktop: { width: 1280, height: 800, touch: false, letters: 16 },
  ...inStores,
} as const satisfies Record<string, Reader>;

/** The sizes that the stores ask for. */
export const storeSizes = Object.keys(inStores) as (keyof typeof inStores)[];
export const readerOf = (size: Variant["size"]): Reader => readers[size];

/** As its pictures are called: `fr-phone-light`. */
export const nameOf = ({ language, size, theme }: Variant) => `${language}-${size}-${theme}`;

/** Every language on both usual screens by day and by night; in French and Arabic also as fewer people see it. */
export const variants: Variant[] = [
  ...languageCodes.flatMap((language) =>
    (["phone", "desktop"] as const).flatMap((size) =>
      (["light", "dark"] as const).map((theme) => ({ language, size, theme })),
    ),
  ),
  ...(["fr", "ar"] as const).flatMap((language): Variant[] => [
    { language, size: "large", theme: "light" },
    { language, size: "tablet", theme: "light" },
    { language, size: "phone", theme: "forced" },
  ]),
];
