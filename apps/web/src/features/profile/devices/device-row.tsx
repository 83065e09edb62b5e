import type { Session } from "@rihla/contract";
import { formatDate, ltr } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Badge } from "@rihla/ui/chip";
import { useMutation } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { useProblemText } from "../../../lib/api/use-problem-text.ts";

export function DeviceRow({ session, onRevoked }: { session: Session; onRevoked: () => Promise<void> }) {
  const t = useTranslations("profile.devices");
  const problemText = useProblemText();
  const revoke = useMutation({
    mutationFn: () => api("DELETE /auth/sessions/{id}", { path: { id: session.id } }),
    onSuccess: onRevoked,
  });
  const device = session.device ?? t("unknown");
  const date = (iso: string) => ltr(formatDate(iso, "date"));
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line p-3">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <bdi>{device}</bdi>
          {session.current && <Badge tone="palm">{t("current")}</Badge>}
        </p>
        <p className="text-sm text-ink-2">
          {session.current
            ? t("since", { date: date(session.createdAt) })
            : t("lastUsed", { date: date(session.lastUsedAt) })}
        </p>
      </div>
      {!session.current && (
        <Button
          kind="secondary"
          size="small"
          aria-label={revoke.isPending ? undefined : t("revokeName", { device })}
          busy={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          {revoke.isPending ? t("revoking") : t("revoke")}
        </Button>
      )}
      {revoke.error && (
        <p role="alert" className="w-full text-sm font-medium text-brick">
          {problemText(revoke.error)}
        </p>
      )}
    </li>
  );
}
