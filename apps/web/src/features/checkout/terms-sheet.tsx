import { useTranslations } from "use-intl";
import { Sheet } from "../../ui/sheet.tsx";

const points = ["product", "price", "card", "refund", "data"] as const;

export function TermsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("checkout.terms");
  const common = useTranslations("common");
  return (
    <Sheet open={open} onClose={onClose} title={t("title")} closeLabel={common("close")}>
      <ol className="flex list-decimal flex-col gap-3 ps-5 text-sm">
        {points.map((point) => (
          <li key={point}>{t(point)}</li>
        ))}
      </ol>
    </Sheet>
  );
}
