import { type CodeReason, codeReasons } from "@rihla/contract/admin/operator-rules";
import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";
import type { Offered } from "../../lib/act-sheet.tsx";
import { call } from "../../lib/call.ts";
import { Copied } from "../../lib/copied.tsx";

/** An activation code, for a reason of the list. It stands on the screen until that is left, and nowhere else. */
export function useShowingCode(): (esimId: string) => Offered {
  const t = useTranslations("admin");
  return (id) => {
    const key = crypto.randomUUID();
    return {
      title: t("do.code"),
      text: t("do.codeText"),
      reasoned: true,
      children: (
        <SelectField
          name="reason"
          label={t("why")}
          required
          placeholder={t("do.choose")}
          options={codeReasons.map((value) => ({ value, label: t(`do.codeReason.${value}`) }))}
        />
      ),
      act: async (note, fields) => {
        const reason = fields.get("reason") as CodeReason;
        const { data } = await call("POST /esims/{id}/codes", { path: { id }, body: { key, reason, note } });
        return <ShownCode code={data.activationCode} />;
      },
    };
  };
}

function ShownCode({ code }: { code: string }) {
  const t = useTranslations("admin");
  return (
    <div className="grid gap-1">
      <p>{t("do.codeOnce")}</p>
      <p className="-ms-2 font-mono">
        <Copied value={code} />
      </p>
    </div>
  );
}
