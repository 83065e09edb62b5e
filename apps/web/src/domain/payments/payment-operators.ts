import type { OfferedMethod } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { useVisitor } from "../../lib/page/visitor.ts";

/** Whoever takes payments for the shop, as its texts name them; "none" where that is not known. */
export function useOperators(methods: readonly OfferedMethod[]) {
  const { language } = useVisitor();
  const operators = methods
    // The shop itself, which is no third party.
    .filter(({ method }) => method !== "wallet")
    .map(({ operator }) => operator)
    .filter(({ name }, index, all) => all.findIndex((one) => one.name.en === name.en) === index);
  const list = new Intl.ListFormat(locales[language].tag, { type: "conjunction" });
  const listed = (names: string[]) => (names.length === 0 ? "none" : list.format(names));
  return {
    names: listed(operators.map(({ name }) => name[language])),
    fullNames: listed(operators.map(({ fullName }) => fullName[language])),
    helpLines: operators.flatMap(({ name, helpLine }) =>
      helpLine ? [{ operator: name[language], phone: helpLine.phone }] : [],
    ),
  };
}
