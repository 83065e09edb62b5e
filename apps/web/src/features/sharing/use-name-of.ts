import type { EsimSummary } from "@rihla/contract";
import { useTranslations } from "use-intl";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useVisitor } from "../../lib/page/visitor.ts";

type Named = Pick<EsimSummary, "name" | "position" | "destinationNames">;

/** What the buyer calls an eSIM, or else where it is for and which one it is. */
export function useNameOf(): (esim: Named) => string {
  const t = useTranslations("sharing");
  const { language } = useVisitor();
  return ({ name, position, destinationNames }) => {
    const place = nameIn(destinationNames, language);
    return name ?? (position.of > 1 ? `${place} · ${t("position", position)}` : place);
  };
}
