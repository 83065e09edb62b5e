import type { PaymentOperator } from "@rihla/contract";
import { Link } from "@rihla/ui/link";
import { Sheet } from "@rihla/ui/sheet";
import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../../../lib/page/visitor.ts";
import { paths } from "../../../../paths.ts";

const points = ["product", "price", "card", "refund", "data"] as const;

type TermsSheetProps = { open: boolean; onClose: () => void; operator?: PaymentOperator | undefined };

export function TermsSheet({ open, onClose, operator }: TermsSheetProps) {
  const { language } = useVisitor();
  const t = useTranslations("checkout.terms");
  const common = useTranslations("common");
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <ol className="flex list-decimal flex-col gap-3 ps-5 text-sm">
        {points.map((point) => (
          <li key={point}>{t(point, { operator: operator?.name[language] ?? "none" })}</li>
        ))}
      </ol>
      {/* Beside the order, which must not be lost by reading. */}
      <Link
        to={paths.terms()}
        target="_blank"
        className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-sea hover:underline"
      >
        {t("whole")} <ExternalLink aria-hidden="true" className="flip-rtl size-4" />
      </Link>
    </Sheet>
  );
}
