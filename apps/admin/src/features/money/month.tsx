import type { MonthRow } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { FoldedRow, Rows } from "@rihla/ui/rows";
import { SelectField } from "@rihla/ui/select-field";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { saveAs } from "../../lib/save-as.ts";
import { Section } from "../../lib/section.tsx";
import { useSession } from "../../lib/session.ts";

const shown = 12;
/** More than anybody reads at once: what loses stands first. */
const mostMargins = 100;

/** A month of our books as a table for whoever does the accounts. */
export function Month() {
  const t = useTranslations("admin");
  const format = useFormatter();
  const { language } = useSession().operator;
  const months = lastMonths();
  const [month, setMonth] = useState(months[1] ?? "");
  const save = useMutation({
    mutationFn: async () => {
      const { data } = await call("GET /months/{month}/takings", { path: { month } });
      saveAs(`rihla-${month}.csv`, "text/csv;charset=utf-8", asCsv(data));
    },
  });
  const print = useMutation({
    mutationFn: async () => {
      const { data } = await call("GET /months/{month}/paper", { path: { month }, query: { language } });
      saveAs(data.name, "application/pdf", bytesOf(data.content));
    },
  });
  return (
    <Section title={t("money.month")}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          fieldClassName="min-w-44 flex-1"
          label={t("money.monthField")}
          options={months.map((value) => ({
            value,
            label: format.dateTime(new Date(`${value}-15T12:00:00Z`), { month: "long", year: "numeric" }),
          }))}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
        />
        <Button kind="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          {t("money.save")}
        </Button>
        <Button kind="secondary" busy={print.isPending} onClick={() => print.mutate()}>
          {t("money.print")}
        </Button>
      </div>
      <RefusalNotice error={save.error ?? print.error} />
      <Margins month={month} />
    </Section>
  );
}

/** By supplier and destination, what loses most first. */
function Margins({ month }: { month: string }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { data = [], error } = useQuery(answerOf("GET /months/{month}/margins", { path: { month } }));
  if (error) return <RefusalNotice error={error} />;
  if (data.length === 0) return null;
  return (
    <Rows>
      <FoldedRow title={t("money.margins")} detail={t("money.marginsText")}>
        <ul className="grid gap-2 px-4 pb-3 text-sm">
          {data.slice(0, mostMargins).map(({ supplier, destination, sold, taken, cost }) => (
            <li key={`${supplier} ${destination.en}`} className="flex flex-wrap gap-x-3">
              <bdi className="font-medium">{said.place(destination)}</bdi>
              <bdi lang="en" className="text-ink-2">
                {supplier}
              </bdi>
              <span className="text-ink-2">{t("money.sold", { count: sold })}</span>
              <bdi className="ms-auto font-medium">
                {said.money({ ...taken, amount: taken.amount - cost.amount })}
              </bdi>
            </li>
          ))}
        </ul>
      </FoldedRow>
    </Rows>
  );
}

/** This one first, in Algeria. */
function lastMonths(): string[] {
  const now = new Date(Date.now() + 3_600_000);
  return Array.from({ length: shown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** Semicolons and the mark at the beginning are what a French spreadsheet reads by itself. */
function asCsv(rows: readonly MonthRow[]): string {
  const lines = rows.map(({ day, gateway, payments, taken, givenBack, takenBack }) =>
    [
      day,
      gateway,
      taken.currency,
      payments,
      units(taken.amount),
      units(givenBack.amount),
      units(takenBack.amount),
    ].join(";"),
  );
  return `\ufeff${["day;gateway;currency;payments;taken;given back;taken back", ...lines].join("\r\n")}\r\n`;
}

const units = (minorUnits: number) => (minorUnits / 100).toFixed(2).replace(".", ",");
