import type { Esim } from "@rihla/contract";
import { isInUse } from "@rihla/contract/rules/esim-status";
import { classNames } from "@rihla/ui/class-names";
import { PlacePicture } from "@rihla/ui/place-picture";
import { Rows } from "@rihla/ui/rows";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { hasDataLeft, installStage } from "../../../domain/esims/install-stage.ts";
import { useEsimAdvice } from "../../../domain/esims/use-esim-advice.ts";
import { widePicture } from "../../../domain/plans/destination-name.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { AvailableOffline } from "../offline-notice.tsx";
import { StatePass } from "./state-pass.tsx";

type EsimPageProps = {
  esim: Esim;
  actions: ReactNode;
  /** The code itself, where a wide screen shows it to a phone. */
  code: ReactNode;
  /** What is under way or went wrong: open, before what is looked into. */
  news: ReactNode;
  rows: ReactNode;
  /** How it was. */
  feedback: ReactNode;
};

/** One eSIM: its place, one number, one thing to do; the rest a line each. */
export function EsimPage({ esim, actions, code, news, rows, feedback }: EsimPageProps) {
  const isCountry = esim.flag !== null;
  const { queryKey } = apiQuery("GET /esims/{id}", { path: { id: esim.id } });
  return (
    <div className="esim-page max-md:-mb-6">
      <div className={classNames("place-head", isCountry && "country")}>
        <PlacePicture
          src={widePicture({ code: esim.destination, isCountry })}
          loading="eager"
          className={classNames(
            isCountry && "!object-fill",
            esim.group === "expired" && "opacity-75 saturate-[0.3]",
          )}
        />
      </div>
      <div className="esim-columns">
        <div className="flex min-w-0 flex-col gap-4">
          <StatePass esim={esim} advice={<Advice esim={esim} />} code={code} actions={actions} />
          {news}
        </div>
        <div className="flex min-w-0 flex-col gap-3">
          <Rows>{rows}</Rows>
          <div className="flex flex-col gap-1 empty:hidden">
            <Keep esim={esim} />
            <AvailableOffline queryKey={queryKey} className="text-xs" />
          </div>
          {feedback}
        </div>
      </div>
    </div>
  );
}

/** What to do next, in words; nothing of one that works. */
function Advice({ esim }: { esim: Esim }) {
  const advice = useEsimAdvice(esim);
  return !isInUse(esim.status) && <p className="text-sm">{advice}</p>;
}

/** Never folded away: who deletes it loses what is left. */
function Keep({ esim }: { esim: Esim }) {
  const t = useTranslations("install.keep");
  const stage = installStage(esim);
  if (stage === "over" || stage === "waiting" || !hasDataLeft(esim)) return null;
  return <p className="text-center text-xs text-ink-2">{t("title")}</p>;
}
