import type { AdminOrder, Refundable } from "@rihla/contract/admin";
import { RadioTile } from "@rihla/ui/radio-tile";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { asTyped, minorUnits } from "../../lib/amount.ts";
import { call } from "../../lib/call.ts";
import { useSaid } from "../../lib/said.ts";
import { useDoneWords } from "../../lib/use-acts.tsx";

type Way = Refundable["ways"][number]["to"];

/** What may be given back, how much and where to; undefined where nothing is left. */
export function useRefund({ number, refundable }: AdminOrder): Offered | undefined {
  const t = useTranslations("admin");
  const told = useDoneWords();
  const first = refundable?.ways[0];
  if (!refundable || !first) return undefined;
  return {
    title: t("do.refund"),
    text: t("do.refundText"),
    children: <Wanted refundable={refundable} first={first.to} />,
    act: async (why, fields) => {
      // With one way there is nothing to choose.
      const to = (fields.get("way") as Way | null) ?? first.to;
      const body = {
        amount: minorUnits(String(fields.get("amount"))),
        to,
        left: refundable.left.amount,
        why,
      };
      return told((await call("POST /orders/{number}/refunds", { path: { number }, body })).data);
    },
  };
}

/** Untouched it is all that is left, the way it came. */
function Wanted({ refundable, first }: { refundable: Refundable; first: Way }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { left, ways, step } = refundable;
  const [typed, setTyped] = useState(asTyped(left.amount));
  const [to, setTo] = useState<Way>(first);
  const amount = minorUnits(typed);
  const isRight = amount >= step && amount <= left.amount && amount % step === 0;
  const way = ways.find((one) => one.to === to);
  const isByHand = amount === left.amount ? way?.wholeByHand : way?.partByHand;
  const money = (sum: number) => said.money({ amount: sum, currency: left.currency });
  const fault = t("do.amountWrong", { step: money(step), left: money(left.amount) });
  return (
    <>
      <TextField
        name="amount"
        label={t("do.amount")}
        hint={t("do.refundLeft", { left: said.money(left) })}
        inputMode="decimal"
        dir="ltr"
        required
        value={typed}
        error={isRight ? undefined : fault}
        ref={(field) => field?.setCustomValidity(isRight ? "" : fault)}
        onChange={({ target }) => setTyped(target.value)}
      />
      {ways.length > 1 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium">{t("do.way")}</legend>
          <div className="grid grid-cols-2 gap-2">
            {ways.map((one) => (
              <RadioTile
                key={one.to}
                name="way"
                value={one.to}
                chosen={one.to === to}
                onChoose={() => setTo(one.to)}
                label={t(one.to === "card" ? "order.toCard" : "order.toWallet")}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p className="text-sm text-ink-2">
        {isByHand ? t("do.byHand") : way?.by ? t("do.back", { at: said.day(way.by) }) : t("do.backNow")}
      </p>
    </>
  );
}
