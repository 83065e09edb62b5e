import type { Cancellation } from "@rihla/contract";
import { RadioCard } from "@rihla/ui/radio-card";
import { useTranslations } from "use-intl";

export type Way = Cancellation["ways"][number]["to"];
type ChooseWayProps = { ways: Cancellation["ways"]; chosen: Way; onChoose: (way: Way) => void };

/** Where money is to go, where there is a choice. */
export function ChooseWay({ ways, chosen, onChoose }: ChooseWayProps) {
  const t = useTranslations("orders.return.confirm");
  if (ways.length < 2) return null;
  return (
    <fieldset className="my-3 flex flex-col gap-2 text-start">
      <legend className="sr-only">{t("way")}</legend>
      {ways.map(({ to }) => (
        <RadioCard
          key={to}
          name="way"
          value={to}
          chosen={to === chosen}
          onChoose={() => onChoose(to)}
          label={t(`ways.${to}`)}
        />
      ))}
    </fieldset>
  );
}
