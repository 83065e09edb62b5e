import { PhoneCall } from "lucide-react";
import { useTranslations } from "use-intl";

/** SATIM asks for its free number, with its name, wherever a payment's result is shown. */
export function SatimHelp() {
  const t = useTranslations("payment.satim");
  return (
    <div className="flex items-center gap-3 rounded-card bg-sand px-4 py-3 text-start text-sm">
      <span
        aria-hidden="true"
        dir="ltr"
        className="shrink-0 rounded bg-[#00653a] px-2 py-1 text-xs font-bold tracking-wide text-white"
      >
        SATIM
      </span>
      <p className="flex-1">
        {t.rich("help", {
          number: () => (
            <a href="tel:3020" dir="ltr" className="inline-flex items-center gap-1 font-semibold underline">
              <PhoneCall aria-hidden="true" className="size-4" />
              3020
            </a>
          ),
        })}
      </p>
    </div>
  );
}
