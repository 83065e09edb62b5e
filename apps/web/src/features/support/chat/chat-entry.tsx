import { MessagesSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { chatOpen } from "./chat-here.ts";

/** Opens the chat, where the shop has one. */
export function ChatEntry({ onOpen }: { onOpen?: () => void }) {
  const t = useTranslations("contact");
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    api("GET /chat", { orGuest: true }).then(
      ({ available }) => setThere(available),
      () => {}, // then there is e-mail
    );
  }, []);
  if (!isThere) return null;
  const open = () => {
    onOpen?.();
    chatOpen.write("open");
  };
  return (
    <Button wide onClick={open} className="mb-2.5">
      <MessagesSquare aria-hidden="true" className="size-5" /> {t("live")}
    </Button>
  );
}
