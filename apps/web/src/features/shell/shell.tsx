import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import type { PageHandle } from "../../routing.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { CurrencySheet } from "./currency-sheet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageSheet } from "./language-sheet.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

type ShellProps = { searchBox: ReactNode; helpButton: ReactNode; children: ReactNode };

/** The frame around every page. A focused page (paying, signing in) has no footer and no bottom navigation. */
export function Shell({ searchBox, helpButton, children }: ShellProps) {
  const t = useTranslations("shell");
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const focused = handle?.frame === "focused";
  const content = useFocusAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-4 py-3 text-on-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skip")}
      </a>
      <NavigationProgress />
      <Header searchBox={searchBox} />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pb-10 md:px-8"
      >
        {children}
      </main>
      {!focused && <Footer />}
      {!focused && <BottomNavigation />}
      <div className={focused ? "flex justify-center pb-6" : "max-md:hidden"}>{helpButton}</div>
      <LanguageSheet />
      <CurrencySheet />
    </div>
  );
}
