import type { ChatMessage } from "@rihla/contract";
import { classNames } from "@rihla/ui/class-names";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { hourOf } from "../../../lib/text/clock-time.ts";
import { ChatPhoto } from "./chat-photo.tsx";
import type { Outgoing } from "./outbox.ts";
import { useChatProblem } from "./use-chat-problem.ts";
import type { Sending } from "./use-sending.ts";

type ChatLogProps = {
  messages: readonly ChatMessage[];
  sending: Sending;
  seenAt: string | null;
  isTyping: boolean;
  nameOf: (from: ChatMessage["from"]) => string;
  children: ReactNode;
};

/** What is new is read out; the newest stays in view. */
export function ChatLog({ messages, sending, seenAt, isTyping, nameOf, children }: ChatLogProps) {
  const t = useTranslations("chat");
  const box = useRef<HTMLDivElement>(null);
  const newest = `${messages.at(-1)?.id} ${sending.outgoing.length} ${isTyping}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when there is something new.
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [newest]);
  return (
    <div
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain p-4"
    >
      <p className="text-sm text-ink-2">{t("safe")}</p>
      <div role="log" aria-label={t("log")} className="flex flex-col gap-3">
        {messages.length === 0 && <p className="text-ink-2">{t("empty")}</p>}
        {messages.map((message) => (
          <Message key={message.id} message={message} seenAt={seenAt} name={nameOf(message.from)} />
        ))}
        {sending.outgoing.map((message) => (
          <OutgoingMessage key={message.key} message={message} sending={sending} />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-2">
        {isTyping && t("typing")}
      </p>
      {children}
    </div>
  );
}

const actLook = "min-h-11 font-semibold underline";
const bubble = "w-fit max-w-[85%] rounded-2xl px-3.5 py-2.5 whitespace-pre-wrap [overflow-wrap:anywhere]";
const own = "ms-auto bg-sea text-on-sea rounded-ee-md";
/** Not sent yet: quieter, and as easy to read. */
const outgoing = "ms-auto border border-sea bg-sea-soft text-ink rounded-ee-md";
const theirs = "bg-sand text-ink rounded-es-md";

type MessageProps = { message: ChatMessage; seenAt: string | null; name: string };

function Message({ message, seenAt, name }: MessageProps) {
  const t = useTranslations("chat");
  const isOwn = message.from === "person";
  const isSeen = seenAt !== null && message.at <= seenAt;
  const state = isOwn
    ? ` · ${t(`state.${message.state === "sent" && isSeen ? "seen" : message.state}`)}`
    : "";
  return (
    <div className={isOwn ? "text-end" : undefined}>
      <div className={classNames(bubble, isOwn ? own : theirs, "text-start")}>
        <span className="sr-only">{name}: </span>
        {message.takenBack ? <i>{t("takenBack")}</i> : <span dir="auto">{message.text}</span>}
        {message.photo && <ChatPhoto id={message.id} label={t("photoOf", { who: message.from })} />}
        {message.otherFile && <p className="text-sm italic">{t("otherFile")}</p>}
      </div>
      <p className={classNames("mt-1 text-xs", message.state === "refused" ? "text-brick" : "text-ink-2")}>
        <bdi>{hourOf(message.at)}</bdi>
        {state}
      </p>
    </div>
  );
}

function OutgoingMessage({ message, sending }: { message: Outgoing; sending: Sending }) {
  const t = useTranslations("chat");
  const problemText = useChatProblem();
  const { key, text, photo, problem } = message;
  return (
    <div className="text-end">
      <div className={classNames(bubble, outgoing, "text-start")}>
        <span dir="auto">{text}</span>
        {photo && (
          <img
            src={`data:image/jpeg;base64,${photo}`}
            alt={t("photoOf", { who: "person" })}
            className="max-h-60 rounded-lg"
          />
        )}
      </div>
      {problem ? (
        <>
          <p role="alert" className="mt-1 text-xs text-brick">
            {t("state.failed")} · {problemText(problem.code)}
          </p>
          <div className="flex justify-end gap-4 text-sm text-brick">
            <button type="button" onClick={() => sending.retry(key)} className={actLook}>
              {t("retry")}
            </button>
            <button type="button" onClick={() => sending.discard(key)} className={actLook}>
              {t("discard")}
            </button>
          </div>
        </>
      ) : (
        <p className="mt-1 text-xs text-ink-2">{t("state.sending")}</p>
      )}
    </div>
  );
}
