import type { Language } from "@rihla/contract";
import type { MonthRow } from "@rihla/contract/admin";
import { locales } from "@rihla/contract/rules";
import { brand, formatDate, formatMoney, isolate, ltr } from "@rihla/i18n";
import { monthTranslator } from "@rihla/i18n/translator";
import type { Uses } from "../../../app.ts";
import { typesetFile } from "../../../infra/typeset.ts";
import { showMonth } from "./show-takings.ts";

const template = new URL("./month-paper.typ", import.meta.url);

/** A month of our books as a PDF; it says when it was made, for a month that is not over goes on. */
export async function makeMonthPaper(app: Uses<"db">, month: string, language: Language) {
  const madeAt = new Date();
  const content = monthPaper({ month, rows: await showMonth(app, month), madeAt }, language);
  return typesetFile(`takings-${month}.pdf`, template, content, madeAt);
}

type MonthOfBooks = { month: string; rows: readonly MonthRow[]; madeAt: Date };
type Table = { title: string; heads: string[]; rows: string[][] };

/** What the paper says. */
export function monthPaper({ month, rows, madeAt }: MonthOfBooks, language: Language) {
  const t = monthTranslator(language);
  const sums = ({ payments, taken, givenBack, takenBack }: Omit<MonthRow, "day" | "gateway">): string[] => {
    const { currency } = taken;
    const left = { amount: taken.amount - givenBack.amount - takenBack.amount, currency };
    return [
      ltr(String(payments)),
      ...[taken, givenBack, takenBack, left].map((sum) => isolate(formatMoney(sum, language))),
    ];
  };
  const heads = [t("payments"), t("taken"), t("givenBack"), t("takenBack"), t("left")];
  const tables: Table[] = [
    {
      title: t("total"),
      heads: [t("gateway"), ...heads],
      rows: totalsOf(rows).map((row) => [ltr(row.gateway), ...sums(row)]),
    },
    {
      title: t("days"),
      heads: [t("day"), t("gateway"), ...heads],
      rows: rows.map((row) => [
        ltr(formatDate(`${row.day}T12:00:00Z`, "date")),
        ltr(row.gateway),
        ...sums(row),
      ]),
    },
  ];
  return {
    language,
    brand: brand.name[language],
    title: t("title", { month: nameOf(month, language) }),
    notes: [t("madeAt", { date: ltr(formatDate(madeAt.toISOString())) }), t("wallet")],
    nothing: rows.length === 0 ? t("nothing") : null,
    tables: rows.length === 0 ? [] : tables,
  };
}

/** Each gateway's own, by currency, in the order of the days. */
function totalsOf(rows: readonly MonthRow[]): Omit<MonthRow, "day">[] {
  const totals = new Map<string, Omit<MonthRow, "day">>();
  for (const { gateway, payments, taken, givenBack, takenBack } of rows) {
    const { currency } = taken;
    const key = `${gateway} ${currency}`;
    const known = totals.get(key);
    totals.set(key, {
      gateway,
      payments: (known?.payments ?? 0) + payments,
      taken: { amount: (known?.taken.amount ?? 0) + taken.amount, currency },
      givenBack: { amount: (known?.givenBack.amount ?? 0) + givenBack.amount, currency },
      takenBack: { amount: (known?.takenBack.amount ?? 0) + takenBack.amount, currency },
    });
  }
  return [...totals.values()];
}

const nameOf = (month: string, language: Language) =>
  new Intl.DateTimeFormat(locales[language].tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-15T12:00:00Z`),
  );
