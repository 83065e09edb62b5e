import type { BodyOf, ReceivedEsim } from "@rihla/contract";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { ArrivalHelp } from "../../features/guide/arrival-help.tsx";
import { InstallSteps } from "../../features/guide/install-steps.tsx";
import { TakeOwnAlong } from "../../features/guide/take-along/take-own-along.tsx";
import { Installation } from "../../features/install/installation.tsx";
import { neededAtStep } from "../../features/install/needed-at-step.tsx";
import { Arrival } from "../../features/my-esims/arrival.tsx";
import { Freshness } from "../../features/my-esims/freshness.tsx";
import { Journey } from "../../features/my-esims/journey-line.tsx";
import { RemainingPass } from "../../features/my-esims/remaining-pass.tsx";
import { Received, type ReceivedProps } from "../../features/received/received.tsx";
import type { ReceivedParts } from "../../features/received/received-parts.ts";
import { receivedQuery } from "../../features/received/received-queries.ts";
import { useRefreshReceived, useSayReceivedInstalled } from "../../features/received/use-refresh-received.ts";
import { api } from "../../lib/api/api.ts";
import { useKeptWithoutAccount } from "../../lib/session/kept-without-account.ts";

/** Fetched when this phone has received something. */
const fetchKept = () => import("../../features/my-esims/offline-notice.tsx");
const OfflineNotice = lazy(async () => ({ default: (await fetchKept()).OfflineNotice }));
const AvailableWithoutAccount = lazy(async () => ({ default: (await fetchKept()).AvailableWithoutAccount }));

const parts: ReceivedParts = {
  arrival: (esim) => <Arrival esim={esim} help={<ArrivalHelp esim={esim} />} />,
  usage: (esim) => <Usage esim={esim} />,
  journey: (esim) => <Journey esim={esim} />,
  installation: (esim) => <Install esim={esim} />,
  help: (esim) => <ArrivalHelp esim={esim} />,
  asKept: (asked) => (
    <Suspense>
      <OfflineNotice asked={asked} />
    </Suspense>
  ),
  keptHere: (
    <Suspense>
      <AvailableWithoutAccount queryKey={receivedQuery.queryKey} />
    </Suspense>
  ),
};

export function Component({ search }: Pick<ReceivedProps, "search">) {
  useKeptWithoutAccount(false);
  // Another link may be opened in the tab that shows this page.
  const { hash } = useLocation();
  return <Received key={hash} search={search} parts={parts} />;
}

function Usage({ esim }: { esim: ReceivedEsim }) {
  const refresh = useRefreshReceived(esim.id);
  return <RemainingPass esim={esim} freshness={<Freshness esim={esim} refresh={refresh} />} />;
}

function Install({ esim }: { esim: ReceivedEsim }) {
  const { mutate } = useRefreshReceived(esim.id);
  const makePaper = (body: BodyOf<"POST /shares/received/{id}/paper">) =>
    api("POST /shares/received/{id}/paper", { path: { id: esim.id }, body });
  return (
    <Installation
      esim={esim}
      lookAgain={() => mutate()}
      sayInstalled={useSayReceivedInstalled(esim.id)}
      steps={<InstallSteps needed={neededAtStep(esim)} />}
      takeAlong={<TakeOwnAlong makePaper={makePaper} />}
    />
  );
}
