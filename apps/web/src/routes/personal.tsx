import { DefaultWords } from "@rihla/ui/default-words";
import { UsualFaults } from "@rihla/ui/usual-fault";
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from "react";
import { Navigate, Outlet, useLocation, useMatches } from "react-router";
import { useTranslations } from "use-intl";
import { opensAnyOrder } from "../domain/orders/orders-here.ts";
import { askedCaptcha, onAskedCaptcha, replyToCaptcha } from "../domain/payments/with-captcha.ts";
import { Queries } from "../lib/api/query.tsx";
import { useHydrated } from "../lib/page/use-hydrated.ts";
import { useVisitor } from "../lib/page/visitor.ts";
import { useToken } from "../lib/session/session.ts";
import { paths, withoutLanguage } from "../paths.ts";
import type { PageHandle } from "../routing.ts";
import { SlowAnswers } from "./layout/slow-answers.tsx";

// Fetched by who pays where a question is asked first.
const CaptchaSheet = lazy(async () => ({
  default: (await import("../features/purchase/captcha-sheet.tsx")).CaptchaSheet,
}));

/** Around personal screens: what the API said is kept while one moves between them; some ask for signing in. */
export function Component() {
  useEffect(forgetEnded, []);
  return (
    <Queries>
      <PartsWords>
        <SlowAnswers />
        <SignedInOnly />
        <AskedCaptcha />
      </PartsWords>
    </Queries>
  );
}

function forgetEnded(): void {
  if (opensAnyOrder())
    import("../domain/orders/forget-ended.ts").then(
      ({ forgetEndedOrders }) => forgetEndedOrders(),
      () => {}, // out of reach: at the next visit
    );
}

/** What fields and dialogs say by themselves, in the page's language. */
function PartsWords({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const words = { overlay: t("common.overlay"), confirm: t("common.confirm"), cancel: t("common.cancel") };
  const faults = { email: t("problems.general.invalidEmail"), url: t("problems.general.invalidUrl") };
  return (
    <UsualFaults value={faults}>
      <DefaultWords value={words}>{children}</DefaultWords>
    </UsualFaults>
  );
}

function SignedInOnly() {
  const token = useToken();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const { prefix } = useVisitor();
  const access = (useMatches().at(-1)?.handle as PageHandle | undefined)?.access;
  if (access === "signed-in" && hydrated && !token)
    return (
      <Navigate replace to={prefix + paths.login({ next: withoutLanguage(pathname) + search + hash })} />
    );
  return <Outlet />;
}

/** Wherever a payment is begun: the question that stands before it. */
function AskedCaptcha() {
  const asked = useSyncExternalStore(onAskedCaptcha, askedCaptcha, () => undefined);
  useEffect(() => () => replyToCaptcha("leave"), []);
  return asked ? (
    <Suspense>
      <CaptchaSheet asked={asked} />
    </Suspense>
  ) : null;
}
