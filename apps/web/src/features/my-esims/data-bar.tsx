import { formatData } from "@rihla/i18n";
import { ProgressBar } from "@rihla/ui/progress-bar";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import type { DataLeft } from "./data-of.ts";

/** How much is left, as a bar that warns when it is little. */
export function DataBar({ data }: { data: Extract<DataLeft, { kind: "counted" }> }) {
  const t = useTranslations("esims.pass");
  const { language } = useVisitor();
  const usage = { left: formatData(data.left, language), total: formatData(data.total, language) };
  return (
    <ProgressBar
      label={t("left")}
      value={data.share}
      text={t("usage", usage)}
      tone={data.share > 0.2 ? "sea" : data.share > 0.05 ? "saffron" : "brick"}
    />
  );
}
