import type { Order } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { suggestSignInEmail } from "../../../domain/person/sign-in-email.ts";
import { useToken } from "../../../lib/session.ts";
import { paths } from "../../../paths.ts";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RouteLine } from "../../../ui/route-line.tsx";
import { deliveryStage, isLate } from "./delivery-stage.ts";
import { MoneyBackNotice } from "./money-back.tsx";

const stages = ["paid", "ordered", "delivered"] as const;

/** Where the eSIMs are on their way, and the way to them. */
export function Delivery({ order }: { order: Order }) {
  const t = useTranslations("payment.delivery");
  const stage = deliveryStage(order);
  const at = stages.indexOf(stage);
  return (
    <Card className="flex flex-col gap-5 print:hidden lg:p-6">
      <h2 className="text-lg font-semibold">{t("label")}</h2>
      <RouteLine
        label={t("label")}
        stops={stages.map((key, index) => ({
          key,
          label: t(key),
          state: index < at || stage === "delivered" ? "done" : index === at ? "current" : "next",
        }))}
      />
      <div role="status">
        <Words order={order} />
      </div>
      <SeeMine email={order.billing.email} />
    </Card>
  );
}

function Words({ order }: { order: Order }) {
  const t = useTranslations("payment.delivery");
  const issued = order.esims.filter((esim) => esim.issued).length;
  const refused = order.esims.some((esim) => esim.refused);
  const waiting = deliveryStage(order) !== "delivered";
  return (
    <div className="flex flex-col gap-3">
      {waiting && <p className="text-ink-2">{isLate(order) ? t("late") : t("wait")}</p>}
      {!waiting && issued > 0 && <p className="font-medium">{t("done", { count: issued })}</p>}
      {refused && <Notice tone="care">{t("refused")}</Notice>}
      <MoneyBackNotice order={order} />
    </div>
  );
}

/** A guest signs in with the address of the purchase, which travels in the tab's storage, not in the address. */
function SeeMine({ email }: { email: string }) {
  const t = useTranslations("payment.delivery");
  const token = useToken();
  const to = token ? paths.esims() : paths.login({ next: paths.esims() });
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={to} wide onClick={() => suggestSignInEmail(email)}>
        {t("seeMine")}
      </LinkButton>
      {!token && (
        <p className="text-center text-sm text-ink-2">
          {t.rich("signInHint", { email: () => <bdi dir="ltr">{email}</bdi> })}
        </p>
      )}
    </div>
  );
}
