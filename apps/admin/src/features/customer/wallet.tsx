import type { AdminCustomer } from "@rihla/contract/admin";
import { offeredCurrencies } from "@rihla/contract/rules";
import { Button } from "@rihla/ui/button";
import { FoldedRow, Rows, RowWords, rowLook } from "@rihla/ui/rows";
import { SelectField } from "@rihla/ui/select-field";
import { TextField } from "@rihla/ui/text-field";
import { useTranslations } from "use-intl";
import { amountPattern, minorUnits } from "../../lib/amount.ts";
import { call } from "../../lib/call.ts";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";
import { type Acts, useDoneWords } from "../../lib/use-acts.tsx";

/** What is in it, how it came there, a credit in amends, and the PIN. */
export function Wallet({ customer, acts }: { customer: AdminCustomer; acts: Acts }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { id, balances, hasPin, movements } = customer;
  const offerCredit = useCredit(id);
  const takePin = () =>
    acts.offer({
      title: t("do.pin"),
      text: t("do.pinText"),
      act: async (why) => {
        await call("POST /customers/{id}/pin-resets", { path: { id }, body: { why } });
        return t("do.done");
      },
    });
  const held = balances.filter(({ amount }) => amount !== 0).map(said.money);
  return (
    <Section
      title={t("person.wallet")}
      actions={
        <>
          {hasPin && (
            <Button kind="quiet" size="small" onClick={takePin}>
              {t("do.pin")}
            </Button>
          )}
          <Button kind="secondary" size="small" onClick={() => acts.offer(offerCredit())}>
            {t("do.credit")}
          </Button>
        </>
      }
    >
      <Rows>
        <div className={rowLook}>
          <RowWords
            title={held.length > 0 ? <bdi>{held.join(" · ")}</bdi> : t("person.empty")}
            detail={t(hasPin ? "person.hasPin" : "person.noPin")}
          />
        </div>
        {movements.length > 0 && (
          <FoldedRow title={t("person.movements")}>
            <ul className="grid gap-1 px-4 pb-3 text-sm">
              {movements.map(({ at, kind, amount, reference }) => (
                <li key={`${at} ${kind} ${amount.amount}`} className="flex flex-wrap gap-x-3">
                  <bdi className="font-medium">{said.money(amount)}</bdi>
                  <bdi lang="en">{kind}</bdi>
                  {reference && <bdi dir="ltr">{reference}</bdi>}
                  <span className="ms-auto text-ink-2">{said.moment(at)}</span>
                </li>
              ))}
            </ul>
          </FoldedRow>
        )}
      </Rows>
    </Section>
  );
}

/** Each opening is one credit, whatever is pressed how often: it has a key of its own. */
function useCredit(id: string) {
  const t = useTranslations("admin");
  const told = useDoneWords();
  return () => {
    const key = crypto.randomUUID();
    return {
      title: t("do.credit"),
      text: t("do.creditText"),
      children: (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            name="amount"
            label={t("do.amount")}
            inputMode="decimal"
            dir="ltr"
            required
            pattern={amountPattern}
          />
          <SelectField
            name="currency"
            label={t("person.currency")}
            options={offeredCurrencies.map((code) => ({ value: code, label: code }))}
          />
        </div>
      ),
      act: async (why: string, fields: FormData) => {
        const amount = minorUnits(String(fields.get("amount")));
        const body = { key, amount, currency: String(fields.get("currency")), why };
        return told((await call("POST /customers/{id}/credits", { path: { id }, body })).data);
      },
    };
  };
}
