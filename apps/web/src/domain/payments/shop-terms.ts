import type { Catalogue, DataRecipient, Language, OfferedMethod, ShopFacts } from "@rihla/contract";
import { currencies, maxPieces, maxQuantity, offeredCurrencies } from "@rihla/contract/rules";
import { formatHours, formatMoney, locales } from "@rihla/i18n";

/** What texts promise, as the shop is set up: "unknown" or "none" where nobody has said, as while the API does not answer. */
export function shopTerms(catalogue: Catalogue | null, facts: ShopFacts | null, language: Language) {
  const { tag } = locales[language];
  const fee = catalogue?.serviceFee;
  const isWalletOffered = catalogue?.paymentMethods.some(({ method }) => method === "wallet") ?? false;
  const named = (role: DataRecipient["role"]) => dataRecipientNames(facts, role, language);
  const list = (names: string[]) =>
    names.length === 0 ? "none" : new Intl.ListFormat(tag, { type: "conjunction" }).format(names);
  return {
    fee: !fee ? "unknown" : fee.amount === 0 ? "none" : formatMoney(fee, language),
    wallet: isWalletOffered ? "yes" : "no",
    currencies: new Intl.ListFormat(tag, { type: "disjunction" }).format(
      offeredCurrencies.map((code) => withinSentence(currencies[code]?.names[language] ?? code, language)),
    ),
    linkTime: facts ? formatHours(facts.paymentLinkHours, language) : "unknown",
    pieces: maxPieces,
    quantity: maxQuantity,
    suppliers: list(named("esim")),
    push: list(named("push")),
    supportDesk: list(named("support")),
    location: list(named("location")),
  };
}

/** Whom the shop gives something of a customer's for this, where that is settled. */
export const dataRecipientNames = (
  facts: ShopFacts | null,
  role: DataRecipient["role"],
  language: Language,
): string[] =>
  facts?.dataRecipients.flatMap((one) => (one.role === role && one.name ? [one.name[language]] : [])) ?? [];

/** Who writes a currency small within a sentence; English has names of countries in it. */
const writtenSmall: Record<Language, boolean> = { fr: true, en: false, ar: false };
const withinSentence = (name: string, language: Language): string =>
  writtenSmall[language] ? name.toLocaleLowerCase(locales[language].tag) : name;

type MethodWords = (key: `methods.${OfferedMethod["method"] | "none"}`) => string;

/** `a CIB card or PayPal`: the ways to pay that the shop offers, within a sentence of the help; `t`: its words. */
export function methodsNamed(methods: readonly OfferedMethod[], t: MethodWords, language: Language): string {
  const names = [...new Set(methods.map(({ method }) => t(`methods.${method}`)))];
  if (names.length === 0) return t("methods.none");
  return new Intl.ListFormat(locales[language].tag, { type: "disjunction" }).format(names);
}
