import type { Conversation, DeskMessage } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { bytesOf } from "../../lib/bytes-of.ts";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";
import { useAct } from "../../lib/use-act.ts";

/** What was said, the oldest above; the last comes into sight. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("admin");
  const { id, messages, personIsTyping, personSeenAt } = conversation;
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something was said
  useEffect(() => {
    // In newer browsers it gives a promise, which an effect must not hand on.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length]);
  const last = messages.at(-1);
  const isRead = last?.from === "agent" && personSeenAt !== null && personSeenAt >= last.at;
  return (
    <div
      ref={list}
      role="log"
      aria-label={t("desk.thread")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="grid max-h-[60dvh] gap-3 overflow-y-auto rounded-card border border-line bg-surface p-4"
    >
      {messages.map((message) => (
        <Said key={message.id} id={id} message={message} />
      ))}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {personIsTyping ? t("desk.typing") : isRead ? t("desk.read") : ""}
      </p>
    </div>
  );
}

function Said({ id, message }: { id: string; message: DeskMessage }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { from, who, text, photo, takenBack, at } = message;
  const isOurs = from === "agent";
  const takeBack = useAct(() =>
    call("POST /conversations/{id}/withdrawals", { path: { id }, body: { message: message.id } }),
  );
  return (
    <div
      className={`grid max-w-[85%] min-w-0 gap-1 rounded-card px-3 py-2 ${isOurs ? "justify-self-end bg-sea-soft" : "justify-self-start bg-sand"}`}
    >
      {takenBack ? (
        <p className="text-ink-2 italic">{t("desk.takenBack")}</p>
      ) : (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      )}
      {photo && <Photo id={id} message={message.id} />}
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        <bdi>{isOurs ? (who ?? "") : t("desk.writer")}</bdi> · {said.moment(at)}
        {isOurs && !takenBack && (
          <Button kind="quiet" size="small" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {t("desk.takeBack")}
          </Button>
        )}
      </p>
      <RefusalNotice error={takeBack.error} />
    </div>
  );
}

/** Asked for with the session, under no address that opens by itself. */
function Photo({ id, message }: { id: string; message: number }) {
  const t = useTranslations("admin");
  const path = { id, message: String(message) };
  const { data } = useQuery({
    ...answerOf("GET /conversations/{id}/photos/{message}", { path }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([bytesOf(data.content)], { type: data.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return url ? (
    <img src={url} alt={t("desk.photo")} className="max-h-80 max-w-full rounded-control" />
  ) : (
    <span className="block h-24 w-32 rounded-control bg-line" aria-busy="true" />
  );
}
