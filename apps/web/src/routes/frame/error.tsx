import { Compass, RotateCw, WifiOff } from "lucide-react";
import { isRouteErrorResponse, useRevalidator, useRouteError } from "react-router";
import { useTranslations } from "use-intl";
import type { LoadFailure } from "../../lib/load.ts";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "../../ui/link-button.tsx";

type Kind = "notFound" | "offline" | "unavailable";
const icons = { notFound: Compass, offline: WifiOff, unavailable: RotateCw };

/** Where a page should be: what happened, what to do, and the way on. */
export function ErrorScreen() {
  const t = useTranslations("shell.problem");
  const kind = kindOf(useRouteError());
  const revalidator = useRevalidator();
  const Icon = icons[kind];
  const again = (
    <Button busy={revalidator.state === "loading"} onClick={() => revalidator.revalidate()}>
      {t("retry")}
    </Button>
  );
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      icon={<Icon aria-hidden="true" className="size-8" />}
      actions={
        <>
          {kind !== "notFound" && again}
          <LinkButton to={paths.home()} kind={kind === "notFound" ? "primary" : "secondary"}>
            {t("home")}
          </LinkButton>
        </>
      }
    >
      {t(`${kind}.body`)}
    </EmptyState>
  );
}

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return "unavailable";
  if (error.status === 404) return "notFound";
  return (error.data as LoadFailure | null)?.code === "offline" ? "offline" : "unavailable";
}
