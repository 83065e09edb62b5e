import type { MoneyNow } from "@rihla/contract/admin";
import { paceDays } from "@rihla/contract/admin/operator-rules";
import { LinkRow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { Month } from "./month.tsx";

/** What the shop owes, what it has at suppliers, and whether the banks' books say the same. */
export function Money() {
  const t = useTranslations("admin");
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold">{t("places.money")}</h1>
      <Loaded query={useQuery(answerOf("GET /money"))}>
        {(money) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Days days={money.days} />
            <div className="grid gap-6">
              <Owed owed={money.owed} />
              <Suppliers suppliers={money.suppliers} />
              <Month />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Days({ days }: Pick<MoneyNow, "days">) {
  const t = useTranslations("admin");
  const said = useSaid();
  return (
    <Section title={t("money.days")}>
      <Rows>
        {days.map(({ day, comparedAt, open }) => (
          <LinkRow
            key={day}
            to={`/money/${day}`}
            title={said.day(day)}
            detail={
              comparedAt
                ? `${t("money.open", { count: open })} · ${t("money.comparedAt", { at: said.moment(comparedAt) })}`
                : // A bank's file was read.
                  `${open > 0 ? `${t("money.open", { count: open })} · ` : ""}${t("money.notCompared")}`
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

function Owed({ owed }: Pick<MoneyNow, "owed">) {
  const t = useTranslations("admin");
  const said = useSaid();
  const held = owed.filter(({ amount }) => amount.amount !== 0);
  return (
    <Section title={t("money.owed")}>
      {held.length === 0 ? (
        <p className="text-ink-2">{t("money.noneOwed")}</p>
      ) : (
        <Rows>
          {held.map(({ amount, wallets }) => (
            <div key={amount.currency} className={rowLook}>
              <RowWords
                title={<bdi>{said.money(amount)}</bdi>}
                detail={t("money.wallets", { count: wallets })}
              />
            </div>
          ))}
        </Rows>
      )}
    </Section>
  );
}

function Suppliers({ suppliers }: Pick<MoneyNow, "suppliers">) {
  const t = useTranslations("admin");
  const said = useSaid();
  if (suppliers.length === 0) return null;
  return (
    <Section title={t("money.suppliers")}>
      <Rows>
        {suppliers.map(({ supplier, balance, spent, daysLeft, readAt }) => (
          <div key={supplier} className={rowLook}>
            <RowWords
              title={
                <>
                  <bdi lang="en">{supplier}</bdi> · <bdi>{said.money(balance)}</bdi>
                </>
              }
              detail={[
                daysLeft === null
                  ? t("money.noPace")
                  : `${t("money.daysLeft", { count: daysLeft })} · ${t("money.spent", { spent: said.money(spent), days: paceDays })}`,
                t("money.readAt", { at: said.moment(readAt) }),
              ].join(" · ")}
            />
          </div>
        ))}
      </Rows>
    </Section>
  );
}
