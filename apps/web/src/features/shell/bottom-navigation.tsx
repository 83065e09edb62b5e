import { classNames } from "@rihla/ui/class-names";
import { Link } from "@rihla/ui/link";
import { CardSim, CircleQuestionMark, Globe, House, type LucideIcon, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { type NavigationPlace, paths, placeOf, withoutLanguage } from "../../paths.ts";

type Item = {
  key: "home" | "explore" | "esims" | "help" | "profile";
  to: string;
  icon: LucideIcon;
  /** Places that its page begins with. */
  also?: readonly NavigationPlace[];
};

const items: readonly Item[] = [
  { key: "home", to: paths.home(), icon: House },
  { key: "explore", to: paths.search(), icon: Globe, also: ["destinations"] },
  { key: "esims", to: paths.esims(), icon: CardSim },
  { key: "help", to: paths.support(), icon: CircleQuestionMark, also: ["guides", "compatibility"] },
  { key: "profile", to: paths.profile(), icon: UserRound },
];

/** From the top: while the page is still arriving, an icon stands where it will once its word has come. */
const slot =
  "flex w-full flex-col items-center gap-1 pt-2.5 pb-2 text-xs text-ink-2 max-[23rem]:pt-2 max-[23rem]:tracking-tight aria-[current=page]:font-semibold aria-[current=page]:text-sea";

/**
 * For thumbs, on small screens: five places, of which two begin with the other three. Its place is kept at the end of the page, so that
 * it never covers anything (in the footer's colour where one goes before it); with large letters it takes two lines, and stands still where the screen has no room for that.
 */
export function BottomNavigation({ afterFooter }: { afterFooter: boolean }) {
  const t = useTranslations("shell.nav");
  const place = placeOf(withoutLanguage(useLocation().pathname));
  return (
    <div className={classNames("bottom-navigation md:hidden print:hidden", afterFooter && "bg-sand")}>
      <nav
        aria-label={t("label")}
        className="inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[var(--safe-bottom)]"
      >
        {/* A grid: while the page is still arriving, the links that are there must not be wider than they will be. */}
        <ul className="mx-auto grid max-w-md">
          {items.map(({ key, to, icon: Icon, also = [] }) => (
            <li key={key} className="flex">
              <Link
                to={to}
                aria-current={place !== null && [key, ...also].includes(place) ? "page" : undefined}
                className={slot}
              >
                <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
                <Label>{t(key)}</Label>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Whole or not at all: a word that letters set larger make too wide for its place leaves the icon alone, and is still read out. */
const Label = ({ children }: { children: ReactNode }) => (
  <span className="nav-label">
    <span>{children}</span>
  </span>
);
