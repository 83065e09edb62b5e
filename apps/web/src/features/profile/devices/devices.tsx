import { Button } from "@rihla/ui/button";
import { ConfirmModal } from "@rihla/ui/modal-kinds";
import { Notice } from "@rihla/ui/notice";
import { Sheet } from "@rihla/ui/sheet";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { apiQuery } from "../../../lib/api/query.tsx";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";
import { signOut, useToken } from "../../../lib/session/session.ts";
import { DeviceRow } from "./device-row.tsx";

const sessions = apiQuery("GET /auth/sessions");

/** Where one is signed in; any of them can be ended from here. */
export function Devices({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("profile.devices");
  const common = useTranslations("common");
  const [asking, setAsking] = useState(false);
  const problemText = useProblemText();
  const everywhere = useMutation({
    mutationFn: () => api("DELETE /auth/sessions"),
    onSuccess: () => signOut(),
    onError: () => setAsking(false),
  });
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={t("title")}
        closeLabel={common("close")}
        footer={
          <Button kind="danger" wide onClick={() => setAsking(true)}>
            {t("everywhere")}
          </Button>
        }
      >
        <p className="pb-3 text-ink-2">{t("intro")}</p>
        {everywhere.error && (
          <Notice tone="wrong" announce className="mb-3">
            {problemText(everywhere.error)}
          </Notice>
        )}
        <List />
      </Sheet>
      <ConfirmModal
        open={asking}
        onClose={() => setAsking(false)}
        title={t("confirmTitle")}
        confirmLabel={t("confirm")}
        cancelLabel={t("cancel")}
        onConfirm={everywhere.mutate}
        busy={everywhere.isPending}
        danger
      >
        {t("confirmBody")}
      </ConfirmModal>
    </>
  );
}

function List() {
  const t = useTranslations("profile.devices");
  const common = useTranslations("common");
  const token = useToken();
  const { data, error, refetch, isFetching } = useQuery({
    ...sessions,
    enabled: token !== null,
    staleTime: 0,
  });
  const problemText = useProblemText();
  const client = useQueryClient();
  if (data)
    return (
      <>
        <ul className="flex flex-col gap-2">
          {data.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              onRevoked={() => client.invalidateQueries({ queryKey: sessions.queryKey })}
            />
          ))}
        </ul>
        {data.length === 1 && <p className="pt-3 text-sm text-ink-2">{t("only")}</p>}
      </>
    );
  if (error)
    return (
      <Notice
        tone="wrong"
        announce
        title={t("failed")}
        actions={
          <Button kind="secondary" size="small" busy={isFetching} onClick={() => refetch()}>
            {common("retry")}
          </Button>
        }
      >
        {problemText(error)}
      </Notice>
    );
  return (
    <Loading label={t("loading")} className="flex flex-col gap-2">
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-20 rounded-card" />
    </Loading>
  );
}
