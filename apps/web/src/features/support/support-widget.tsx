import { classNames } from "@rihla/ui/class-names";
import { CircleQuestionMark } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SheetLink } from "../../lib/navigation/sheet-link.tsx";
import { paths, withoutLanguage } from "../../paths.ts";

type SupportWidgetProps = {
  /** Among the header's buttons, or by itself on the page. */
  variant: "header" | "inline";
  size?: keyof typeof sizes;
  /** On a computer an inline one floats. */
  mode: "mobile" | "desktop";
};

const sizes = { sm: "size-9", md: "size-11", lg: "size-14" };
const looks = {
  header: "relative border border-line bg-surface text-sea hover:bg-sand",
  "inline mobile": "relative bg-sea text-on-sea",
  "inline desktop":
    "fixed end-[calc(1.5rem+var(--safe-side,0px))] bottom-6 z-20 border border-line bg-surface text-sea shadow-raised hover:bg-sand",
};

/**
 * A link to where one can write to us, which opens as a sheet on the page one is on; where a chat was begun, as its window.
 * The number of messages that nobody has looked at stands on it, drawn by the stylesheet.
 */
export function SupportWidget({ variant, size = "md", mode }: SupportWidgetProps) {
  const t = useTranslations("shell.nav");
  const { pathname } = useLocation();
  if (withoutLanguage(pathname) === paths.support()) return null; // which says it all
  const look = looks[variant === "header" ? variant : (`${variant} ${mode}` as const)];
  return (
    <aside aria-label={t("help")} className="contents print:hidden">
      <SheetLink
        to={paths.support("contact")}
        load={() => import("./help-sheet.tsx")}
        given={{}}
        className={classNames(
          "support-widget flex shrink-0 items-center justify-center rounded-full",
          sizes[size],
          look,
        )}
      >
        <CircleQuestionMark aria-hidden="true" className="size-5" />
        <span className="sr-only">{t("help")}</span>
      </SheetLink>
    </aside>
  );
}
