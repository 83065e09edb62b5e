import { brand, locales } from "@rihla/i18n";
import ar from "@rihla/i18n/messages/ar/tooOld.json" with { type: "json" };
import en from "@rihla/i18n/messages/en/tooOld.json" with { type: "json" };
import fr from "@rihla/i18n/messages/fr/tooOld.json" with { type: "json" };
import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { CircleArrowUp } from "lucide-react";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { createBrowserRouter } from "react-router";
import { IntlProvider, useTranslations } from "use-intl";
import { type Stores, tooOld, whenTooOld } from "../lib/api/too-old.ts";
import type { RootData } from "../lib/page/root-data.ts";
import { useToken } from "../lib/session/session.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { openInBrowser } from "../platform/browser/system-browser.ts";
import { phoneSystem } from "../platform/phone/phone-system.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type GateProps = { router: Router; children: ReactNode };

/** Here and in no bundle of the shop's: no page says them, and there is no asking for them any more. */
const words = { fr: { tooOld: fr }, en: { tooOld: en }, ar: { tooOld: ar } };

/** What an owner needs on the way, and what the phone holds of it. */
const readable = /^\/(esims|on-this-phone|details\/[^/]+|for-you|success|guide(\/.*)?)$/;

/** In place of everything once the shop says that this version is too old; eSIMs and their guides stay readable. */
export function TooOldGate({ router, children }: GateProps) {
  const stores = useSyncExternalStore(whenTooOld, tooOld);
  const [reads, setReads] = useState(false);
  const { location, loaderData } = useSyncExternalStore(router.subscribe, () => router.state);
  const { visitor }: RootData = loaderData.root;
  const { language } = visitor;
  const isSignedIn = useToken() !== null;
  // Who has no account has no list to be led to: what they open themselves is shown.
  if (!stores || ((reads || !isSignedIn) && readable.test(withoutLanguage(location.pathname))))
    return children;
  const readEsims = () => {
    setReads(true);
    router.navigate(paths.esims());
  };
  return (
    <IntlProvider locale={locales[language].tag} messages={words[language]} timeZone="Africa/Algiers">
      <TooOld stores={stores} name={brand.name[language]} onReadEsims={readEsims} />
    </IntlProvider>
  );
}

type TooOldProps = { stores: Stores; name: string; onReadEsims: () => void };

function TooOld({ stores, name, onReadEsims }: TooOldProps) {
  const t = useTranslations("tooOld");
  const isSignedIn = useToken() !== null;
  const store = phoneSystem() === "ios" ? stores.apple : stores.google;
  return (
    <main className="flex min-h-dvh flex-col justify-center bg-paper px-4 pt-[calc(1rem+var(--safe-top))] pb-[calc(1rem+var(--safe-bottom))] text-ink">
      <EmptyState
        level={1}
        title={t("title")}
        icon={<CircleArrowUp aria-hidden="true" className="size-8" />}
        actions={
          <>
            {store && <Button onClick={() => openInBrowser(store)}>{t("update")}</Button>}
            {isSignedIn && (
              <Button kind={store ? "secondary" : "primary"} onClick={onReadEsims}>
                {t("esims")}
              </Button>
            )}
          </>
        }
      >
        <p role="status">{t("body")}</p>
        {isSignedIn && <p className="mt-2">{t("yours")}</p>}
        {!store && <p className="mt-2">{t("find", { name })}</p>}
      </EmptyState>
    </main>
  );
}
