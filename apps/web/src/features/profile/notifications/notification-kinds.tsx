import type { NoticeKind } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { useToken } from "../../../lib/session/session.ts";
import { ChosenKinds } from "./chosen-kinds.tsx";
import { useChoice } from "./use-choice.ts";

/** What the devices of whoever is signed in are told, wherever notifications are on. */
export function NoticesSection() {
  const isSignedIn = useToken() !== null;
  return isSignedIn ? <Notices /> : null;
}

function Notices() {
  const t = useTranslations("alertMails");
  const choice = useChoice<NoticeKind>({
    queryKey: ["notices"],
    load: () => api("GET /auth/me/notices"),
    save: (unwanted) => api("PUT /auth/me/notices", { body: { unwanted } }),
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
  } satisfies Record<NoticeKind, string>;
  return (
    <section aria-labelledby="notices">
      <h2 id="notices" className="pb-3 text-lg font-semibold">
        {t("notices.title")}
      </h2>
      <ChosenKinds intro={t("notices.intro")} kinds={kinds} choice={choice} />
    </section>
  );
}
