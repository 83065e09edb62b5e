import type { ReceivedEsim } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { lookPause } from "../../domain/esims/look-pause.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type Parsed, paths, type ReceivedSearch } from "../../paths.ts";
import { InLargeType } from "./large-type.tsx";
import { OneEsim } from "./one-esim.tsx";
import type { ReceivedParts } from "./received-parts.ts";
import { receivedQuery } from "./received-queries.ts";
import { ShareLoading } from "./share-loading.tsx";

type ChosenProps = { esim: ReceivedEsim; show: ReceivedSearch["show"] | undefined; parts: ReceivedParts };
export type ReceivedEsimsProps = { search: Parsed<ReceivedSearch>; parts: ReceivedParts };

/** Its buyer may take it back: its codes don't stay on a page that lies open. */
const stillOursMs = 30_000;

/** What this phone has received: one eSIM, or which of several. */
export function ReceivedEsims({ search, parts }: ReceivedEsimsProps) {
  const t = useTranslations("received");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const received = useQuery({
    ...receivedQuery,
    refetchInterval: ({ state }) => lookPause(state.data?.[0]?.status) || stillOursMs,
  });
  const from = useGiver(received.data);
  if (received.error && !received.data)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={received.refetch}
        retrying={received.isFetching}
      >
        {problemText(received.error)}
      </RetryState>
    );
  if (!received.data) return <ShareLoading />;
  if (received.data.length === 0) return from === undefined ? <None /> : <TakenBack from={from} />;
  const esim =
    received.data.length === 1 ? received.data[0] : received.data.find(({ id }) => id === search.esim);
  return (
    <>
      {parts.asKept(received)}
      {esim ? <Chosen esim={esim} show={search.show} parts={parts} /> : <Several esims={received.data} />}
      {parts.keptHere}
    </>
  );
}

const Chosen = ({ esim, show, parts }: ChosenProps) =>
  esim.largeType ? (
    <InLargeType esim={esim} show={show} parts={parts} />
  ) : (
    <OneEsim esim={esim} parts={parts} />
  );

function Several({ esims }: { esims: readonly ReceivedEsim[] }) {
  const t = useTranslations("received");
  const { language } = useVisitor();
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-4 pt-4 md:pt-10">
      <h1 className="text-2xl font-semibold">{t("several")}</h1>
      {esims.map(({ id, name, destinationNames }) => (
        <LinkButton key={id} kind="secondary" to={paths.received({ esim: id })}>
          <bdi>{name ?? nameIn(destinationNames, language)}</bdi>
          {name !== null && <span className="font-normal">{nameIn(destinationNames, language)}</span>}
        </LinkButton>
      ))}
    </div>
  );
}

/** Whose eSIM lay open here, also once it is taken back. */
function useGiver(esims: readonly ReceivedEsim[] | undefined): string | undefined {
  const [from, setFrom] = useState<string>();
  const now = esims?.[0]?.from;
  if (now !== undefined && now !== from) setFrom(now);
  return from;
}

function TakenBack({ from }: { from: string }) {
  const t = useTranslations("received.takenBack");
  return (
    <EmptyState level={1} title={t("title", { from: isolate(from) })} drawing={emptyDrawing("door")}>
      {t("body", { from: isolate(from) })}
    </EmptyState>
  );
}

function None() {
  const t = useTranslations("received.none");
  return (
    <EmptyState level={1} title={t("title")} drawing={emptyDrawing("envelope")}>
      {t("body")}
    </EmptyState>
  );
}
