import { Button } from "@rihla/ui/button";
import { MessagesSquare } from "lucide-react";
import { useTranslations } from "use-intl";
import { chatOpen } from "../../../domain/person/chat-here.ts";

/** Opens the chat. */
export function ChatEntry({ onOpen }: { onOpen: (() => void) | undefined }) {
  const t = useTranslations("contact");
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
