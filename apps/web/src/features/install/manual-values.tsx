import { Card } from "@rihla/ui/card";
import { CopyRow } from "@rihla/ui/copy-row";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import type { Installable } from "../../domain/esims/install-stage.ts";
import { copySecret } from "../../platform/sharing/clipboard.ts";

const typed = ["smdp", "matchingId", "full"] as const;
export type TypedValue = (typeof typed)[number];
type ManualValuesProps = { esim: Installable };

/** What to type or paste where no camera helps. */
export function ManualValues({ esim }: ManualValuesProps) {
  const t = useTranslations("install.manual");
  return (
    <Card className="flex flex-col gap-3 lg:p-6">
      <h3 className="font-semibold">{t("title")}</h3>
      <p className="text-sm text-ink-2">{t("body")}</p>
      <TypedValues esim={esim} only={typed} />
    </Card>
  );
}

/** Those that one phone asks for. */
export function TypedValues({ esim, only }: ManualValuesProps & { only: readonly TypedValue[] }) {
  const t = useTranslations("install");
  const { smdpAddress, matchingId, activationCode, confirmationCodeRequired } = esim.installation;
  const values = { smdp: smdpAddress, matchingId, full: activationCode };
  return (
    <div className="flex flex-col gap-3">
      {only.map((key) => {
        const [name, value] = [t(`manual.${key}`), values[key]];
        return (
          value && (
            <CopyRow
              key={key}
              label={name}
              value={value}
              copyLabel={t("copyWhat", { what: name })}
              copiedLabel={t("copied")}
              onCopy={copySecret}
            />
          )
        );
      })}
      {confirmationCodeRequired && <Notice>{t("manual.confirmation")}</Notice>}
    </div>
  );
}
