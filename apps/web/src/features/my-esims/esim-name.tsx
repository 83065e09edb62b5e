import type { EsimSummary } from "@rihla/contract";
import { useTranslations } from "use-intl";

type Named = Pick<EsimSummary, "name" | "position">;

/** What its owner calls it, or else which one of its order it is; nothing for the only one. */
export function EsimName({ esim: { name, position } }: { esim: Named }) {
  const t = useTranslations("esims");
  if (name === null && position.of < 2) return null;
  return (
    <p className="min-w-0 text-ink-2 wrap-anywhere">
      {name === null ? t("position", position) : <bdi>{name}</bdi>}
    </p>
  );
}
