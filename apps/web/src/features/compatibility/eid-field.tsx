import { eidDigits, eidFault, eidLength } from "@rihla/devices/eid";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";

/** Looks at an EID as it is typed. It lives in this field alone: it is neither kept nor sent. */
export function EidField({ onVerify }: { onVerify: (isRight: boolean) => void }) {
  const t = useTranslations("compatibility.sheet.eid");
  const [typed, setTyped] = useState("");
  const fault = eidFault(typed);
  const type = (next: string) => {
    setTyped(next);
    if ((eidFault(next) === null) !== (fault === null)) onVerify(eidFault(next) === null);
  };
  const count = t("count", { count: eidDigits(typed).length, all: eidLength });
  const isWrong = fault !== null && fault !== "short";
  return (
    <div>
      <TextField
        // Of no form: this may stand in one, which Enter would send.
        form="none"
        label={t("field")}
        hint={typed && fault === "short" ? `${count}. ${t("private")}` : t("private")}
        error={isWrong ? t(`faults.${fault}`) : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className="tabular-nums"
      />
      <p role="status" className="mt-1.5 text-sm font-medium text-palm">
        {fault === null && t("right")}
      </p>
    </div>
  );
}
