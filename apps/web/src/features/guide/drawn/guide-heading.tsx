import { Link } from "@rihla/ui/link";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../../paths.ts";
import { DeviceLine, type DeviceLineProps } from "./device-line.tsx";

type GuideHeadingProps = DeviceLineProps & { title: string; lead: string };

/** On a phone two lines, so that the first drawing is seen at once; the header's arrow leads back. */
export function GuideHeading({ title, lead, ...device }: GuideHeadingProps) {
  const t = useTranslations("guide");
  return (
    <div className="pb-1 md:pt-6 md:pb-4">
      <nav aria-label={t("title")} className="text-sm text-ink-2 max-md:hidden">
        <Link
          to={paths.guide()}
          className="-mx-1 inline-flex min-h-8 items-center gap-1 px-1 hover:underline"
        >
          <ChevronRight aria-hidden="true" className="flip-rtl size-4 rotate-180" />
          {t("title")}
        </Link>
      </nav>
      <h1 className="text-xl md:text-3xl">{title}</h1>
      <p className="mt-1 text-ink-2 max-md:hidden print:block">{lead}</p>
      <DeviceLine {...device} />
    </div>
  );
}
