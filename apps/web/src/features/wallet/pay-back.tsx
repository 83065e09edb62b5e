import type { DataOf, Money } from "@rihla/contract";
import { refundArrivalDays } from "@rihla/contract/rules";
import { formatDate, formatMoney, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { ConfirmModal } from "@rihla/ui/modal-kinds";
import { Notice } from "@rihla/ui/notice";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { forgetIdempotencyKey, idempotencyKeyFor } from "../../lib/api/idempotency.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type Confirm, isUnconfirmed } from "../../lib/session/confirm.ts";
import { sumsOf } from "./sums-of.ts";

const purpose = "pay-back";

/** What may go back to the cards that paid it in: one press, one question, and a code where the shop asks who it is. */
export function PayBack({ confirm }: { confirm: Confirm }) {
  const t = useTranslations("wallet.payBack");
  const { language } = useVisitor();
  const { data } = useQuery({ ...apiQuery("GET /wallet/pay-backs"), staleTime: 0 });
  const [asked, ask] = useState<Money>();
  const [done, setDone] = useState<Money>();
  if (!data) return null;
  const sums = sumsOf(data.possible.map(({ amount }) => amount));
  const inWords = (money: Money) => formatMoney(money, language);
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {sums.length > 0 && <p className="text-sm text-ink-2">{t("text")}</p>}
      {sums.map((sum) => (
        <Button key={sum.currency} kind="secondary" size="medium" onClick={() => ask(sum)}>
          {t("open", { amount: inWords(sum) })}
        </Button>
      ))}
      {done && (
        <Notice tone="good" announce>
          {t("done", { amount: inWords(done) })}
        </Notice>
      )}
      <Sent sent={data.sent} />
      <PayOuts payOuts={data.payOuts} isRest={sums.length > 0} />
      {asked && (
        <Question
          amount={asked}
          parts={data.possible.filter(({ amount }) => amount.currency === asked.currency)}
          confirm={confirm}
          onClose={() => ask(undefined)}
          onDone={() => {
            setDone(asked);
            ask(undefined);
          }}
        />
      )}
    </div>
  );
}

type PayBacks = DataOf<"GET /wallet/pay-backs">;
type QuestionProps = {
  amount: Money;
  parts: PayBacks["possible"];
  confirm: Confirm;
  onClose: () => void;
  onDone: () => void;
};

function Question({ amount, parts, confirm, onClose, onDone }: QuestionProps) {
  const t = useTranslations("wallet.payBack");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const client = useQueryClient();
  const { data: customer } = useQuery(apiQuery("GET /auth/me"));
  const sending = useMutation({
    mutationFn: () => {
      const body = { amount };
      return api("POST /wallet/pay-backs", { body, idempotencyKey: idempotencyKeyFor(purpose, body) });
    },
    onSuccess: () => {
      forgetIdempotencyKey(purpose);
      for (const key of ["GET /wallet", "GET /wallet/pay-backs", "GET /auth/me/deletion"] as const)
        void client.invalidateQueries({ queryKey: apiQuery(key).queryKey });
      void client.invalidateQueries({ queryKey: ["GET /wallet/entries"] });
      onDone();
    },
  });
  const unconfirmed = isUnconfirmed(sending.error);
  const inWords = (money: Money) => formatMoney(money, language);
  const latest = new Date(Date.now() + refundArrivalDays * 24 * 60 * 60 * 1000);
  return (
    <>
      <ConfirmModal
        open={!unconfirmed}
        onClose={onClose}
        type="info"
        title={t("question", { amount: inWords(amount) })}
        confirmLabel={t("yes")}
        cancelLabel={t("no")}
        busy={sending.isPending}
        onConfirm={() => sending.mutate()}
      >
        <ul className="flex flex-col gap-1">
          {parts.map(({ topUp, card, amount: part }) => (
            <li key={topUp}>
              {t("part", {
                amount: inWords(part),
                number: ltr(topUp),
                card: card === null ? "none" : ltr(card),
              })}
            </li>
          ))}
        </ul>
        <p className="pt-2">{t("by", { date: ltr(formatDate(latest.toISOString(), "date")) })}</p>
        {sending.error && !unconfirmed && (
          <Notice tone="wrong" announce>
            {problemText(sending.error)}
          </Notice>
        )}
      </ConfirmModal>
      {confirm({
        open: unconfirmed,
        email: customer?.email ?? "",
        onClose: () => sending.reset(),
        onConfirmed: () => sending.mutate(),
      })}
    </>
  );
}

/** What goes to no card: from when support pays it out. */
function PayOuts({ payOuts, isRest }: Pick<PayBacks, "payOuts"> & { isRest: boolean }) {
  const t = useTranslations("wallet.payBack.payOut");
  const { language } = useVisitor();
  if (payOuts.length === 0) return null;
  const isHeld = payOuts.some(({ from }) => from !== null);
  return (
    <div className="text-sm text-ink-2">
      <p>{t("text", { partly: String(isRest), held: String(isHeld) })}</p>
      <ul className="flex flex-col gap-1 pt-1 font-medium text-ink">
        {payOuts.map(({ amount, from }) => (
          <li key={amount.currency + from}>
            {t(from === null ? "now" : "later", {
              amount: formatMoney(amount, language),
              date: from === null ? "" : ltr(formatDate(from, "date")),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sent({ sent }: Pick<PayBacks, "sent">) {
  const t = useTranslations("wallet.payBack.line");
  const { language } = useVisitor();
  if (sent.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-ink-2">
      {sent.map(({ topUp, state, amount, by }) => (
        <li key={topUp + state}>
          {t(state, {
            amount: formatMoney(amount, language),
            date: by === null ? "" : ltr(formatDate(by, "date")),
          })}
        </li>
      ))}
    </ul>
  );
}
