import { Button } from "@rihla/ui/button";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { likelyGuide } from "../../../domain/guides/likely-guide.ts";
import { type GuidePhone, paths } from "../../../paths.ts";
import { likelyPhone } from "../../../platform/phone/likely-phone.ts";
import { PhoneChoice } from "../phone-choice.tsx";
import { Cause } from "./cause.tsx";
import { type Answers, type EsimState, finding } from "./finding.ts";
import { QuestionStep } from "./question-step.tsx";
import { type KnownEsim, WriteToUs } from "./write-to-us.tsx";

export type NoDataProps = {
  /** The eSIM it is about, where one is open. */
  esim?: KnownEsim | undefined;
  state?: EsimState | null;
  apn?: string | null;
  phone?: GuidePhone;
};

/** Four questions to the cause; what explains nothing ends in a message to us that says all that we would ask. */
export default function NoData({ esim, state = null, apn = null, phone }: NoDataProps) {
  const t = useTranslations("guide");
  const [maker, setMaker] = useState(phone ?? likelyGuide(likelyPhone()).phone ?? "iphone");
  const [answers, setAnswers] = useState<Answers>({});
  const [works, setWorks] = useState(false);
  const found = finding(answers, state);
  const top = useRef<HTMLDivElement>(null);
  const answer = (more: Answers) => {
    setAnswers({ ...answers, ...more });
    top.current?.focus();
  };
  const restart = () => {
    setAnswers({});
    top.current?.focus();
  };
  if (works)
    return (
      <Notice tone="good" announce title={t("check.good.title")}>
        {t("check.good.body")}
      </Notice>
    );
  return (
    // What was pressed is gone then: whoever pressed it goes on from here.
    <div ref={top} tabIndex={-1} className="flex scroll-mt-24 flex-col gap-4 outline-none">
      {(found.is === "question" || found.is === "cause") && <PhoneChoice phone={maker} onChoose={setMaker} />}
      {found.is === "state" && <State state={found.state} onAnyway={() => answer({ state: "tried" })} />}
      {found.is === "question" && (
        <QuestionStep
          question={found.question}
          number={found.number}
          maker={maker}
          onAnswer={(said) => answer({ [found.question]: said })}
        />
      )}
      {found.is === "cause" && (
        <Cause
          cause={found.cause}
          maker={maker}
          apn={apn}
          onWorks={() => setWorks(true)}
          onStill={() => answer({ [found.cause]: "tried" })}
        />
      )}
      {found.is === "unexplained" && <WriteToUs esim={esim} phone={maker} />}
      {Object.keys(answers).length > 0 && (
        <Button kind="quiet" size="small" className="self-start" onClick={restart}>
          {t("check.again")}
        </Button>
      )}
    </div>
  );
}

function State({ state, onAnyway }: { state: EsimState; onAnyway: () => void }) {
  const t = useTranslations("guide.check");
  const to = state === "notInstalled" ? paths.guideInstallation(likelyGuide(likelyPhone())) : paths.esims();
  return (
    <Notice
      tone="care"
      announce
      title={t(`states.${state}.title`)}
      actions={
        <>
          <LinkButton to={to} size="small">
            {t(`states.${state}.action`)}
          </LinkButton>
          <Button kind="quiet" size="small" onClick={onAnyway}>
            {t("anyway")}
          </Button>
        </>
      }
    >
      {t(`states.${state}.body`)}
    </Notice>
  );
}
