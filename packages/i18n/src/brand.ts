/** `register`: number in the commercial register · `host`: name and address of the company whose machines it runs on */
type Publisher = Record<"name" | "address" | "register" | "taxNumber" | "phone" | "host", string | null>;

/** Days on which, and the time of Algiers between which somebody answers: `{ days: [0, 1, 2, 3, 4], from: "08:00", to: "20:00" }`; 0 is Sunday. */
export type ContactHours = { days: readonly number[]; from: string; to: string };

/** Everything that makes this shop this shop: another one opens from the same code by changing this file. */
export const brand = {
  name: { fr: "Rihla", en: "Rihla", ar: "رحلة" },
  supportEmail: "support@rihla.example",
  /** E.164 without the plus, as wa.me wants it. */
  whatsAppNumber: "213550000000",
  /** null: at any time. */
  contactHours: null as ContactHours | null,
  deepLink: { scheme: "rihla", host: "rihla.example" },
  /** Where the bank's page opens on a computer; phones always go there in the same tab. */
  payment: { opensIn: "page" as "page" | "window" },
  /** Who runs the shop, for the legal notices; the law wants all of it before the first sale. null: not filled in yet. */
  publisher: {
    name: null,
    address: null,
    register: null,
    taxNumber: null,
    phone: null,
    host: null,
  } as Publisher,
  /** null until the apps are in the stores. */
  stores: { apple: null, google: null } as { apple: string | null; google: string | null },
  /**
   * Marketing figures. While whoever runs the shop has not confirmed them they are examples: a shop that sells shows what can be
   * checked in their place.
   */
  figures: { confirmed: false as boolean, users: 2_000_000, reviews: 90_000, score: 4.6 },
  /** Customers' words on home stand in `discover.json`, as `testimonials`; the same holds for them. */
  testimonials: { confirmed: false as boolean },
} as const;

/**
 * The shop's apps, which browsers need not know. `id`: in both stores · `appleTeam`: the ten characters of the developer team ·
 * `androidCertificates`: SHA-256 of the keys that installed apps are signed with, "AA:BB:…", as the Play Console tells under app
 * signing. Until these are known no https link opens an app.
 */
export const shopApp = {
  id: "example.rihla.app",
  appleTeam: null as string | null,
  androidCertificates: [] as readonly string[],
};

/**
 * Whose land makes up a country's outline in the drawings, where that is disputed: codes (`MA: "MA EH"`), or null for no
 * outline, only the colours of its flag. Whoever runs the shop decides; `npm run drawings` then draws them anew.
 */
export const disputedOutlines: Readonly<Record<string, string | null>> = {
  EH: null,
  IL: null,
  MA: null,
  PS: null,
};
