import { RadioCard } from "@rihla/ui/radio-card";
import { useTranslations } from "use-intl";
import { useWantedPlace } from "../../domain/payments/wanted-place.ts";
import { useHydrated } from "../../lib/page/use-hydrated.ts";
import { mayOpenWindow } from "../../platform/browser/payment-window.ts";

/** Where the bank's page opens, on a computer; phones have one window. */
export function PaymentOpensIn() {
  return useHydrated() && mayOpenWindow() ? <Choice /> : null;
}

function Choice() {
  const t = useTranslations("profile.preferences.payment");
  const [place, want] = useWantedPlace();
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t("title")}</legend>
      <p className="pb-3 text-sm text-ink-2">{t("detail")}</p>
      <div className="flex flex-col gap-2">
        {(["page", "window"] as const).map((one) => (
          <RadioCard
            key={one}
            name="payment-place"
            value={one}
            chosen={one === place}
            onChoose={() => want(one)}
            label={t(one)}
          />
        ))}
      </div>
    </fieldset>
  );
}
