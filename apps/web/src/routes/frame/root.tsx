import { locales } from "@rihla/i18n";
import { Outlet, ScrollRestoration } from "react-router";
import { IntlProvider } from "use-intl";
import { HeaderSearch } from "../../features/search/header-search.tsx";
import { Shell } from "../../features/shell/shell.tsx";
import { HelpButton } from "../../features/support/help-button.tsx";
import { messagesOf } from "../../lib/messages.ts";
import { Link } from "../../lib/navigation.tsx";
import { useVisitor } from "../../lib/visitor.ts";
import { LinkContext } from "../../ui/link.tsx";
import { DocumentHead } from "./document-head.tsx";

/** Around every page: words, links that keep the language, the frame. */
export function Root() {
  const { language } = useVisitor();
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <LinkContext value={Link}>
        <DocumentHead />
        <Shell searchBox={<HeaderSearch />} helpButton={<HelpButton />}>
          <Outlet />
        </Shell>
        <ScrollRestoration />
      </LinkContext>
    </IntlProvider>
  );
}
