import type { DeviceCheck } from "@rihla/contract";
import { OutsideLinkButton } from "@rihla/ui/link-button";
import { MenuPath } from "@rihla/ui/menu-path";
import { Phone } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Make } from "../../domain/devices/make-of.ts";
import { phoneSystem } from "../../platform/phone/phone-system.ts";
import { AnswerButton } from "./answer-button.tsx";
import { EidField } from "./eid-field.tsx";

type EidStepProps = {
  make: Make;
  eid: DeviceCheck["eid"] | null;
  onFind: (eid: DeviceCheck["eid"]) => void;
};

/** How the phone shows its EID, and whether it does. */
export function EidStep({ make, eid, onFind }: EidStepProps) {
  const t = useTranslations("compatibility.sheet.eid");
  const isShown = eid === "shown" || eid === "verified";
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t("title")}</h3>
      <Dial />
      <p className="text-sm">{t("or")}</p>
      <MenuPath menu={t(`path.${make}`)} />
      <p className="text-sm text-ink-2">{t(`find.${make}`)}</p>
      <AnswerButton
        label={t("question")}
        values={["shown", "missing"]}
        chosen={isShown ? "shown" : eid === "missing" ? eid : null}
        nameOf={(one) => t(one === "shown" ? "yes" : "no")}
        onChoose={onFind}
      />
      {isShown && <EidField onVerify={(isRight) => onFind(isRight ? "verified" : "shown")} />}
    </section>
  );
}

const code = { code: () => <bdi dir="ltr">*#06#</bdi> };

/** A call link where this is a phone. An iPhone does nothing on one with these signs: it says what to do then. */
function Dial() {
  const t = useTranslations("compatibility.sheet.eid");
  if (!phoneSystem()) return <p className="text-sm">{t.rich("onPhone", code)}</p>;
  return (
    <div>
      <OutsideLinkButton kind="secondary" wide href="tel:*%2306%23">
        <Phone aria-hidden="true" className="size-5" />
        <span>{t.rich("dial", code)}</span>
      </OutsideLinkButton>
      <p className="mt-1.5 text-sm text-ink-2">{t("dialNote")}</p>
    </div>
  );
}
