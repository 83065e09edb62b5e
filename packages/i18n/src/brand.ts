/** `register`: number in the commercial register · `host`: name and address of the company whose machines it runs on */
type Publisher = Record<"name" | "address" | "register" | "taxNumber" | "phone" | "host", string | null>;

/** Everything that makes this shop this shop: another one opens from the same code by changing this file. */
export const brand = {
  name: { fr: "Rihla", en: "Rihla", ar: "رحلة" },
  supportEmail: "support@rihla.example",
  /** E.164 without the plus, as wa.me wants it. */
  whatsAppNumber: "213550000000",
  deepLink: { scheme: "rihla", host: "rihla.example" },
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
  /** Marketing figures, to be kept true by whoever runs the shop. */
  figures: { users: 2_000_000, reviews: 90_000, score: 4.6 },
} as const;
