import { brand } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { IconButton } from "@rihla/ui/icon-button";
import { keepFocusInside } from "@rihla/ui/keep-focus-inside";
import { Spinner } from "@rihla/ui/spinner";
import { Trash2, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { type ApiProblem, problemOf } from "../../../lib/api/api-problem.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { useToken } from "../../../lib/session/session.ts";
import { Channels } from "../channels.tsx";
import { AnswerByMail } from "./answer-by-mail.tsx";
import { ChatForm } from "./chat-form.tsx";
import { ChatLog } from "./chat-log.tsx";
import { ChatStart } from "./chat-start.tsx";
import { Elsewhere } from "./elsewhere.tsx";
import type { ChatHere } from "./use-chat.ts";
import { useChatProblem } from "./use-chat-problem.ts";
import type { Sending } from "./use-sending.ts";

/** As `md` of the stylesheet: from there on the page beside it stays in use. */
const wide = "(min-width: 48rem)";

type ChatWindowProps = { here: ChatHere; sending: Sending; onClose: () => void };

/** Covers a phone's screen; stands in the corner of a wider one, where one goes on reading the page. */
export function ChatWindow({ here, sending, onClose }: ChatWindowProps) {
  const t = useTranslations("chat");
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    if (matchMedia(wide).matches) element?.show();
    else element?.showModal();
    element?.querySelector<HTMLElement>("textarea, input")?.focus();
    return () => {
      element?.close();
      before?.focus();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === "Escape") onClose();
    else if (dialog.current?.matches(":modal")) keepFocusInside(event);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      className="fixed inset-0 z-40 m-0 flex h-dvh max-h-none w-full max-w-none flex-col border-line bg-surface p-0 text-ink md:inset-auto md:end-6 md:bottom-6 md:h-[min(38rem,calc(100dvh-3rem))] md:w-96 md:rounded-card md:border md:shadow-raised print:hidden"
    >
      <div className="flex items-center gap-2 border-b border-line px-4 pt-[calc(0.5rem+var(--safe-top))] pb-2">
        <h2 id={titleId} className="me-auto text-lg font-semibold">
          {t("title")}
        </h2>
        {here.chat && <DeleteChat here={here} sending={sending} />}
        <IconButton label={t("close")} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Content here={here} sending={sending} />
    </dialog>
  );
}

type ContentProps = { here: ChatHere; sending: Sending };

function Content({ here, sending }: ContentProps) {
  const isSignedIn = useToken() !== null;
  const problemText = useChatProblem();
  const { told, problem, chat, take } = here;
  if (!told && !problem)
    return (
      <div className="grid flex-1 place-items-center">
        <Spinner />
      </div>
    );
  if (!chat && !told?.available)
    return (
      <div className="p-4">
        {problem && (
          <p role="alert" className="mb-3">
            {problemText(problem.code)}
          </p>
        )}
        <Channels />
      </div>
    );
  if (!chat && !isSignedIn) return <ChatStart take={take} />;
  return <Conversation here={here} sending={sending} />;
}

function Conversation({ here, sending }: ContentProps) {
  const t = useTranslations("chat");
  const { language } = useVisitor();
  const isSignedIn = useToken() !== null;
  const { chat, take } = here;
  useEffect(() => {
    if (chat || !isSignedIn) return;
    api("POST /chat", { body: { language } }).then(take, () => {});
  }, [chat, isSignedIn, take, language]);
  const messages = chat?.messages ?? [];
  const nameOf = (from: "person" | "agent") => (from === "agent" ? brand.name[language] : t("you"));
  return (
    <>
      <ChatLog
        messages={messages}
        sending={sending}
        seenAt={chat?.agentSeenAt ?? null}
        isTyping={chat?.agentIsTyping ?? false}
        nameOf={nameOf}
      >
        <Elsewhere messages={messages} nameOf={nameOf}>
          {chat && messages.length > 0 && <AnswerByMail chat={chat} take={take} />}
        </Elsewhere>
      </ChatLog>
      <ChatForm say={sending.say} />
    </>
  );
}

function DeleteChat({ here, sending }: ContentProps) {
  const t = useTranslations("chat");
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const problemText = useChatProblem();
  if (!asking)
    return (
      <IconButton label={t("delete")} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    );
  const remove = async () => {
    try {
      await api("DELETE /chat");
      sending.clear();
    } catch (error) {
      setProblem(problemOf(error));
    }
    // Where it is gone, deleted in another tab perhaps, this goes with it.
    await here.refresh().catch(() => {});
  };
  return (
    <div
      role="alertdialog"
      aria-label={t("deleteSure")}
      className="absolute inset-x-0 top-0 z-10 border-b border-line bg-surface p-4 shadow-raised"
    >
      <p className="mb-3 font-medium">{t("deleteSure")}</p>
      {problem && (
        <p role="alert" className="mb-3 text-sm text-brick">
          {problemText(problem.code)}
        </p>
      )}
      <div className="flex gap-2">
        <Button size="small" onClick={remove}>
          {t("delete")}
        </Button>
        <Button size="small" kind="quiet" onClick={() => setAsking(false)} autoFocus>
          {t("keep")}
        </Button>
      </div>
    </div>
  );
}
