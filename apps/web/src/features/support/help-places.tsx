import { Link } from "@rihla/ui/link";
import { BookOpen, ChevronRight, TabletSmartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { paths } from "../../paths.ts";

const places = [
  ["guides", paths.guide(), BookOpen],
  ["compatibility", paths.compatibility(), TabletSmartphone],
] as const;

/** What most people look for help with has pages of its own; on a phone this is the way to them. */
export function HelpPlaces() {
  const t = useTranslations("shell.nav");
  return (
    <ul className="mt-5 divide-y divide-line rounded-card border border-line bg-surface md:hidden">
      {places.map(([key, to, Icon]) => (
        <li key={key}>
          <Link to={to} className="flex min-h-14 items-center gap-3 px-4 font-medium hover:text-sea">
            <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
            {t(key)}
            <ChevronRight aria-hidden="true" className="flip-rtl ms-auto size-5 shrink-0 text-ink-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
