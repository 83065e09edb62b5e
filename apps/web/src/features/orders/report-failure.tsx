import type { Cancellation, Failure } from "@rihla/contract";
import { formatDate, formatMoney } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Field, inputLook } from "@rihla/ui/field";
import { Modal } from "@rihla/ui/modal";
import { Notice } from "@rihla/ui/notice";
import { RadioCard } from "@rihla/ui/radio-card";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { CheckedPhone } from "./checked-phone.tsx";
import { ChooseWay, type Way } from "./choose-way.tsx";

type ReportProps = Pick<Cancellation, "orderNumber" | "deviceCheck" | "ways"> & {
  esim: Cancellation["esims"][number];
};

/** Saying that an eSIM does not work: what is wrong, and where its money is to go, before anything is sent. */
export function ReportFailure({ orderNumber, esim, deviceCheck, ways }: ReportProps) {
  const t = useTranslations("orders.return.failure");
  const problemText = useProblemText();
  const [open, setOpen] = useState(false);
  const report = useReport(orderNumber, () => setOpen(false));
  const after = report.data?.esims.find(({ id }) => id === esim.id);
  return (
    <>
      {report.error && (
        <Notice tone="wrong" announce>
          {problemText(report.error)}
        </Notice>
      )}
      {after && (
        <Notice tone="good" announce>
          {t(after.failure === "with_support" ? "support" : "decided")}
        </Notice>
      )}
      {esim.reportable.length > 0 && (
        <Button kind="secondary" size="medium" onClick={() => setOpen(true)}>
          {t("open")}
        </Button>
      )}
      {open && (
        <Form
          esim={esim}
          deviceCheck={deviceCheck}
          ways={ways}
          busy={report.isPending}
          onClose={() => setOpen(false)}
          onSend={(said) => report.mutate({ ...said, esim: esim.id })}
        />
      )}
    </>
  );
}

/** In the order in which it happens. */
const phoneRule = ["end", "back", "alone"] as const;

type Said = { what: Failure; said?: string; to: Way };
type FormProps = Omit<ReportProps, "orderNumber"> & {
  busy: boolean;
  onClose: () => void;
  onSend: (said: Said) => void;
};

function Form({ esim, ways, deviceCheck, busy, onClose, onSend }: FormProps) {
  const t = useTranslations("orders.return.failure");
  const orderWords = useTranslations("orders.deviceCheck");
  const { language } = useVisitor();
  const [what, setWhat] = useState(esim.reportable[0]);
  const [said, setSaid] = useState("");
  const [chosen, setChosen] = useState<Way | null>(null);
  const way = ways.find(({ to }) => to === chosen) ?? ways[0];
  if (!what || !way) return null;
  const send = () => onSend({ what, to: way.to, ...(said.trim() ? { said: said.trim() } : {}) });
  const sum = { amount: formatMoney(esim.amount, language), date: formatDate(way.by, "date") };
  return (
    <Modal
      open
      onClose={onClose}
      closeByBackdrop={!busy}
      title={t("title")}
      primary={{ label: t("send"), onPress: send, busy }}
      secondary={{ label: t("close"), onPress: onClose }}
    >
      <div className="flex flex-col gap-3 text-start">
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t("title")}</legend>
          {esim.reportable.map((one) => (
            <RadioCard
              key={one}
              name="what"
              value={one}
              chosen={one === what}
              onChoose={() => setWhat(one)}
              label={t(`what.${one}`)}
            />
          ))}
        </fieldset>
        {what === "phone_refuses" && (
          <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-ink">
            {phoneRule.map((point) => (
              <li key={point}>{t(`phoneRule.${point}`)}</li>
            ))}
          </ul>
        )}
        {what === "phone_refuses" && deviceCheck && (
          <div>
            <CheckedPhone check={deviceCheck} />
            <p className="text-sm text-ink-2">{orderWords("joined")}</p>
          </div>
        )}
        <Field label={t("said")}>
          {(parts) => (
            <textarea
              {...parts}
              rows={3}
              maxLength={500}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
              className={`${inputLook(false)} py-3`}
            />
          )}
        </Field>
        <ChooseWay ways={ways} chosen={way.to} onChoose={setChosen} />
        <p className="text-sm text-ink-2">{t("rule")}</p>
        <p className="font-medium text-ink">
          {t(`${what === "phone_refuses" ? "phoneSum" : "sum"}.${way.to}`, sum)}
        </p>
      </div>
    </Modal>
  );
}

function useReport(number: string, onEnd: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Said & { esim: string }) =>
      api("POST /orders/{number}/failures", { path: { number }, orderSecret: orderSecret(number), body }),
    onSettled: () => {
      onEnd();
      for (const key of [
        "GET /orders",
        "GET /orders/{number}",
        "GET /orders/{number}/cancellation",
        "GET /esims",
        "GET /esims/{id}",
      ])
        client.invalidateQueries({ queryKey: [key] });
    },
  });
}
