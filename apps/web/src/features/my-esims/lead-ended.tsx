import type { EsimSummary } from "@rihla/contract";
import { formatData } from "@rihla/i18n";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { PlacePicture } from "@rihla/ui/place-picture";
import { CardSim, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isGone } from "../../domain/esims/troubleshooting.ts";
import { useEsimAdvice } from "../../domain/esims/use-esim-advice.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { pictureAddress } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { BuyAgain } from "./buy-again.tsx";
import { dataOf } from "./data-of.ts";
import { LeadHeading } from "./lead-heading.tsx";
import { Validity } from "./validity.tsx";

/** The last that has ended: its scene faded, nothing to install, and what one may still want of it. */
export function LeadEnded({ esim }: { esim: EsimSummary }) {
  return (
    <article className="tall-pass md-wide" aria-labelledby="lead-esim">
      <div className="grid grid-cols-[30%_minmax(0,1fr)] max-[18rem]:grid-cols-1 md:grid-cols-[40%_minmax(0,1fr)]">
        <PlacePicture
          src={pictureAddress(esim.destination)}
          className="!h-full rounded-ss-card opacity-75 saturate-[0.3] max-[18rem]:hidden md:rounded-es-card"
        />
        <div className="p-4 md:p-6">
          <LeadHeading esim={esim} />
          <Validity esim={esim} />
          <Used esim={esim} />
        </div>
      </div>
      <div className="flex flex-col justify-center gap-4 p-4 md:w-84 md:p-6 lg:w-96">
        {isGone(esim) ? <Gone esim={esim} /> : <Over esim={esim} />}
      </div>
    </article>
  );
}

function Used({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("myEsims");
  const { language } = useVisitor();
  const used = formatData(esim.usedBytes, language);
  const had = dataOf(esim);
  const data = formatData(had.kind === "counted" ? had.total : had.perDay, language);
  return (
    <p className="mt-1 text-sm text-ink-2">
      {t(had.kind === "counted" ? "used" : "usedByDay", { used, data, days: esim.days })}
    </p>
  );
}

function Over({ esim }: { esim: EsimSummary }) {
  const t = useTranslations("myEsims");
  return (
    <>
      <Hint icon={<Smartphone />} title={t("delete")}>
        {t("deleteBody")}{" "}
        <Link
          to={paths.guideActivation(likelyGuide(likelyPhone()))}
          className="font-medium text-sea hover:underline"
        >
          {t("deleteHow")}
        </Link>
      </Hint>
      <Hint icon={<CardSim />} title={t("goAgain")}>
        {t("goAgainBody")}
      </Hint>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <BuyAgain esim={esim} kind="primary" />
        <ReceiptLink number={esim.orderNumber} />
      </div>
    </>
  );
}

/** Gone before its time: first what can be done about it, which its page says. */
function Gone({ esim }: { esim: EsimSummary }) {
  const advice = useEsimAdvice(esim);
  const mine = useTranslations("myEsims");
  return (
    <>
      <p>{advice}</p>
      <div className="flex flex-wrap gap-2.5 *:grow">
        <LinkButton to={paths.details(esim.id)}>{mine("remedy")}</LinkButton>
        <ReceiptLink number={esim.orderNumber} />
      </div>
    </>
  );
}

function ReceiptLink({ number }: { number: string }) {
  const t = useTranslations("myEsims");
  return (
    <LinkButton kind="secondary" to={paths.success({ order: number })}>
      {t("receipt")}
    </LinkButton>
  );
}

function Hint({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-sea *:size-5">
        {icon}
      </span>
      <div className="min-w-0">
        <h3 className="leading-snug font-semibold">{title}</h3>
        <p className="mt-0.5 text-sm text-ink-2">{children}</p>
      </div>
    </div>
  );
}
