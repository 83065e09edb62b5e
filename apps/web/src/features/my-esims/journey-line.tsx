import { RouteLine } from "@rihla/ui/route-line";
import { useTranslations } from "use-intl";
import { journeyOf, type Way } from "../../domain/esims/journey.ts";

export function Journey({ esim }: { esim: Way }) {
  const t = useTranslations("esims.journey");
  return (
    <RouteLine
      label={t("label")}
      stops={journeyOf(esim).map(({ stop, state }) => ({ key: stop, label: t(stop), state }))}
    />
  );
}
