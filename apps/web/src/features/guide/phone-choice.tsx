import { SelectField } from "@rihla/ui/select-field";
import { useTranslations } from "use-intl";
import { type GuidePhone, guidePhones } from "../../paths.ts";

type PhoneChoiceProps = { phone: GuidePhone; onChoose: (phone: GuidePhone) => void };

export function PhoneChoice({ phone, onChoose }: PhoneChoiceProps) {
  const t = useTranslations("guide.phones");
  return (
    <SelectField
      label={t("label")}
      value={phone}
      onChange={(event) => onChoose(event.target.value as GuidePhone)}
      options={guidePhones.map((value) => ({ value, label: t(value) }))}
      fieldClassName="max-w-xs"
    />
  );
}
