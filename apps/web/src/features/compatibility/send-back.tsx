import type { DeviceCheck } from "@rihla/contract";
import { modelLongest } from "@rihla/contract/rules";
import { TextField } from "@rihla/ui/text-field";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { writeCheck } from "../../domain/devices/phone-check.ts";
import { fullAddress } from "../../lib/navigation/full-address.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { outcomeOf } from "./outcome.ts";
import { SendMessage } from "./send-message.tsx";

/** The answer as a message to whoever wants to buy. It carries all there is: nothing is stored for it. */
export function SendBack({ check }: { check: DeviceCheck }) {
  const t = useTranslations("compatibility");
  const { language } = useVisitor();
  const [model, setModel] = useState(check.model ?? "");
  const named = model.replaceAll(/\p{C}/gu, "").trim().slice(0, modelLongest);
  const answer = writeCheck({ ...check, model: named || null, forSomebodyElse: true });
  const address = fullAddress(paths.compatibility({ answer }), language);
  const message = t("asked.message", {
    result: t(`sheet.result.${outcomeOf(check)}`),
    phone: named || t("asked.phone"),
    address,
  });
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t("asked.back")}</h3>
      <TextField
        label={t("asked.model")}
        value={model}
        maxLength={modelLongest}
        onChange={(event) => setModel(event.target.value)}
      />
      <SendMessage label={t("asked.share")} message={message} address={address} />
    </section>
  );
}
