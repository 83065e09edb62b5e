import { brand, currencies, locales } from "@rihla/i18n";
import { classNames } from "@rihla/ui/class-names";
import { IconLink } from "@rihla/ui/icon-button";
import { Link } from "@rihla/ui/link";
import { Logo } from "@rihla/ui/logo";
import { UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { useCartCount } from "../../domain/cart/cart-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths, withoutLanguage } from "../../paths.ts";
import type { PageHandle } from "../../routing.ts";
import { Back } from "./back.tsx";
import { currencySheetId } from "./currency-sheet.tsx";
import { bothSheetId } from "./language-and-currency-sheet.tsx";
import { languageSheetId } from "./language-sheet.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { Pill } from "./pill.tsx";
import { ScrolledTitle } from "./scrolled-title.tsx";

type HeaderProps = { searchBox: ReactNode; chatButton: ReactNode };

export function Header({ searchBox, chatButton }: HeaderProps) {
  const t = useTranslations("shell");
  const { language, currency } = useVisitor();
  const count = useCartCount();
  const path = withoutLanguage(useLocation().pathname);
  const { back, prices } = useHandle();
  const title = useTitle();
  const symbol = currencies[currency]?.symbol[language];
  const atHome = path === paths.home();
  const isInner = !canAdd.has(path);
  // Home and the search have the box in their middle.
  const searchElsewhere = !atHome && path !== paths.search();
  return (
    <header
      className={classNames(
        // On a phone a picture at the head of a page reaches up under it, at home on every screen.
        "pt-[var(--safe-top)]",
        isInner ? "inner-header" : "relative max-md:z-1",
        !atHome && "border-line md:border-b md:bg-surface",
      )}
    >
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-2 px-4 py-2 md:min-h-18 md:gap-x-2.5 md:px-8">
        {isInner && <Back label={t("back")} to={back} />}
        <Link
          to={paths.home()}
          className={classNames(
            "if-room me-auto w-min max-w-max grow rounded-lg text-xl max-[22rem]:max-w-7",
            title ? "max-md:hidden" : isInner && "until-scrolled",
            // Beside the arrow there is room for the star alone.
            (isInner || count > 0) && "max-md:max-w-7",
            isInner && "max-[18rem]:hidden",
          )}
        >
          <Logo name={brand.name[language]} className="flex-wrap" />
        </Link>
        {title && (
          <span
            aria-hidden="true"
            className="me-auto min-w-0 flex-1 leading-tight font-semibold max-[18rem]:order-last max-[18rem]:basis-full md:hidden"
          >
            {title}
          </span>
        )}
        {isInner && !title && <ScrolledTitle />}
        <MainNavigation path={path} />
        {searchElsewhere && <div className="hidden min-w-0 md:block md:flex-1 xl:max-w-60">{searchBox}</div>}
        <Pill
          sheet={languageSheetId}
          label={t("language.title")}
          className={(title || prices) && "max-md:hidden"}
        >
          {locales[language].short}
        </Pill>
        <Pill sheet={currencySheetId} label={t("currency.label")} className="max-md:hidden">
          {symbol}&nbsp;· {currency}
        </Pill>
        {/* One for both where there is little room. */}
        {prices && (
          <Pill sheet={bothSheetId} label={t("both")} className="w-min max-w-max grow-[99] md:hidden">
            <span className="if-room">
              <span className="justify-center">
                <span>{locales[language].short}</span>
                <span>&nbsp;· {symbol}</span>
              </span>
            </span>
          </Pill>
        )}
        {canAdd.has(path) && (
          <IconLink
            to={paths.qrScanner()}
            label={t("nav.addEsim")}
            className={classNames("add-link", atHome && "max-md:!hidden")}
          />
        )}
        <Link
          to={paths.esims()}
          className="hidden min-h-11 items-center rounded-full bg-ink px-5 text-sm font-medium text-on-ink xl:inline-flex"
        >
          {t("nav.esims")}
        </Link>
        {/* Drawn by the stylesheet: scripts of a first visit are dear. */}
        <IconLink
          to={paths.cart()}
          label={t("nav.cart", { count })}
          className="cart-link max-md:not-data-count:hidden"
          data-count={count || undefined}
        />
        <IconLink to={paths.profile()} label={t("nav.profile")} className="max-md:!hidden">
          <UserRound aria-hidden="true" className="size-5" />
        </IconLink>
        {/* At home, help is a tab below. */}
        <div className={classNames("contents xl:hidden print:hidden", atHome && "max-md:hidden")}>
          {chatButton}
        </div>
      </div>
    </header>
  );
}

/** Where people look for a way to add an eSIM that they have a code for. */
const canAdd = new Set<string>([paths.home(), paths.esims(), paths.profile()]);

/** Of the page one is on; an address that isn't ours has none. */
function useHandle(): Partial<PageHandle> {
  return useMatches().at(-1)?.handle ?? {};
}

/** Pages with a title bring its words. */
function useTitle(): string | undefined {
  const t = useTranslations();
  const { title } = useHandle();
  return title && t.has(title) ? t(title) : undefined;
}
