import { isUsedUp } from "@rihla/contract/rules/esim-status";
import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { LinkButton } from "@rihla/ui/link-button";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { Tabs } from "@rihla/ui/tabs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useKeptAhead } from "../../domain/esims/keep-ahead.ts";
import { leadOf, noteEsims } from "../../domain/esims/note-esims.ts";
import { apiPages } from "../../lib/api/query.tsx";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";
import { EsimRow } from "./esim-row.tsx";
import { Failed } from "./failed.tsx";
import { LeadEnded } from "./lead-ended.tsx";
import { LeadEsim } from "./lead-esim.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

const groups = ["active", "expired"] as const;
type Group = (typeof groups)[number];

/** `beforeList`: what concerns whoever has an eSIM, and wants a network. */
export function MyEsims({ beforeList }: { beforeList: ReactNode }) {
  const t = useTranslations("esims.tabs");
  const [group, setGroup] = useState<Group>("active");
  return (
    <Tabs
      label={t("label")}
      tabs={groups.map((key) => ({ key, label: t(key) }))}
      chosen={group}
      onChoose={setGroup}
    >
      <div className="pt-5">
        <List group={group} before={beforeList} />
      </div>
    </Tabs>
  );
}

function List({ group, before }: { group: Group; before: ReactNode }) {
  const token = useToken();
  const t = useTranslations("esims");
  const recharge = useTranslations("recharge");
  const esims = useInfiniteQuery({ ...apiPages("GET /esims", { group }), enabled: token !== null });
  useKeptAhead(esims.data?.map(({ id }) => id) ?? []);
  useEffect(() => {
    if (group === "active" && esims.data) noteEsims(esims.data);
  }, [group, esims.data]);
  const lead = esims.data && leadOf(esims.data);
  const Lead = group === "active" ? LeadEsim : LeadEnded;
  if (esims.data?.length === 0) return <NoneYet group={group} />;
  if (esims.data)
    return (
      <>
        {!esims.failureReason && before}
        <OfflineNotice asked={esims} />
        <ul className="grid gap-4 md:grid-cols-2">
          {lead && (
            <li className="md:col-span-full">
              <Lead esim={lead} />
            </li>
          )}
          {esims.data
            .filter((esim) => esim !== lead)
            .map((esim) => (
              <li key={esim.id} className="flex flex-col gap-2">
                <EsimRow esim={esim} />
                {isUsedUp(esim.status) && (
                  <LinkButton to={paths.details(esim.id, "recharge")} size="medium" wide>
                    {recharge("open")}
                  </LinkButton>
                )}
              </li>
            ))}
        </ul>
        {esims.hasNextPage && (
          <div className="mt-6 flex justify-center">
            <Button kind="secondary" busy={esims.isFetchingNextPage} onClick={() => esims.fetchNextPage()}>
              {t("more")}
            </Button>
          </div>
        )}
      </>
    );
  if (esims.error) return <Failed error={esims.error} retry={esims.refetch} retrying={esims.isFetching} />;
  return <Skeletons />;
}

function NoneYet({ group }: { group: Group }) {
  const t = useTranslations("esims.empty");
  return (
    <EmptyState
      title={t(`${group}.title`)}
      drawing={emptyDrawing(group === "active" ? "lighthouse" : "moored")}
      actions={
        <LinkButton to={paths.home()} kind={group === "active" ? "primary" : "secondary"}>
          {t("action")}
        </LinkButton>
      }
    >
      {t(`${group}.body`)}
    </EmptyState>
  );
}

function Skeletons() {
  const t = useTranslations("esims");
  return (
    <Loading label={t("loading")} className="grid gap-4 md:grid-cols-2">
      <Skeleton className="h-116 rounded-card md:col-span-full md:h-84" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </Loading>
  );
}
