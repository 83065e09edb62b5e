import type { Esim, Repair } from "@rihla/contract";
import { isUntouched } from "@rihla/contract/rules/esim-status";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { useMutation } from "@tanstack/react-query";
import { Wrench } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { isGone, troubleshootingOptions } from "../../domain/esims/troubleshooting.ts";
import { likelyGuide } from "../../domain/guides/likely-guide.ts";
import { orderSecret } from "../../domain/orders/order-access.ts";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { paths } from "../../paths.ts";
import { likelyPhone } from "../../platform/phone/likely-phone.ts";
import { AskSupport } from "./ask-support.tsx";
import { Offers } from "./offers.tsx";
import { RepairResult } from "./repair-result.tsx";

/** `install`: the ways to load it again, where it steps back on the page. */
type RepairProps = { esim: Esim; install: (esim: Esim) => ReactNode };

/** Who bought it on this device holds its order's secret too. */
const access = ({ id, orderNumber }: Esim) => ({ path: { id }, orderSecret: orderSecret(orderNumber) });

/** For who says that an eSIM does not work: how it stands at its provider, and what can be done. */
export function RepairPanel({ esim, install }: RepairProps) {
  const t = useTranslations("repair");
  const problemText = useProblemText();
  const look = useMutation({
    mutationFn: () => api("POST /esims/{id}/diagnosis", access(esim)),
  });
  if (!troubleshootingOptions(esim.status).includes("repair")) return null;
  return (
    <section aria-label={t("title")} className="flex flex-col gap-3">
      {look.error && (
        <Notice tone="wrong" announce>
          {problemText(look.error)}
        </Notice>
      )}
      {look.data ? (
        <Found key={look.submittedAt} esim={esim} first={look.data} install={install} />
      ) : (
        <Button
          kind={isGone(esim) ? "primary" : "secondary"}
          wide
          busy={look.isPending}
          onClick={() => look.mutate()}
        >
          {!look.isPending && <Wrench aria-hidden="true" className="size-5" />}
          {t(look.isPending ? "asking" : "open")}
        </Button>
      )}
    </section>
  );
}

function Found({ esim, first, install }: RepairProps & { first: Repair }) {
  const t = useTranslations("repair");
  const heading = useRef<HTMLHeadingElement>(null);
  const act = useMutation({
    mutationFn: (kind: Repair["offers"][number]["kind"]) =>
      api("POST /esims/{id}/repairs", { ...access(esim), body: { kind } }),
  });
  const repair = act.data ?? first;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t("title")}
        </h2>
        <p className="mt-1">{t(`where.${repair.where}`)}</p>
        {!repair.answered && <p className="mt-1 text-sm text-ink-2">{t("lastKnown")}</p>}
      </div>
      {repair.done ? (
        <RepairResult done={repair.done} orderNumber={esim.orderNumber} />
      ) : (
        <>
          {repair.where === "on_phone" && (
            <LinkButton to={paths.guideActivation(likelyGuide(likelyPhone()))} kind="secondary" wide>
              {t("steps")}
            </LinkButton>
          )}
          {repair.where === "code_free" && !isUntouched(esim.status) && install(esim)}
          <Offers offers={repair.offers} act={act} />
        </>
      )}
      <AskSupport esim={esim} repair={repair} />
    </Card>
  );
}
