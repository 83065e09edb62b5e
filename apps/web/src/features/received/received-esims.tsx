import type { HeldEsim } from "@rihla/contract";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { RetryState } from "@rihla/ui/retry-state";
import { useQuery } from "@tanstack/react-query";
import { CardSim } from "lucide-react";
import { useTranslations } from "use-intl";
import { lookPause } from "../../domain/esims/look-pause.ts";
import { nameIn } from "../../domain/plans/destination-name.ts";
import { apiQuery } from "../../lib/api/query.tsx";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type ForYouSearch, type Parsed, paths } from "../../paths.ts";
import { InLargeType } from "./large-type.tsx";
import { OneEsim } from "./one-esim.tsx";
import type { HeldParts } from "./received-parts.ts";
import { ShareLoading } from "./share-loading.tsx";

type ChosenProps = { esim: HeldEsim; show: ForYouSearch["show"] | undefined; parts: HeldParts };
export type HeldProps = { search: Parsed<ForYouSearch>; parts: HeldParts };

/** What this phone holds: one eSIM, or which of several. */
export function Held({ search, parts }: HeldProps) {
  const t = useTranslations("received");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const held = useQuery({
    ...apiQuery("GET /hand-overs/held"),
    refetchInterval: ({ state }) => lookPause(state.data?.[0]?.status),
  });
  if (held.error && !held.data)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={held.refetch}
        retrying={held.isFetching}
      >
        {problemText(held.error)}
      </RetryState>
    );
  if (!held.data) return <ShareLoading />;
  if (held.data.length === 0) return <None />;
  const esim = held.data.length === 1 ? held.data[0] : held.data.find(({ id }) => id === search.esim);
  return (
    <>
      {parts.asKept(held)}
      {esim ? <Chosen esim={esim} show={search.show} parts={parts} /> : <Several esims={held.data} />}
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

function Several({ esims }: { esims: readonly HeldEsim[] }) {
  const t = useTranslations("received");
  const { language } = useVisitor();
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-4 pt-4 md:pt-10">
      <h1 className="text-2xl font-semibold">{t("several")}</h1>
      {esims.map(({ id, name, destinationNames }) => (
        <LinkButton key={id} kind="secondary" to={paths.forYou({ esim: id })}>
          <bdi>{name ?? nameIn(destinationNames, language)}</bdi>
          {name !== null && <span className="font-normal">{nameIn(destinationNames, language)}</span>}
        </LinkButton>
      ))}
    </div>
  );
}

function None() {
  const t = useTranslations("received.none");
  return (
    <EmptyState level={1} title={t("title")} icon={<CardSim aria-hidden="true" className="size-8" />}>
      {t("body")}
    </EmptyState>
  );
}
