import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { useTranslations } from "use-intl";
import type { PageHandle } from "../../routing.ts";
import { BottomNavigation } from "./bottom-navigation.tsx";
import { CurrencySheet } from "./currency-sheet.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageAndCurrencySheet } from "./language-and-currency-sheet.tsx";
import { LanguageSheet } from "./language-sheet.tsx";
import { PageOrWaiting } from "./navigation-progress.tsx";
import { OfflineStrip } from "./offline-strip.tsx";
import { ReceivedNotification } from "./received-notification.tsx";
import { ScreenshotWarning } from "./screenshot-warning.tsx";
import { useFocusAfterNavigation } from "./use-focus-after-navigation.ts";

type ShellProps = {
  searchBox: ReactNode;
  /** Help in the header, where nothing may float. */
  chatButton: ReactNode;
  /** Help that floats beside the content of a wide screen. */
  helpButton: ReactNode;
  /** Before the content of every page that is not about one thing. */
  waitingOrder: ReactNode;
  children: ReactNode;
};

/** The frame around every page. A focused page (paying, signing in) has no footer and no bottom navigation. */
export function Shell({ searchBox, chatButton, helpButton, waitingOrder, children }: ShellProps) {
  const t = useTranslations("shell");
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const focused = handle?.frame === "focused";
  // On a phone a personal screen is an app's: its links stand in the profile.
  const footerOnPhone = !handle || handle.access === "public";
  const content = useFocusAfterNavigation();
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <a
        href="#content"
        className="sr-only z-50 rounded-full bg-ink px-4 py-3 text-on-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {t("skip")}
      </a>
      <Header searchBox={searchBox} chatButton={chatButton} />
      <main
        ref={content}
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 pb-10 md:px-8"
      >
        {!focused && waitingOrder}
        <OfflineStrip />
        <PageOrWaiting>{children}</PageOrWaiting>
      </main>
      {!focused && (
        <div className={footerOnPhone ? undefined : "max-md:hidden"}>
          <Footer />
        </div>
      )}
      {!focused && <BottomNavigation afterFooter={footerOnPhone} />}
      <div className="hidden xl:block">{helpButton}</div>
      <LanguageSheet />
      <CurrencySheet />
      <LanguageAndCurrencySheet />
      <ReceivedNotification />
      <ScreenshotWarning />
    </div>
  );
}
