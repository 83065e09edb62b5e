import type { DeviceCheck } from "@rihla/contract";
import { Notice } from "@rihla/ui/notice";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { findAnswer, keepCheck } from "../../domain/devices/phone-check.ts";
import { fullAddress } from "../../lib/navigation/full-address.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { CheckedPhone } from "./checked-phone.tsx";
import { SendMessage } from "./send-message.tsx";

/** The link to send, and a place for the answer that comes back. */
export function SomebodyElse({ onAnswer }: { onAnswer?: (check: DeviceCheck | null) => void }) {
  const t = useTranslations("compatibility");
  const { language } = useVisitor();
  const [pasted, setPasted] = useState("");
  const answer = findAnswer(pasted);
  const address = fullAddress(paths.compatibility({ whose: "other" }), language);
  const paste = (next: string) => {
    setPasted(next);
    const found = findAnswer(next);
    if (found) keepCheck(found);
    onAnswer?.(found);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{t("other.body")}</p>
      <SendMessage label={t("other.share")} message={t("other.message", { address })} address={address} />
      <TextField
        // Of no form: this may stand in one, which Enter would send.
        form="none"
        label={t("other.paste")}
        value={pasted}
        error={pasted.trim() && !answer ? t("other.wrong") : undefined}
        onChange={(event) => paste(event.target.value)}
      />
      {answer && (
        <Notice tone="good" title={t("answered.title")} announce>
          <CheckedPhone check={answer} />
        </Notice>
      )}
    </div>
  );
}
