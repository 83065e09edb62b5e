import { locales } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Sheet } from "@rihla/ui/sheet";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { IntlProvider, useTranslations } from "use-intl";
import { type AskedCaptcha, replyToCaptcha } from "../../domain/payments/with-captcha.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { messagesOf } from "../../lib/text/messages.ts";

/** The question that stands before the payment page where its operator asks for one: words and a number, nothing to be seen or heard. */
export function CaptchaSheet({ asked }: { asked: AskedCaptcha }) {
  const { language } = useVisitor();
  // Where one pays in a sheet, the words of paying came after the page.
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <Asking asked={asked} />
    </IntlProvider>
  );
}

function Asking({ asked }: { asked: AskedCaptcha }) {
  const t = useTranslations("payment.captcha");
  const common = useTranslations("common");
  return (
    <Sheet
      open
      onClose={() => replyToCaptcha("leave")}
      title={t("title")}
      closeLabel={common("close")}
      locked={asked.busy}
    >
      <Question key={asked.captcha.challenge} asked={asked} />
    </Sheet>
  );
}

function Question({ asked: { captcha, code, busy } }: { asked: AskedCaptcha }) {
  const t = useTranslations("payment.captcha");
  const problems = useTranslations("problems.code");
  const [answer, setAnswer] = useState("");
  const [isMissing, setMissing] = useState(false);
  const refused = code === "captcha_wrong" || code === "captcha_expired" ? problems(code) : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // A sheet stands within another form in React's tree.
        event.stopPropagation();
        setMissing(answer.trim() === "");
        if (answer.trim() !== "" && !busy) replyToCaptcha({ answer: answer.trim() });
      }}
    >
      <p className="text-ink-2">{t("why")}</p>
      <TextField
        ref={focusHere}
        label={<bdi>{captcha.question}</bdi>}
        error={isMissing ? problems("captcha_required") : refused}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        dir="ltr"
        className="text-lg"
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {t("confirm")}
      </Button>
      <Button type="button" kind="quiet" wide disabled={busy} onClick={() => replyToCaptcha("another")}>
        {t("another")}
      </Button>
    </form>
  );
}

/** A dialog that opens looks for the attribute; a question that follows another is in one that is open already. */
function focusHere(input: HTMLInputElement | null): void {
  input?.setAttribute("autofocus", "");
  input?.focus();
}
