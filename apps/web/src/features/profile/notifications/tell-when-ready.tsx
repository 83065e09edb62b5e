import { Button } from "@rihla/ui/button";
import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useCustomer } from "../use-customer.ts";
import { canReceivePush, usePush } from "./use-push.ts";

/**
 * For somebody who waits for what they have bought: one press, and this device tells them. Who doesn't press is asked nothing, and
 * nothing is offered to whom it could not be kept: guests (notifications are an account's), a browser or a shop without notifications, a
 * buyer who wants none of this kind.
 */
export function TellWhenReady({ email }: { email: string }) {
  const customer = useCustomer().data;
  return customer?.email === email && canReceivePush() ? <ForBuyer /> : null;
}

function ForBuyer() {
  const t = useTranslations("orders.tellMe");
  const { state, switchOn } = usePush(true);
  const unwanted = useQuery(apiQuery("GET /auth/me/notifications")).data?.unwanted;
  const shop = useQuery(apiQuery("GET /push-key")).data;
  if (!unwanted || unwanted.includes("esim-ready")) return null;
  if (switchOn.data === "denied") return <p role="status">{t("denied")}</p>;
  if (state === "on") return <p role="status">{t("on")}</p>;
  if (state !== "off" || shop?.publicKey == null) return null;
  return (
    <>
      <Button
        kind="secondary"
        size="small"
        className="self-start"
        busy={switchOn.isPending}
        onClick={() => switchOn.mutate()}
      >
        {!switchOn.isPending && <BellRing aria-hidden="true" className="size-4" />}
        {t("offer")}
      </Button>
      {switchOn.error && <p role="alert">{t("failed")}</p>}
    </>
  );
}
