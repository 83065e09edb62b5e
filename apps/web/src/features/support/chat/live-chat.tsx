import type { Language } from "@rihla/contract";
import { locales } from "@rihla/i18n";
import { useEffect, useSyncExternalStore } from "react";
import { IntlProvider } from "use-intl";
import { chatOpen } from "../../../domain/person/chat-here.ts";
import { api } from "../../../lib/api/api.ts";
import { messagesOf } from "../../../lib/text/messages.ts";
import { ChatWindow } from "./chat-window.tsx";
import { useChat } from "./use-chat.ts";
import { useSending } from "./use-sending.ts";

/**
 * Follows the chat from page to page; the window is shown while it is open in this tab. `language` is one whose words are
 * there: they come after the page's.
 */
export function LiveChat({ language }: { language: Language }) {
  const here = useChat();
  const sending = useSending(here);
  const isOpen = useSyncExternalStore(chatOpen.subscribe, () => chatOpen.read() !== undefined);
  const unread = here.chat?.unread ?? 0;
  useSeen(isOpen, unread);
  useEffect(() => {
    // The button's stylesheet shows it: scripts of a first visit are dear.
    const { style } = document.documentElement;
    if (unread > 0 && !isOpen) style.setProperty("--chat-unread", `"${unread}"`);
    return () => {
      style.removeProperty("--chat-unread");
    };
  }, [unread, isOpen]);
  if (!isOpen) return null;
  return (
    <IntlProvider locale={locales[language].tag} messages={messagesOf(language)} timeZone="Africa/Algiers">
      <ChatWindow here={here} sending={sending} onClose={() => chatOpen.write(undefined)} />
    </IntlProvider>
  );
}

/** Told when somebody looks: not while another tab is in front. */
function useSeen(isOpen: boolean, unread: number): void {
  useEffect(() => {
    if (!isOpen || unread === 0) return;
    const tell = () => {
      if (!document.hidden) api("POST /chat/seen", { orGuest: true }).catch(() => {});
    };
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [isOpen, unread]);
}
