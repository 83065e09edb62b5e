import { buttonLook } from "@rihla/ui/button-look";
import { Card } from "@rihla/ui/card";
import { useTranslations } from "use-intl";
import { AnswerBadge } from "./answer-badge.tsx";
import { CheckLink } from "./check-link.tsx";
import { KeptCheck } from "./kept-check.tsx";
import type { OwnAnswerPart } from "./own-answer.tsx";

/** What the phone's own system says of it, and what is left to do. */
export const OwnAnswer: OwnAnswerPart = ({ title, phone, asked }) => {
  const t = useTranslations("phone.own");
  const check = useTranslations("compatibility")("check");
  const answer = phone.takesEsims ? "yes" : "no";
  return (
    <Card className="flex min-h-44 flex-col gap-3 lg:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="me-auto text-lg">{title}</h2>
        <AnswerBadge answer={answer} />
      </div>
      <p className="font-medium">{t(answer)}</p>
      <p className="text-ink-2">{t(`${answer}Body`)}</p>
      <KeptCheck />
      <CheckLink
        asked={asked}
        phone={phone}
        className={buttonLook(answer === "yes" ? "primary" : "secondary", "large", true)}
      >
        {answer === "yes" ? t("lock") : check}
      </CheckLink>
    </Card>
  );
};
