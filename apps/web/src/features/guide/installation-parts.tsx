import { Badge } from "@rihla/ui/chip";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { GuidePart } from "./drawn/guide-part.tsx";
import type { ShownGuide, ShownPart } from "./drawn/shown-step.ts";
import { isBest } from "./is-best.ts";

export default function InstallationParts({ guides }: { guides: readonly ShownGuide[] }) {
  return guides.flatMap((guide) =>
    guide.parts.map((part) => <Part key={part.key} guide={guide} part={part} />),
  );
}

function Part({ guide, part }: { guide: ShownGuide; part: ShownPart }) {
  const t = useTranslations("guide.installation");
  const system = guide.maker === "iphone" ? "apple" : "android";
  return (
    <GuidePart
      guide={guide}
      part={part}
      badge={isBest({ guide, part }) && <Badge>{t("best")}</Badge>}
      lead={part.key === "tap" ? t(`tap.${system}.needs`) : part.note}
    >
      {part.key === "code" && (
        <Notice title={t("same.title")} className="mt-5 break-inside-avoid">
          {t(`same.${system}`)}
        </Notice>
      )}
    </GuidePart>
  );
}
