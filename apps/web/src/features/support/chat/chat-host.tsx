import type { Language } from "@rihla/contract";
import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { chatBegun, chatOpen } from "../../../domain/person/chat-here.ts";
import { useVisitor } from "../../../lib/page/visitor.ts";
import { loadMessages } from "../../../lib/text/messages.ts";

/** Ends the address that a mail about an answer leads to. */
const chatHash = "#chat";

const wanted = () => chatOpen.read() ?? chatBegun.read();

/** Where the chat stands on every page. Its code comes when one was begun in this browser, or is asked for. */
export function ChatHost() {
  const { language } = useVisitor();
  const { hash } = useLocation();
  const why = useSyncExternalStore(follow, wanted, () => undefined);
  useEffect(() => {
    if (hash === chatHash) chatOpen.write("open");
  }, [hash]);
  const [live, setLive] = useState<{ Live: ComponentType<{ language: Language }>; language: Language }>();
  useEffect(() => {
    if (!why) return;
    Promise.all([import("./live-chat.tsx"), loadMessages(language, ["chat"])]).then(
      ([{ LiveChat }]) => setLive({ Live: LiveChat, language }),
      () => chatOpen.write(undefined), // out of reach: it is tried anew when it is opened again
    );
  }, [why, language]);
  return why && live ? <live.Live language={live.language} /> : null;
}

function follow(listener: () => void): () => void {
  const stops = [chatOpen.subscribe(listener), chatBegun.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
