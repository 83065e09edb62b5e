import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";

/** The phone's own system has answered: a yes stands for the EID, after a no that is still to be looked for. */
export function OwnStep({ takesEsims }: { takesEsims: boolean }) {
  const t = useTranslations("phone.own");
  if (!takesEsims)
    return (
      <Notice tone="care" title={t("no")}>
        {t("noBody")}
      </Notice>
    );
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-base font-semibold">{t("step.title")}</h3>
      <p className="text-sm text-ink-2">{t("step.body")}</p>
    </section>
  );
}
