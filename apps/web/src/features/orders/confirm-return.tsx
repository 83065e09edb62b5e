import type { Cancellation } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Modal } from "@rihla/ui/modal";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { ChooseWay, type Way } from "./choose-way.tsx";

type ConfirmProps = {
  open: boolean;
  esims: Cancellation["esims"];
  ways: Cancellation["ways"];
  busy: boolean;
  onClose: () => void;
  onConfirm: (to: Way) => void;
};

/** Says the sum, the way and the day before anything is done, since it can't be undone. */
export function ConfirmReturn({ open, esims, ways, busy, onClose, onConfirm }: ConfirmProps) {
  const t = useTranslations("orders.return");

  const { language } = useVisitor();
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = ways.find(({ to }) => to === chosen) ?? ways[0];
  const [first] = esims;
  if (!way || !first) return null;
  // Its money waits for an answer, so no day of it can be named.
  const onRequest = esims.some(({ state }) => state === "on_request");
  const sum = esims.reduce((total, { amount }) => total + amount.amount, 0);
  const amount = formatMoney({ amount: sum, currency: first.amount.currency }, language);
  return (
    <Modal
      type="warning"
      open={open}
      onClose={onClose}
      closeByBackdrop={!busy}
      title={t("confirm.title", { count: esims.length })}
      primary={{
        label: t(onRequest ? "confirm.yesOnRequest" : "confirm.yes"),
        onPress: () => onConfirm(way.to),
        busy,
        danger: true,
      }}
      secondary={{ label: t("confirm.no"), onPress: onClose }}
    >
      <p>{t("confirm.lost", { count: esims.length })}</p>
      <ChooseWay ways={ways} chosen={way.to} onChoose={setChosen} />
      {onRequest && <p className="mt-2">{t("decides")}</p>}
      <p className="mt-2 font-medium text-ink">
        {onRequest
          ? t(`confirm.sumOnRequest.${way.to}`, { amount })
          : t(`confirm.sum.${way.to}`, { amount, date: formatDate(way.by, "date") })}
      </p>
    </Modal>
  );
}
