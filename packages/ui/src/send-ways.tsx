import { Mail, MessageCircle, MessageSquare, Share2 } from "lucide-react";
import { Button } from "./button.tsx";
import { OutsideLinkButton } from "./link-button.tsx";

export type SendWaysProps = {
  subject: string;
  message: string;
  labels: Record<"share" | "whatsapp" | "sms" | "mail", string>;
  /** Opens the device's own sheet; undefined where it has none. */
  onShare: (() => void) | undefined;
};

/** A message handed to another program to be sent: whichever the person uses. */
export function SendWays({ subject, message, labels, onShare }: SendWaysProps) {
  const body = encodeURIComponent(message);
  const ways = [
    { key: "whatsapp", href: `https://wa.me/?text=${body}`, icon: MessageCircle },
    { key: "sms", href: `sms:?&body=${body}`, icon: MessageSquare },
    { key: "mail", href: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`, icon: Mail },
  ] as const;
  return (
    <>
      {onShare && (
        <Button wide onClick={onShare}>
          <Share2 aria-hidden="true" className="size-5" />
          {labels.share}
        </Button>
      )}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3">
        {ways.map(({ key, href, icon: Icon }) => (
          <OutsideLinkButton key={key} kind="secondary" href={href}>
            <Icon aria-hidden="true" className="size-5" />
            {labels[key]}
          </OutsideLinkButton>
        ))}
      </div>
    </>
  );
}
