import { chatTextLongest } from "@rihla/contract/rules";
import { IconButton } from "@rihla/ui/icon-button";
import { ImagePlus, SendHorizontal } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { shrinkPhoto } from "../../../platform/sharing/shrink-photo.ts";
import { chatDraft } from "./chat-draft.ts";

/** How often it is told that one is writing, and when one counts as having stopped. */
const typingMs = 4_000;

type ChatFormProps = { say: (text: string, photo?: string) => void };

export function ChatForm({ say }: ChatFormProps) {
  const t = useTranslations("chat");
  const [text, setText] = useState(() => chatDraft.read() ?? "");
  const [problem, setProblem] = useState("");
  const tellTyping = useTyping();
  const write = (next: string) => {
    setText(next);
    chatDraft.write(next || undefined);
    tellTyping(next !== "");
  };
  const send = () => {
    if (text.trim() === "") return;
    say(text.trim());
    write("");
  };
  const press = (event: KeyboardEvent) => {
    // On a phone's keyboard the key begins a line; it sends where there is a mouse.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = "";
    if (!file) return;
    const photo = await shrinkPhoto(file);
    setProblem(photo ? "" : t("problem.photoType"));
    if (photo) say("", photo);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="border-t border-line p-3 pb-[calc(0.75rem+var(--safe-bottom))]"
    >
      {problem && (
        <p role="alert" className="mb-2 text-sm text-brick">
          {problem}
        </p>
      )}
      <div className="flex items-end gap-2">
        <PhotoButton label={t("photo")} onChoose={choose} />
        <textarea
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={press}
          onBlur={() => tellTyping(false)}
          aria-label={t("message")}
          placeholder={t("message")}
          maxLength={chatTextLongest}
          rows={1}
          dir="auto"
          className="max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-2xl border border-edge bg-surface px-3.5 py-2.5 text-base [field-sizing:content]"
        />
        <IconButton
          label={t("send")}
          type="submit"
          className="!border-sea !bg-sea !text-on-sea hover:!bg-sea-strong"
        >
          <SendHorizontal aria-hidden="true" className="flip-rtl size-5" />
        </IconButton>
      </div>
    </form>
  );
}

type PhotoButtonProps = { label: string; onChoose: (event: ChangeEvent<HTMLInputElement>) => void };

function PhotoButton({ label, onChoose }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={input} type="file" accept="image/*" onChange={onChoose} aria-label={label} hidden />
      <IconButton label={label} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}

/** Tells that one is writing, now and then; and once that one has stopped. */
function useTyping() {
  const told = useRef(0);
  const tell = (isTyping: boolean) => {
    const now = Date.now();
    if (isTyping ? now - told.current < typingMs : told.current === 0) return;
    told.current = isTyping ? now : 0;
    api("POST /chat/typing", { body: { isTyping } }).catch(() => {});
  };
  useEffect(
    () => () => {
      if (told.current !== 0) api("POST /chat/typing", { body: { isTyping: false } }).catch(() => {});
    },
    [],
  );
  return tell;
}
