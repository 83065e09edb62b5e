import { Button } from "@rihla/ui/button";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { EmailField } from "@rihla/ui/email-field";
import { Notice } from "@rihla/ui/notice";
import { PaperActions } from "@rihla/ui/paper-actions";
import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { usePayerReceipt } from "../../../domain/payments/use-receipt.ts";
import { ApiProblem } from "../../../lib/api/api-problem.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";

/** Printing the receipt, keeping it, or leaving an address that it goes to: nobody has to. */
export function PayerReceiptActions({ token, id }: { token: string; id: string }) {
  const t = useTranslations("payment.receipt");
  const problemText = useProblemText();
  const { download, send } = usePayerReceipt(token, id);
  return (
    <>
      {download.error && (
        <Notice tone="wrong" announce>
          {problemText(download.error)}
        </Notice>
      )}
      <PaperActions
        print={{ label: t("print"), onPress: () => window.print() }}
        download={{ label: t("download"), busy: download.isPending, onPress: () => download.mutate() }}
      />
      <ByMail send={send} />
    </>
  );
}

function ByMail({ send }: Pick<ReturnType<typeof usePayerReceipt>, "send">) {
  const t = useTranslations("payment.byLink.receipt");
  const problemText = useProblemText();
  const [email, setEmail] = useState("");
  const [tellOfRefund, setTell] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate({ email: email.trim(), tellOfRefund });
  };
  const isAddressWrong = send.error instanceof ApiProblem && send.error.fieldError("email") !== undefined;
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3 border-t border-line pt-5 print:hidden">
      <h3 className="font-semibold">{t("title")}</h3>
      <EmailField
        label={t("email")}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...(isAddressWrong && { error: t("wrong") })}
      />
      <div>
        <CheckboxField
          label={t("keep")}
          checked={tellOfRefund}
          onChange={({ target }) => setTell(target.checked)}
        />
        <p className="ps-9 text-sm text-ink-2">{t("keepHint")}</p>
      </div>
      {send.error && !isAddressWrong && (
        <Notice tone="wrong" announce>
          {problemText(send.error)}
        </Notice>
      )}
      {send.isSuccess && (
        <Notice tone="good" announce>
          {t("sent")}
        </Notice>
      )}
      <Button type="submit" kind="secondary" busy={send.isPending}>
        {!send.isPending && <Mail aria-hidden="true" className="size-5" />}
        {t("send")}
      </Button>
    </form>
  );
}
