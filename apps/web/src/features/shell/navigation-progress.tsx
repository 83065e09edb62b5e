import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { PendingPageProps } from "./pending-page.tsx";

/** Milliseconds: a page quicker than a blink isn't announced; one that is not there after the second wait won't come soon. */
const waits = { shown: 120, slow: 8_000 };

/**
 * The page one is on, or the shape of the one on its way, and when it takes long, what can be done. The old page is only
 * hidden: whoever turns back finds it as it was.
 */
export function PageOrWaiting({ children }: { children: ReactNode }) {
  const { location, state } = useNavigation();
  const { pathname } = useLocation();
  const PendingPage = usePendingPage();
  // Another filter of the same page keeps what is shown, as does a form.
  const awaited = state === "loading" && location.pathname !== pathname ? location : undefined;
  const wait = useWait(state === "idle" ? undefined : (location?.key ?? state));
  const replaces = awaited && wait && PendingPage;
  return (
    <>
      <Progress shown={wait !== undefined && !replaces} />
      <div className={replaces ? "hidden" : "contents"}>{children}</div>
      {replaces && <PendingPage to={awaited} isSlow={wait === "slow"} />}
    </>
  );
}

/** Fetched at the first touch, before which nobody waits for another page. */
function usePendingPage(): ComponentType<PendingPageProps> | undefined {
  const [fetched, setFetched] = useState<{ PendingPage: ComponentType<PendingPageProps> }>();
  useEffect(() => {
    const fetchIt = () => import("./pending-page.tsx").then(setFetched, () => {}); // the line alone says that something is under way
    const once = { once: true, passive: true };
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, fetchIt, once);
    return () => {
      for (const touch of ["pointerdown", "keydown"]) removeEventListener(touch, fetchIt);
    };
  }, []);
  return fetched?.PendingPage;
}

/** How long somebody has waited for what `key` names. */
function useWait(key: string | undefined): keyof typeof waits | undefined {
  const [wait, setWait] = useState<{ key: string; is: keyof typeof waits }>();
  useEffect(() => {
    if (key === undefined) return;
    const timers = (["shown", "slow"] as const).map((is) =>
      setTimeout(() => setWait({ key, is }), waits[is]),
    );
    return () => timers.forEach(clearTimeout);
  }, [key]);
  return wait && wait.key === key ? wait.is : undefined;
}

/** One line at the top, told to screen readers as well. */
function Progress({ shown }: { shown: boolean }) {
  const t = useTranslations("shell");
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {shown && (
        <>
          <div className="origin-start h-1 w-full scale-x-90 bg-sea transition-transform duration-[8s] ease-out starting:scale-x-0" />
          <span className="sr-only">{t("loading")}</span>
        </>
      )}
    </div>
  );
}
