import type { ChatMessage } from "@rihla/contract";
import { isAnswered } from "@rihla/i18n/contact-hours";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Channels } from "../channels.tsx";
import { lateFrom, threadOf } from "./chat-messages.ts";

type ElsewhereProps = {
  messages: readonly ChatMessage[];
  nameOf: (from: ChatMessage["from"]) => string;
  /** Where the answer comes to who leaves. */
  children?: ReactNode;
};

/** Outside hours, and where nobody has answered for two minutes: other ways, with what was said already written. */
export function Elsewhere({ messages, nameOf, children }: ElsewhereProps) {
  const t = useTranslations("chat.elsewhere");
  const isOpen = isAnswered(new Date());
  const isLate = useIsPast(lateFrom(messages));
  const thread = threadOf(messages, nameOf);
  const shown = !isOpen || isLate;
  return (
    <div role="status">
      {shown && (
        <div className="rounded-card border border-line bg-sand p-4">
          <p className="mb-3 text-sm">{t(isOpen ? "late" : "closed")}</p>
          {children}
          <Channels thread={thread && `${t("thread")}\n${thread}`} />
        </div>
      )}
    </div>
  );
}

function useIsPast(moment: number | null): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== null && Math.max(now, Date.now()) >= moment;
}
