import type { Order } from "@rihla/contract";
import { Card } from "@rihla/ui/card";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { RouteLine } from "@rihla/ui/route-line";
import { type ReactNode, useEffect } from "react";
import { useTranslations } from "use-intl";
import { useKeptAhead } from "../../../../domain/esims/keep-ahead.ts";
import { useComingWords } from "../../../../domain/esims/use-coming-words.ts";
import { countShareable } from "../../../../domain/orders/count-shareable.ts";
import { minutesInLine } from "../../../../domain/orders/minutes-in-line.ts";
import { piecesOf } from "../../../../domain/orders/pieces-of.ts";
import { suggestSignInEmail } from "../../../../domain/person/sign-in-email.ts";
import { useHapticWhen } from "../../../../lib/page/use-haptic.ts";
import { useToken } from "../../../../lib/session/session.ts";
import { paths } from "../../../../paths.ts";
import { askToStay } from "../../../../platform/storage/offline-shop.ts";
import { RefundNotice } from "../refund-status.tsx";
import type { Brought } from "./brought.ts";
import { type DeliveryStage, deliveryStage } from "./delivery-stage.ts";
import { NextStops, ReadyEsims } from "./ready-esims.tsx";
import { WhenToInstall } from "./when-to-install.tsx";

const stages = ["paid", "ordered", "delivered"] as const;

type DeliveryProps = Omit<Brought, "invoices" | "giveBack"> & { order: Order; backToApp: ReactNode };

/** Where the eSIMs are on their way, then the eSIM itself with what installs it. */
export function Delivery({ order, backToApp, showReady, showSeveral, tellWhenReady }: DeliveryProps) {
  const stage = deliveryStage(order);
  const issued = order.esims.filter(({ issued, givenBack }) => issued && !givenBack);
  useKeptAhead(issued.map(({ id }) => id));
  const isDelivered = stage === "delivered";
  useEffect(() => {
    if (isDelivered) askToStay();
  }, [isDelivered]);
  const isReady = isDelivered && issued.length > 0;
  useHapticWhen(isReady, "success");
  return (
    <div className="flex flex-col gap-6 print:hidden">
      {isReady ? (
        <ReadyEsims order={order} show={showReady} showSeveral={showSeveral} />
      ) : (
        <OnTheWay order={order} stage={stage}>
          {minutesInLine(order) !== null && tellWhenReady(order)}
        </OnTheWay>
      )}
      {(isReady || !isDelivered) && (
        <>
          <div role="status">{isReady ? <Words order={order} /> : <Soon order={order} />}</div>
          <NextStops />
        </>
      )}
      <div className="flex flex-col gap-5">
        <SeeMine email={order.billing.email} />
        <ShareEsims order={order} />
        {backToApp}
      </div>
    </div>
  );
}

type OnTheWayProps = { order: Order; stage: DeliveryStage; children: ReactNode };

/** As high as the pass that takes its place: nothing below moves then. */
function OnTheWay({ order, stage, children }: OnTheWayProps) {
  const t = useTranslations("payment.delivery");
  const at = stages.indexOf(stage);
  return (
    <Card className="flex min-h-62.5 flex-col gap-5 lg:min-h-94 lg:p-6">
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
      {children}
    </Card>
  );
}

/** What is to be done when it has come can be read meanwhile. */
function Soon({ order }: { order: Order }) {
  const t = useTranslations("payment.delivery");
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{t("soon", { count: piecesOf(order.lines) })}</p>
      <WhenToInstall lines={order.lines} />
    </div>
  );
}

function Words({ order }: { order: Order }) {
  const t = useTranslations("payment.delivery");
  const issued = order.esims.filter((esim) => esim.issued && !esim.givenBack).length;
  const givenBack = order.esims.filter((esim) => esim.givenBack).length;
  const refused = order.esims.some((esim) => esim.refused);
  const waiting = deliveryStage(order) !== "delivered";
  return (
    <div className="flex flex-col gap-3">
      {waiting && <Waiting order={order} />}
      {!waiting && issued > 0 && (
        <>
          <p className="font-medium">{t("done", { count: issued })}</p>
          <WhenToInstall lines={order.lines} />
        </>
      )}
      {givenBack > 0 && <p className="text-ink-2">{t("givenBack", { count: givenBack })}</p>}
      {refused && <Notice tone="care">{t("refused")}</Notice>}
      <RefundNotice order={order} />
    </div>
  );
}

/** How long it takes, also when others come first, and that nobody has to stay for it. */
function Waiting({ order }: { order: Order }) {
  const t = useTranslations("payment.delivery");
  const minutes = minutesInLine(order);
  const { words, isLate } = useComingWords(order.awaitedSince);
  return (
    <div className="flex flex-col gap-1">
      {minutes !== null && <p className="font-medium">{t("inLine", { minutes })}</p>}
      {(minutes === null || isLate) && <p className="text-ink-2">{words}</p>}
      <p className="text-ink-2">
        {minutes === null
          ? t("wait")
          : t.rich("inLineMail", { email: () => <bdi dir="ltr">{order.billing.email}</bdi> })}
      </p>
    </div>
  );
}

/** Of several, most are for others. */
function ShareEsims({ order }: { order: Order }) {
  const t = useTranslations("orders.next");
  const count = countShareable(order);
  if (count < 2) return null;
  return (
    <LinkButton
      kind="quiet"
      to={paths.orderShares(order.number)}
      onClick={() => suggestSignInEmail(order.billing.email)}
    >
      {t("share", { count })}
    </LinkButton>
  );
}

/** A guest signs in with the address of the purchase, which travels in the tab's storage, not in the address. */
function SeeMine({ email }: { email: string }) {
  const t = useTranslations("payment.delivery");
  const token = useToken();
  const to = token ? paths.esims() : paths.login({ next: paths.esims() });
  return (
    <div className="flex flex-col gap-2">
      <LinkButton to={to} kind="secondary" wide onClick={() => suggestSignInEmail(email)}>
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
