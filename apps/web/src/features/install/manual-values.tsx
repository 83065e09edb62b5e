import { Card } from "@rihla/ui/card";
import { CopyRow } from "@rihla/ui/copy-row";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { copySecret } from "../../platform/sharing/clipboard.ts";

/** What to type or paste where no camera helps. */
export function ManualValues({ esim }: { esim: Installable }) {
  const t = useTranslations("install");
  const { smdpAddress, matchingId, activationCode, confirmationCodeRequired } = esim.installation;
  const values: [name: string, value: string | null][] = [
    [t("manual.smdp"), smdpAddress],
    [t("manual.matchingId"), matchingId],
    [t("manual.full"), activationCode],
  ];
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
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
              onCopy={copySecret}
            />
          ),
      )}
      {confirmationCodeRequired && <Notice>{t("manual.confirmation")}</Notice>}
    </Card>
  );
}
