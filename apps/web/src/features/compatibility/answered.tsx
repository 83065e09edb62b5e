import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { isGood, keepCheck, readCheck, useKeptCheck, writeCheck } from "../../domain/devices/phone-check.ts";
import { CheckedPhone } from "./checked-phone.tsx";

/** The answer of whoever was asked, from the link they sent back: kept for the order by a press. */
export function Answered({ line }: { line: string }) {
  const t = useTranslations("compatibility.answered");
  const kept = useKeptCheck();
  const read = readCheck(line);
  if (!read) return null;
  const answer = { ...read, forSomebodyElse: true };
  const isKept = kept !== null && writeCheck(kept) === writeCheck(answer);
  return (
    <Notice
      tone={isGood(answer) ? "good" : "care"}
      title={t("title")}
      className="mx-auto mt-6 max-w-2xl"
      actions={
        isKept ? (
          <p role="status">{t("kept")}</p>
        ) : (
          <Button size="medium" onClick={() => keepCheck(answer)}>
            {t("keep")}
          </Button>
        )
      }
    >
      <CheckedPhone check={answer} />
    </Notice>
  );
}
