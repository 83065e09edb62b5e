import { useMutation } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { useTranslations } from "use-intl";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { askForNotifications, notificationState } from "../../platform/notifications.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The browser is asked on a press, never by itself; once refused, only its settings can change that. */
export function Notifications() {
  const t = useTranslations("profile.notifications");
  const hydrated = useHydrated();
  const ask = useMutation({ mutationFn: askForNotifications });
  const state = hydrated ? (ask.data ?? notificationState()) : "default";
  return (
    <section aria-labelledby="notifications">
      <h2 id="notifications" className="pb-3 text-lg font-semibold">
        {t("title")}
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="text-sm text-ink-2">{t("body")}</p>
        {state === "default" && (
          <Button kind="secondary" size="medium" busy={ask.isPending} onClick={() => ask.mutate()}>
            {!ask.isPending && <BellRing aria-hidden="true" className="size-5" />}
            {ask.isPending ? t("asking") : t("allow")}
          </Button>
        )}
        {state === "granted" && <Notice tone="good">{t("granted")}</Notice>}
        {state === "denied" && (
          <Notice tone="care" announce={ask.isSuccess}>
            {t("denied")}
          </Notice>
        )}
        {state === "unsupported" && <Notice>{t("unsupported")}</Notice>}
        {ask.error && (
          <Notice tone="wrong" announce>
            {t("failed")}
          </Notice>
        )}
      </Card>
    </section>
  );
}
