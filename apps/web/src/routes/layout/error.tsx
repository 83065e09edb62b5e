import { Button } from "@rihla/ui/button";
import { EmptyDrawing } from "@rihla/ui/empty-state";
import { Khatim } from "@rihla/ui/khatim";
import { LinkButton } from "@rihla/ui/link-button";
import { type LucideIcon, RefreshCw, WifiOff } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import { HeaderSearch } from "../../features/search/header-search.tsx";
import { SupportAddresses, useWaysWithoutNetwork } from "../../features/shell/without-network.tsx";
import type { LoadFailure } from "../../lib/navigation/load.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useIsOffline } from "../../lib/page/is-offline.ts";
import { reloadForLostCode, reloadIfServed } from "../../lib/session/lost-code.ts";
import { paths, withoutLanguage } from "../../paths.ts";

type Kind = "notFound" | "offline" | "unavailable";
const icons = { offline: WifiOff, unavailable: RefreshCw };

/** Where a page should be: what happened, what to do, and the way on. */
export function ErrorScreen() {
  const t = useTranslations("shell.problem");
  const error = useRouteError();
  const failedOffline = useFailedOffline(error);
  const kind = kindOf(error, failedOffline);
  useEffect(() => {
    reloadForLostCode(error);
  }, [error]);
  const isHome = ["", "/", paths.home()].includes(withoutLanguage(useLocation().pathname));
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {kind === "notFound" ? <EmptyDrawing src={emptyDrawing("signpost")} /> : <Sign icon={icons[kind]} />}
      <h1 className="text-lg">{t(`${kind}.title`)}</h1>
      <p className="text-ink-2">{t(`${kind}.body`)}</p>
      {kind === "notFound" && (
        <div className="mt-2 w-full">
          <HeaderSearch look="page" />
        </div>
      )}
      <div className="mt-3 flex w-full flex-col gap-2">
        {kind !== "notFound" && (
          <TryAgain label={t("retry")} anew={!isRouteErrorResponse(error)} failedOffline={failedOffline} />
        )}
        {kind === "offline" && <WithoutNetwork />}
        {!isHome && (
          <LinkButton to={paths.home()} kind="secondary">
            {t("home")}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

const Sign = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="relative mb-2 flex size-20 items-center justify-center text-sea">
    <Khatim className="absolute inset-0 size-20 text-sea-soft" />
    <Icon aria-hidden="true" className="relative size-8" />
  </span>
);

/** What opens without a network, or needs none. */
function WithoutNetwork() {
  const ways = useWaysWithoutNetwork(true);
  return (
    <>
      {ways.map(({ label, ...way }) => (
        <LinkButton key={way.to} {...way} kind="secondary">
          {label}
        </LinkButton>
      ))}
      <div className="flex flex-col items-center">
        <SupportAddresses />
      </div>
    </>
  );
}

/**
 * When pressed, and by itself when the shop answers again, also where its network never said that it was gone. `anew`: it wasn't data that was missing but code, perhaps of a release that is
 * gone; only a fresh page helps. `failedOffline`: the network may be back before this is drawn.
 */
function TryAgain({ label, anew, failedOffline }: { label: string; anew: boolean; failedOffline: boolean }) {
  const { state, revalidate } = useRevalidator();
  const [asks, setAsks] = useState(false);
  const tryAgain = async () => {
    setAsks(true);
    await (anew ? reloadIfServed() : revalidate());
    setAsks(false);
  };
  const goOn = useEffectEvent(tryAgain);
  const isOffline = useIsOffline();
  useEffect(() => {
    if (failedOffline && !isOffline) goOn();
  }, [failedOffline, isOffline]);
  return (
    <Button busy={asks || state === "loading"} onClick={tryAgain}>
      {label}
    </Button>
  );
}

/** Whether the network was gone when the page failed, or since: a browser says late that it is, or never, and code that was not kept fails by an error of its own. */
function useFailedOffline(error: unknown): boolean {
  const isOffline = useIsOffline();
  const [failed, setFailed] = useState<unknown>();
  if (isOffline && failed !== error) setFailed(error);
  return isOffline || failed === error || codeOf(error) === "offline";
}

function kindOf(error: unknown, failedOffline: boolean): Kind {
  if (isRouteErrorResponse(error) && error.status === 404) return "notFound";
  return failedOffline ? "offline" : "unavailable";
}

function codeOf(error: unknown): string | undefined {
  return isRouteErrorResponse(error) ? (error.data as LoadFailure | null)?.code : undefined;
}
