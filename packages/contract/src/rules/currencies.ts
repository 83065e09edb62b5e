import type { Language, Names } from "./languages.ts";

type CurrencyRow = {
  /** Decimals of one unit (ISO 4217). */
  exponent: number;
  symbol: Record<Language, string>;
  names: Names;
  /** Address of its flag. */
  image: string;
  /** Around its flag, to tell it from the others at a glance. */
  color?: string;
  /** Dinars follow the amount after a space, `$9.8` doesn't. */
  position: "before" | "after";
  /** Retail prices are multiples of so many minor units: dinars are whole, for one gateway takes no centimes. */
  priceStep: number;
  /** The least that a coupon leaves to be paid, minor units: nothing smaller can be paid by any card. */
  leastTotal: number;
  /** Whether people may see prices and pay in it; its rate is in the database. */
  offered: boolean;
};

export const currencies: Readonly<Record<string, CurrencyRow>> = {
  DZD: {
    exponent: 2,
    symbol: { fr: "DA", en: "DA", ar: "دج" },
    names: { fr: "Dinar algérien", en: "Algerian dinar", ar: "دينار جزائري" },
    image: "/flags/dz.svg",
    color: "#1e6b45",
    position: "after",
    priceStep: 100,
    leastTotal: 5000,
    offered: true,
  },
  USD: {
    exponent: 2,
    symbol: { fr: "$", en: "$", ar: "$" },
    names: { fr: "Dollar américain", en: "US dollar", ar: "دولار أمريكي" },
    image: "/flags/us.svg",
    position: "before",
    priceStep: 1,
    leastTotal: 50,
    offered: true,
  },
  EUR: {
    exponent: 2,
    symbol: { fr: "€", en: "€", ar: "€" },
    names: { fr: "Euro", en: "Euro", ar: "يورو" },
    image: "/flags/eu.svg",
    position: "after",
    priceStep: 1,
    leastTotal: 50,
    offered: false,
  },
};

export const defaultCurrency = "DZD";
/** Of who begins somewhere else than where the default is paid with. */
export const foreignCurrency = "USD";
/** In the order in which people choose. */
export const offeredCurrencies = Object.keys(currencies).filter((code) => currencies[code]?.offered);

/** The row of `code`; an unknown currency is an error, because guessing would be off by a factor. */
export function currencyRow(code: string): CurrencyRow {
  const row = currencies[code];
  if (!row) throw new Error(`Unknown currency ${code}`);
  return row;
}
