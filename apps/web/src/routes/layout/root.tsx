import { locales } from "@rihla/i18n";
import { LinkContext } from "@rihla/ui/link";
import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { IntlProvider } from "use-intl";
import { WaitingOrder } from "../../features/purchase/unpaid/waiting-order.tsx";
import { HeaderSearch } from "../../features/search/header-search.tsx";
import { Shell } from "../../features/shell/shell.tsx";
import { ChatHost } from "../../features/support/chat/chat-host.tsx";
import { SupportWidget } from "../../features/support/support-widget.tsx";
import { Link } from "../../lib/navigation/navigation.tsx";
import { forgiveSkippedTransitions } from "../../lib/navigation/view-transitions.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { messagesOf } from "../../lib/text/messages.ts";
import { DocumentHead } from "./document-head.tsx";

/** Around every page: words, links that keep the language, the frame. */
export function Root() {
  const { language } = useVisitor();
  // Here, for the browser's router and the app's alike.
  useEffect(() => forgiveSkippedTransitions(), []);
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <LinkContext value={Link}>
        <DocumentHead />
        <Shell
          searchBox={<HeaderSearch />}
          chatButton={<SupportWidget variant="header" mode="mobile" />}
          waitingOrder={<WaitingOrder />}
          helpButton={<SupportWidget variant="inline" size="lg" mode="desktop" />}
        >
          <Outlet />
        </Shell>
        <ChatHost />
        <ScrollRestoration />
      </LinkContext>
    </IntlProvider>
  );
}
