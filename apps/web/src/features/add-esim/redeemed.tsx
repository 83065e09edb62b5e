import type { Order, OrderStatus } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { Spinner } from "@rihla/ui/spinner";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { useComingWords } from "../../domain/esims/use-coming-words.ts";
import { useInstallAdvice } from "../../domain/plans/use-install-advice.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { paths } from "../../paths.ts";

/** Milliseconds: the supplier takes some seconds as a rule. */
const oftenWhileComing = 2000;

const isSettled: Readonly<Record<OrderStatus, boolean>> = {
  not_paid: false,
  pending: false,
  confirmed: false,
  ordered: false,
  delivered: true,
  rejected: true,
};

/** The voucher is redeemed: its eSIM comes, is there, or can't be had, when the voucher can be used again. */
export function Redeemed({ number, again }: { number: string; again: () => void }) {
  const t = useTranslations("scan");
  const problems = useTranslations("problems.code");
  const order = useQuery({
    ...apiQuery("GET /orders/{number}", { path: { number } }),
    refetchInterval: ({ state }) => (state.data && isSettled[state.data.status] ? false : oftenWhileComing),
  });
  const coming = useComingWords(order.data?.awaitedSince ?? null);
  // The page has become shorter, and what matters stands at its head.
  useEffect(() => {
    // Gives a promise in newer browsers, which is no way to tidy up.
    window.scrollTo(0, 0);
  }, []);
  const [esim] = order.data?.esims ?? [];
  if (order.data?.status === "rejected")
    return (
      <>
        <Notice tone="wrong" title={t("done.refused")} announce>
          {problems("voucher_activation_failed")}
        </Notice>
        <Button onClick={again}>{t("voucher.retry")}</Button>
        <LinkButton kind="secondary" to={paths.support("contact")}>
          {t("voucher.contact")}
        </LinkButton>
      </>
    );
  return (
    <Card className="flex flex-col gap-4 lg:p-6">
      {esim?.issued ? (
        <>
          <div role="status" className="flex items-start gap-3">
            <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-palm" />
            <div>
              <h2 className="text-lg font-semibold">{t("done.ready")}</h2>
              <WhenToInstall lines={order.data?.lines ?? []} />
            </div>
          </div>
          <LinkButton wide to={paths.details(esim.id)}>
            {t("done.install")}
          </LinkButton>
        </>
      ) : (
        <div role="status" className="flex items-start gap-3">
          <Spinner />
          <div>
            <h2 className="text-lg font-semibold">{t("done.preparing")}</h2>
            <p className="text-ink-2">
              {coming.words} {t("done.preparingBody")}
            </p>
          </div>
        </div>
      )}
      <LinkButton kind="secondary" wide to={paths.status(number)}>
        {t("done.order")}
      </LinkButton>
    </Card>
  );
}

/** A voucher is for one plan. */
function WhenToInstall({ lines }: Pick<Order, "lines">) {
  const { oncePaid } = useInstallAdvice();
  const [line] = lines;
  return line && <p className="text-ink-2">{oncePaid({ ...line.plan, days: line.days })}</p>;
}
