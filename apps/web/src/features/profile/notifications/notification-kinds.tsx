import type { NotificationKind } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { useToken } from "../../../lib/session/session.ts";
import { ChosenKinds } from "./chosen-kinds.tsx";
import { useChoice } from "./use-choice.ts";

/** What the devices of whoever is signed in are told, wherever notifications are on. */
export function NotificationKindsSection() {
  const isSignedIn = useToken() !== null;
  return isSignedIn ? <NotificationKinds /> : null;
}

function NotificationKinds() {
  const t = useTranslations("alertMails");
  const choice = useChoice<NotificationKind>({
    queryKey: ["notification-kinds"],
    load: () => api("GET /auth/me/notifications"),
    save: (unwanted) => api("PUT /auth/me/notifications", { body: { unwanted } }),
  });
  const kinds = {
    "esim-ready": t("kinds.esimReady"),
    installed: t("kinds.installed"),
    connected: t("kinds.connected"),
    "used-80": t("kinds.used80"),
    "used-100": t("kinds.used100"),
    "ends-tomorrow": t("kinds.endsTomorrow"),
    "payment-late": t("kinds.paymentLate"),
    refund: t("kinds.refund"),
  } satisfies Record<NotificationKind, string>;
  return (
    <section aria-labelledby="notification-kinds">
      <h2 id="notification-kinds" className="pb-3 text-lg font-semibold">
        {t("notifications.title")}
      </h2>
      <ChosenKinds intro={t("notifications.intro")} kinds={kinds} choice={choice} />
    </section>
  );
}
