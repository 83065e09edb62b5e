import { CardSim, CircleQuestionMark, Globe, House, type LucideIcon, UserRound } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { paths, withoutLanguage } from "../../paths.ts";
import { Link } from "../../ui/link.tsx";

type Item = {
  key: "home" | "destinations" | "esims" | "help" | "profile";
  to: string;
  icon: LucideIcon;
  open: RegExp;
};

const items: Item[] = [
  { key: "home", to: paths.home(), icon: House, open: /^\/home$/ },
  { key: "destinations", to: paths.search(), icon: Globe, open: /^\/(search$|packages\/)/ },
  { key: "esims", to: paths.esims(), icon: CardSim, open: /^\/(esims|details)/ },
  { key: "help", to: paths.support(), icon: CircleQuestionMark, open: /^\/(support|guide)/ },
  {
    key: "profile",
    to: paths.profile(),
    icon: UserRound,
    open: /^\/(profile|personal-information|preferences)/,
  },
];

/** For thumbs, on small screens. Its place is kept at the end of the page, so that it never covers anything. */
export function BottomNavigation() {
  const t = useTranslations("shell.nav");
  const path = withoutLanguage(useLocation().pathname);
  return (
    <>
      <div className="bg-sand h-[calc(4.25rem+var(--safe-bottom))] md:hidden print:hidden" />
      <nav
        aria-label={t("label")}
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[var(--safe-bottom)] md:hidden"
      >
        {/* A grid: while the page is still arriving, the links that are there must not be wider than they will be. */}
        <ul className="mx-auto grid max-w-md grid-cols-5">
          {items.map(({ key, to, icon: Icon, open }) => (
            <li key={key}>
              <Link
                to={to}
                aria-current={open.test(path) ? "page" : undefined}
                className="flex h-17 flex-col items-center justify-center gap-1 text-xs text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-sea"
              >
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
