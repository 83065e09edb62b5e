import type { DeviceCheck } from "@rihla/contract";
import { MenuPath } from "@rihla/ui/menu-path";
import { useTranslations } from "use-intl";
import type { Make } from "../../domain/devices/make-of.ts";
import { AnswerButton } from "./answer-button.tsx";

type LockStepProps = {
  make: Make;
  lock: DeviceCheck["lock"] | null;
  onFind: (lock: DeviceCheck["lock"]) => void;
};

/** A locked phone refuses the eSIM whatever the lists say. */
export function LockStep({ make, lock, onFind }: LockStepProps) {
  const t = useTranslations("compatibility.sheet.lock");
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{t("title")}</h3>
      {make === "iphone" && <MenuPath menu={t("path.iphone")} />}
      <p className="text-sm text-ink-2">{t(`how.${make}`)}</p>
      <AnswerButton
        label={t("question")}
        values={["free", "locked", "unknown"]}
        chosen={lock}
        nameOf={(one) => t(one)}
        onChoose={onFind}
      />
    </section>
  );
}
