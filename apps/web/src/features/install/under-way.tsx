import { clockTime, ltr } from "@rihla/i18n";
import { Notice } from "@rihla/ui/notice";
import { Spinner } from "@rihla/ui/spinner";
import { useTranslations } from "use-intl";
import { ownZone } from "../../lib/text/own-zone.ts";

/** Somebody has begun; the provider is being asked how it went. `begunAt`: null where only the provider knows of it. */
export function UnderWay({ begunAt }: { begunAt: number | null }) {
  const t = useTranslations("install.underWay");
  const time = begunAt && clockTime(new Date(begunAt).toISOString(), ownZone());
  return (
    <Notice
      announce
      title={
        <span className="flex items-center gap-2">
          {time ? t("titleAt", { time: ltr(time) }) : t("title")}
          <Spinner className="!size-4" />
        </span>
      }
    >
      {t("body")}
    </Notice>
  );
}
