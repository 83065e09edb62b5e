import { brand, currencies, locales } from "@rihla/i18n";
import { ArrowLeft, UserRound } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/visitor.ts";
import { paths, withoutLanguage } from "../../paths.ts";
import { IconLink } from "../../ui/icon-button.tsx";
import { Link } from "../../ui/link.tsx";
import { Logo } from "../../ui/logo.tsx";
import { currencySheetId } from "./currency-sheet.tsx";
import { languageSheetId } from "./language-sheet.tsx";
import { Pill } from "./pill.tsx";

export function Header({ searchBox }: { searchBox: ReactNode }) {
  const t = useTranslations("shell");
  const { language, currency } = useVisitor();
  const path = withoutLanguage(useLocation().pathname);
  const atHome = path === paths.home();
  // Home and the search have the box in their middle.
  const searchElsewhere = !atHome && path !== paths.search();
  return (
    <header className="border-line bg-paper pt-[var(--safe-top)] md:border-b md:bg-surface">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 md:h-18 md:gap-3 md:px-8">
        {!atHome && <Back label={t("back")} />}
        <Link to={paths.home()} className="me-auto inline-flex rounded-lg md:me-4">
          <Logo name={brand.name[language]} />
        </Link>
        <nav aria-label={t("nav.label")} className="me-auto hidden gap-6 text-sm font-medium md:flex">
          <Link to={`${paths.home()}#destinations`} className="py-3 hover:text-sea">
            {t("nav.destinations")}
          </Link>
          <Link to={paths.support()} className="py-3 hover:text-sea">
            {t("nav.help")}
          </Link>
        </nav>
        {searchElsewhere && <div className="hidden w-72 lg:block">{searchBox}</div>}
        <Pill sheet={languageSheetId} label={t("language.title")}>
          <span className="md:hidden">{locales[language].short}</span>
          <span className="hidden md:inline">{locales[language].name}</span>
        </Pill>
        <Pill sheet={currencySheetId} label={t("currency.label")}>
          {currencies[currency]?.symbol[language]} · {currency}
        </Pill>
        <Link
          to={paths.esims()}
          className="hidden min-h-11 items-center rounded-full bg-ink px-5 text-sm font-medium text-on-ink md:inline-flex"
        >
          {t("nav.esims")}
        </Link>
        <IconLink to={paths.profile()} label={t("nav.profile")} className="max-md:!hidden">
          <UserRound aria-hidden="true" className="size-5" />
        </IconLink>
      </div>
    </header>
  );
}

/** One step back where there is one, else home; on small screens only. */
function Back({ label }: { label: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const back = (event: MouseEvent) => {
    if (key === "default") return; // the first page of this visit: follow the link
    event.preventDefault();
    navigate(-1);
  };
  return (
    <IconLink to={paths.home()} label={label} onClick={back} className="md:hidden">
      <ArrowLeft aria-hidden="true" className="flip-rtl size-5" />
    </IconLink>
  );
}
