import { IconButton } from "@rihla/ui/icon-button";
import { Link } from "@rihla/ui/link";
import { BellRing, X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { addressOfNotification } from "../../lib/navigation/tapped-notification.ts";
import { useToken } from "../../lib/session/session.ts";
import { appPush } from "../../platform/app/app-push.native.ts";
import type { AppPushMessage } from "../../platform/app/app-push.ts";

/** What came while the app is open: the phone shows nothing of it by itself. */
export function ReceivedNotification(): ReactNode {
  const common = useTranslations("common");
  const token = useToken();
  const [received, setReceived] = useState<{ message: AppPushMessage; token: string | null }>();
  const show = useEffectEvent((message: AppPushMessage) => setReceived({ message, token }));
  useEffect(() => appPush?.whenReceived((message) => show(message)), []);
  const close = () => setReceived(undefined);
  // Who signs out is shown no more of what was theirs.
  const message = received?.token === token ? received.message : undefined;
  return (
    <div role="status" className="fixed inset-x-3 top-[calc(var(--safe-top)+0.75rem)] z-40 mx-auto max-w-xl">
      {message && (
        <div className="flex items-start gap-3 rounded-card border border-line bg-surface p-3 shadow-lg">
          <BellRing aria-hidden="true" className="mt-3 size-5 shrink-0 text-sea" />
          <Link
            to={addressOfNotification(message.data)}
            onClick={close}
            className="min-h-11 min-w-0 flex-1 break-words"
          >
            <span className="block font-semibold">{message.title}</span>
            <span className="block text-sm text-ink-2">{message.body}</span>
          </Link>
          <IconButton label={common("close")} onClick={close}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
