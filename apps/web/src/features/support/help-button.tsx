import { CircleQuestionMark } from "lucide-react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths, withoutLanguage } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";

const look =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-4 font-semibold text-sea md:fixed md:end-6 md:bottom-6 md:z-20 md:size-14 md:bg-sea md:p-0 md:text-on-sea md:shadow-raised md:hover:bg-sea-strong print:hidden";

type HelpSheet = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * A link to where one can write to us, which opens as a sheet on the page one is on. It floats on wide screens; on a phone
 * it stands where the navigation, which leads to help otherwise, is missing.
 */
export function HelpButton() {
  const t = useTranslations("shell.nav");
  const { language } = useVisitor();
  const { pathname } = useLocation();
  const [Sheet, setSheet] = useState<HelpSheet>();
  const [open, setOpen] = useState(false);
  if (withoutLanguage(pathname) === paths.support()) return null; // which says it all
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return; // wants it in another tab
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    import("./help-sheet.tsx")
      .then(async ({ HelpSheet, fetchWords }) => {
        await fetchWords(language);
        setSheet(() => HelpSheet);
        setOpen(true);
      })
      .catch(() => location.assign(link.href));
  };
  return (
    <aside aria-label={t("help")}>
      <Link to={paths.support("contact")} onClick={press} className={look}>
        <CircleQuestionMark aria-hidden="true" />
        <span className="md:sr-only">{t("help")}</span>
      </Link>
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} />}
    </aside>
  );
}
