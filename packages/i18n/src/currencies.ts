import type { Language } from "@rihla/contract";

type CurrencyRow = {
  /** Decimals of one unit on the wire; the contract's table, repeated so that browsers needn't load its schemas. */
  exponent: number;
  symbol: Record<Language, string>;
  name: Record<Language, string>;
  /** dinars follow the amount after a space, `$9.8` doesn't */
  position: "before" | "after";
  /** Whether people may choose to see prices in it. */
  offered: boolean;
};

export const currencies: Readonly<Record<string, CurrencyRow>> = {
  DZD: {
    exponent: 2,
    symbol: { fr: "DA", en: "DA", ar: "دج" },
    name: { fr: "Dinar algérien", en: "Algerian dinar", ar: "دينار جزائري" },
    position: "after",
    offered: true,
  },
  USD: {
    exponent: 2,
    symbol: { fr: "$", en: "$", ar: "$" },
    name: { fr: "Dollar américain", en: "US dollar", ar: "دولار أمريكي" },
    position: "before",
    offered: true,
  },
  EUR: {
    exponent: 2,
    symbol: { fr: "€", en: "€", ar: "€" },
    name: { fr: "Euro", en: "Euro", ar: "يورو" },
    position: "after",
    offered: false,
  },
};

export const defaultCurrency = "DZD";
export const offeredCurrencies = Object.keys(currencies).filter((code) => currencies[code]?.offered);
