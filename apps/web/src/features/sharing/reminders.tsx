import type { FollowedEsim } from "@rihla/contract";
import { isolate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Sheet } from "@rihla/ui/sheet";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { isBehind } from "./progress.ts";
import { SendMessage } from "./send-link.tsx";
import { useNameOf } from "./use-name-of.ts";

type RemindersProps = { followed: readonly FollowedEsim[]; onRemind: (esim: string) => void };

/** Those who have not installed: a message to each with their link, or one for the group's chat, which holds no links. */
export function Reminders({ followed, onRemind }: RemindersProps) {
  const t = useTranslations("sharing.remind");
  const common = useTranslations("common");
  const nameOf = useNameOf();
  const [toAll, setToAll] = useState(false);
  const behind = followed.filter(isBehind);
  if (behind.length === 0) return null;
  const subject = t("title", { count: behind.length });
  const message = t("group", { names: behind.map(({ esim }) => isolate(nameOf(esim))).join(", ") });
  return (
    <Notice tone="care" title={subject}>
      <ul className="my-3 flex flex-wrap gap-2">
        {behind.map(({ esim }) => (
          <li key={esim.id}>
            <Button
              kind="secondary"
              size="small"
              aria-label={t("oneOf", { name: nameOf(esim) })}
              onClick={() => onRemind(esim.id)}
            >
              <bdi>{nameOf(esim)}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {behind.length > 1 && (
        <Button size="medium" onClick={() => setToAll(true)}>
          {t("all")}
        </Button>
      )}
      <Sheet open={toAll} onClose={() => setToAll(false)} title={t("all")} closeLabel={common("close")}>
        <div className="flex flex-col gap-4">
          <p className="rounded-card bg-sand p-4 wrap-anywhere">{message}</p>
          <SendMessage subject={subject} message={message} />
        </div>
      </Sheet>
    </Notice>
  );
}
