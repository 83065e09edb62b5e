import type { ReceivedEsim } from "@rihla/contract";
import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { isolate } from "@rihla/i18n";
import { FlagTile } from "@rihla/ui/flag-tile";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useEsimAdvice } from "../../domain/esims/use-esim-advice.ts";
import { emblemAddress, nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import type { ReceivedParts } from "./received-parts.ts";

type OneEsimProps = { esim: ReceivedEsim; parts: ReceivedParts };

/** The recipient's page: whether it connected, what is left, how to install it, and whom to ask. */
export function OneEsim({ esim, parts }: OneEsimProps) {
  const advice = useEsimAdvice(esim);
  const own = useTranslations("received");
  return (
    <>
      <Heading esim={esim} />
      {parts.arrival(esim)}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start lg:gap-10">
        <div className="flex flex-col gap-6">
          {parts.usage(esim)}
          <div>
            {parts.journey(esim)}
            {isUsedUp(esim.status) ? <AskMore esim={esim} /> : <p className="mt-4 text-center">{advice}</p>}
          </div>
        </div>
        <div className="min-w-0 empty:hidden">{parts.installation(esim)}</div>
      </div>
      <Whom esim={esim}>
        <LinkButton kind="quiet" size="small" className="-ms-4" to={paths.support("contact")}>
          {own("write")}
        </LinkButton>
      </Whom>
    </>
  );
}

export function Heading({ esim }: Pick<OneEsimProps, "esim">) {
  const t = useTranslations("received");
  const { language } = useVisitor();
  return (
    <div className="flex items-center gap-4 pt-2 pb-5 md:pt-8">
      <FlagTile src={emblemAddress({ flag: esim.flag, code: "GLOBAL" })} size="large" />
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-2xl font-semibold">
          {t("yours", { name: esim.name === null ? "none" : isolate(esim.name) })}
        </h1>
        <p className="text-ink-2">
          {nameIn(esim.destinationNames, language)} · {t("from", { from: isolate(esim.from) })}
        </p>
      </div>
    </div>
  );
}

/** Only the buyer can add to it. */
export function AskMore({ esim }: Pick<OneEsimProps, "esim">) {
  const t = useTranslations("received");
  return (
    <Notice tone="care" className="mt-4">
      {t("askMore", { from: isolate(esim.from) })}
    </Notice>
  );
}

export function Whom({ esim, children }: Pick<OneEsimProps, "esim"> & { children?: ReactNode }) {
  const t = useTranslations("received");
  return (
    <div className="mt-8 flex flex-col items-start gap-2 text-sm text-ink-2">
      <p>{t("homeScreen")}</p>
      <p>{t("lost", { from: isolate(esim.from) })}</p>
      {children}
    </div>
  );
}
