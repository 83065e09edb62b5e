import { useEffect, useState } from "react";
import { api } from "../../lib/api/api.ts";
import { Channels } from "./channels.tsx";
import { ChatEntry } from "./chat/chat-entry.tsx";

type ContactWaysProps = {
  /** What was looked for in vain. */
  about?: string | undefined;
  onChat?: () => void;
};

/** The chat first, where the shop has one; then the ways that lead out of it. */
export function ContactWays({ about, onChat }: ContactWaysProps) {
  const [hasChat, setHasChat] = useState(false);
  useEffect(() => {
    api("GET /chat", { orGuest: true }).then(
      ({ available }) => setHasChat(available),
      () => {}, // then there is e-mail
    );
  }, []);
  return (
    <>
      {hasChat && <ChatEntry onOpen={onChat} />}
      <Channels about={about} first={!hasChat} />
    </>
  );
}
