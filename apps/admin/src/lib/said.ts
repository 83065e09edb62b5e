import type { Money, Names } from "@rihla/contract";
import { formatData, formatMoney, ltr } from "@rihla/i18n";
import { useFormatter } from "use-intl";
import { toTheMinute } from "./moments.ts";
import { useSession } from "./session.ts";

/** How sums, data, places and moments are written for who is signed in. */
export function useSaid() {
  const { language } = useSession().operator;
  const format = useFormatter();
  return {
    money: (money: Money) => formatMoney(money, language),
    data: (bytes: number) => formatData(bytes, language),
    place: (names: Names) => names[language],
    moment: (at: string) => dayFirst(format.dateTime(new Date(at), toTheMinute)),
    day: (at: string) => dayFirst(format.dateTime(new Date(at), { dateStyle: "medium" })),
    country: (code: string) => new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code,
    language: (code: string) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code,
  };
}

/** Arabic dates come with marks that put the year at their left; a day of the shop's begins with the day in every language. */
const dayFirst = (text: string) => (text.includes("\u200f") ? ltr(text.replaceAll("\u200f", "")) : text);
