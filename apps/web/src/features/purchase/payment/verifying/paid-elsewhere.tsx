import { brand } from "@rihla/i18n";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton, OutsideLinkButton } from "@rihla/ui/link-button";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { paymentEnd } from "../../../../domain/payments/payment-end.ts";
import { apiQuery } from "../../../../lib/api/query.tsx";
import { useToken } from "../../../../lib/session/session.ts";
import { paths } from "../../../../paths.ts";
import { phoneSystem } from "../../../../platform/phone/phone-system.ts";
import { UnknownPayment } from "../unknown-payment.tsx";
import { PaymentWaiting } from "./payment-waiting.tsx";
import { pollDelay } from "./poll-delay.ts";

const icons = { successful: CircleCheck, rejected: CircleX, pending: Hourglass };
const colours = { successful: "text-palm", rejected: "text-brick", pending: "text-sea" };

/**
 * Back from the bank in another browser than the one that ordered (out of another app, say): it holds no proof, so it is told
 * how the payment stands and how to find the order.
 */
export function PaidElsewhere({ id }: { id: string }) {
  const t = useTranslations("payment.elsewhere");
  const common = useTranslations("payment");
  const token = useToken();
  const outcome = useQuery({
    ...apiQuery("GET /payments/{id}/outcome", { path: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && paymentEnd(state.data) === null ? pollDelay(state.dataUpdateCount) : false,
  });
  if (outcome.isPending)
    return (
      <PaymentWaiting stage="verifying" checking onCheck={() => {}} bankAddress={null} operator={null} />
    );
  if (!outcome.data) return <UnknownPayment />;
  const { status } = outcome.data;
  const Icon = icons[status];
  return (
    <EmptyState
      level={1}
      title={t(`${status}.title`)}
      icon={<Icon aria-hidden="true" className={`size-8 ${colours[status]}`} />}
      actions={
        <>
          <LeadBack id={id} />
          {!token && (
            <LinkButton to={paths.login({ next: paths.paymentCallback({ payment: id }) })}>
              {common("unknown.signIn")}
            </LinkButton>
          )}
          <LinkButton kind={token ? "primary" : "secondary"} to={paths.home()}>
            {common("home")}
          </LinkButton>
        </>
      }
    >
      <span role="status">{t(`${status}.body`)}</span> {t(token ? "otherAccount" : "find")}
    </EmptyState>
  );
}

/** The app has opened the bank's page, says the address: the way back into it, which is tried once by itself. */
function LeadBack({ id }: { id: string }) {
  const t = useTranslations("payment.backToApp");
  const [search] = useSearchParams();
  const left = search.get("left") === "yes" ? ("yes" as const) : undefined;
  const isFromApp = search.get("app") === "yes" && phoneSystem() !== undefined;
  const address = `${brand.deepLink.scheme}:/${paths.paymentCallback({ payment: id, ...(left && { left }) })}`;
  useEffect(() => {
    if (isFromApp) window.location.assign(address);
  }, [isFromApp, address]);
  if (!isFromApp) return null;
  return (
    <OutsideLinkButton wide href={address}>
      {t("back")}
    </OutsideLinkButton>
  );
}
