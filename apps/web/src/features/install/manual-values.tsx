import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { CopyRow } from "../../ui/copy-row.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What to type or paste where no camera helps. */
export function ManualValues({ esim }: { esim: Installable }) {
  const t = useTranslations("install");
  const { smdpAddress, matchingId, activationCode, confirmationCodeRequired } = esim.installation;
  const values: [name: string, value: string | null][] = [
    [t("manual.smdp"), smdpAddress],
    [t("manual.matchingId"), matchingId],
    [t("manual.full"), activationCode],
    [t("manual.iccid"), esim.iccid],
    [t("manual.apn"), esim.apn],
  ];
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{t("manual.title")}</h3>
      <p className="text-sm text-ink-2">{t("manual.body")}</p>
      {values.map(
        ([name, value]) =>
          value && (
            <CopyRow
              key={name}
              label={name}
              value={value}
              copyLabel={t("copyWhat", { what: name })}
              copiedLabel={t("copied")}
            />
          ),
      )}
      {confirmationCodeRequired && <Notice>{t("manual.confirmation")}</Notice>}
    </div>
  );
}
