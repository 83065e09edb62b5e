import type { PaymentOperator } from "@rihla/contract";
import { PhoneCall } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../lib/page/visitor.ts";

/** An operator that helps people asks for its number, with its mark, wherever a payment's result is shown. */
export function HelpLine({ operator }: { operator: PaymentOperator | null | undefined }) {
  const t = useTranslations("payment");
  const { language } = useVisitor();
  if (!operator?.helpLine) return null;
  const { phone, mark } = operator.helpLine;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-start text-xs text-ink-2">
      <span
        aria-hidden="true"
        dir="ltr"
        className="shrink-0 rounded bg-[#00653a] px-1.5 py-0.5 text-xs font-bold tracking-wide text-white"
      >
        {mark}
      </span>
      <p className="min-w-0 flex-[1_1_10rem]">
        {t.rich("help", {
          operator: operator.name[language],
          number: () => (
            <a
              href={`tel:${phone}`}
              dir="ltr"
              className="inline-flex items-center gap-1 text-sm font-semibold text-ink underline"
            >
              <PhoneCall aria-hidden="true" className="size-4" />
              {phone}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
