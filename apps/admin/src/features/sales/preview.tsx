import type { BookPreview, PriceChange } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { Notice } from "@rihla/ui/notice";
import { Rows } from "@rihla/ui/rows";
import { useFormatter, useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";

type PreviewProps = { preview: BookPreview; onApply: () => void; onMore: () => void; isLoading: boolean };

/** What a book would change, what loses money first; and the way to have it. */
export function Preview({ preview, onApply, onMore, isLoading }: PreviewProps) {
  const t = useTranslations("admin");
  const { up, down, moved, losing, total, changes } = preview;
  return (
    <Section title={t("prices.preview")}>
      <p role="status">
        {total === 0 ? t("prices.noChange") : t("prices.counts", { up, down, moved })}
        {changes.length < total && ` ${t("prices.first", { count: changes.length, total })}`}
      </p>
      {losing > 0 && <Notice tone="wrong">{t("prices.losing", { count: losing })}</Notice>}
      <Button className="justify-self-start" onClick={onApply}>
        {t("prices.apply")}
      </Button>
      {changes.length > 0 && (
        <Rows>
          {changes.map((change) => (
            <Change key={change.plan} change={change} />
          ))}
        </Rows>
      )}
      {changes.length < total && (
        <Button kind="secondary" className="justify-self-start" busy={isLoading} onClick={onMore}>
          {t("prices.more")}
        </Button>
      )}
    </Section>
  );
}

function Change({ change }: { change: PriceChange }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const format = useFormatter();
  const { plan, prices, percent, supplier, supplierBefore, loses, rule } = change;
  const share = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 } as const;
  return (
    <div className="grid gap-1 px-4 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 font-medium">
        <bdi dir="ltr">{plan}</bdi>
        {loses && <Badge tone="brick">{t("prices.loses")}</Badge>}
        {percent !== null && <bdi className="ms-auto">{format.number(percent / 100, share)}</bdi>}
      </p>
      <p className="flex flex-wrap gap-x-4">
        {prices.map(({ currency, before, after }) => (
          <span key={currency}>
            {before === null
              ? said.money({ amount: after, currency })
              : t("prices.fromTo", {
                  before: said.money({ amount: before, currency }),
                  after: said.money({ amount: after, currency }),
                })}
          </span>
        ))}
      </p>
      <p className="text-xs text-ink-2">
        {supplier === supplierBefore
          ? supplier
          : t("prices.fromTo", { before: supplierBefore, after: supplier })}{" "}
        · {t("sales.rule")} <bdi>{rule}</bdi>
      </p>
    </div>
  );
}
