import type { FollowedEsim } from "@rihla/contract";
import { formatData, formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Link } from "@rihla/ui/link";
import { CircleCheck, CircleDashed, Eye, PhoneCall, Send, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useVisitor } from "../../lib/page/visitor.ts";
import { useToken } from "../../lib/session/session.ts";
import { ownZone } from "../../lib/text/own-zone.ts";
import { paths } from "../../paths.ts";
import { countsOf, type Progress, progressOf } from "./progress.ts";
import { useNameOf } from "./use-name-of.ts";

type BoardProps = { followed: readonly FollowedEsim[]; onManage: (esim: string) => void };

/** Who has installed and who is connected. */
export function Board({ followed, onManage }: BoardProps) {
  const t = useTranslations("sharing.board");
  return (
    <section aria-labelledby="board">
      <h2 id="board" className="text-lg font-semibold">
        {t("title")}
      </h2>
      <p role="status" className="mt-1 mb-3 text-ink-2">
        {t("counts", countsOf(followed))}
      </p>
      <Card className="!p-0">
        <ul className="divide-y divide-line">
          {followed.map((one) => (
            <li
              key={one.esim.id}
              className="flex items-center gap-4 px-4 py-3 max-[18rem]:flex-col max-[18rem]:items-start lg:px-6"
            >
              <Row followed={one} onManage={onManage} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const icons: Record<Progress, typeof Eye> = {
  mine: CircleDashed,
  sent: Send,
  opened: Eye,
  installed: CircleCheck,
  connected: Wifi,
  ended: PhoneCall,
};

function Row({ followed, onManage }: { followed: FollowedEsim; onManage: BoardProps["onManage"] }) {
  const t = useTranslations("sharing");
  const { language } = useVisitor();
  const name = useNameOf()(followed.esim);
  const progress = progressOf(followed);
  const Icon = icons[progress];
  const { esim, share } = followed;
  const left = esim.remainingBytes;
  return (
    <>
      <Icon
        aria-hidden="true"
        className={`size-5 shrink-0 ${progress === "connected" || progress === "installed" ? "text-palm" : "text-ink-2"}`}
      />
      <div className="min-w-0 flex-1">
        <Name of={esim.id}>
          <bdi>{name}</bdi>
        </Name>
        <p className="text-sm text-ink-2">
          <ShareState followed={followed} progress={progress} />
          {progress === "connected" && left !== null && (
            <> · {t("board.left", { data: formatData(left, language) })}</>
          )}
        </p>
      </div>
      {progress !== "ended" && followed.mayShare && (
        <Button
          kind="secondary"
          size="small"
          aria-label={t(share ? "manageOf" : "shareOf", { name })}
          onClick={() => onManage(esim.id)}
        >
          {t(share ? "manage" : "share")}
        </Button>
      )}
    </>
  );
}

/** Leads to the eSIM, for who is signed in. */
function Name({ of, children }: { of: string; children: ReactNode }) {
  const look = "inline-block font-semibold wrap-anywhere";
  if (useToken() === null) return <span className={look}>{children}</span>;
  return (
    <Link to={paths.details(of)} className={`${look} hover:underline`}>
      {children}
    </Link>
  );
}

/** Where the recipient of an eSIM is, in a few words. */
export function ShareState({ followed, progress }: { followed: FollowedEsim; progress: Progress }) {
  const t = useTranslations("sharing.board");
  const date = (at: string) => formatDate(at, "date-time", ownZone());
  if (progress === "opened" && followed.share?.openedAt)
    return t("opened", { date: date(followed.share.openedAt) });
  if (progress === "connected")
    return followed.connectedAt ? t("connectedAt", { date: date(followed.connectedAt) }) : t("connected");
  return progress === "opened" ? t("sent") : t(progress);
}
