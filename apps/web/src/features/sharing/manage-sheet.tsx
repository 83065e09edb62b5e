import type { FollowedEsim } from "@rihla/contract";
import { formatDate } from "@rihla/i18n";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Sheet } from "@rihla/ui/sheet";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { OneForm } from "./one-form.tsx";
import { SendLink } from "./send-link.tsx";
import { useRelease, useSheet, useWithdraw } from "./use-shares.ts";

type ManageProps = { number: string; followed: FollowedEsim };
type ManageSheetProps = ManageProps & { title: string; reminding: boolean; onClose: () => void };

export function ManageSheet({ title, onClose, ...managed }: ManageSheetProps) {
  const common = useTranslations("common");
  return (
    <Sheet open onClose={onClose} title={<bdi>{title}</bdi>} closeLabel={common("close")}>
      <Manage {...managed} />
    </Sheet>
  );
}

/** All that can be done about one eSIM in other hands; first of all the link and the ways to send it. */
export function Manage({ number, followed, reminding }: Omit<ManageSheetProps, "title" | "onClose">) {
  const t = useTranslations("sharing");
  return (
    <div className="flex flex-col gap-6">
      {followed.share && (
        <div className="flex flex-col gap-4">
          <SendLink followed={followed} reminding={reminding} />
          <p className="text-sm text-ink-2">{t("onePhone")}</p>
          <PrintOne number={number} followed={followed} />
        </div>
      )}
      {/* Its fields begin anew with what was kept. */}
      <OneForm key={followed.share?.madeAt ?? "new"} number={number} followed={followed} />
      {followed.share?.openedAt && <OtherPhone number={number} followed={followed} />}
      {followed.share && <Withdraw number={number} followed={followed} />}
    </div>
  );
}

function PrintOne({ number, followed }: ManageProps) {
  const t = useTranslations("sharing.print");
  const problemText = useProblemText();
  const sheet = useSheet(number);
  return (
    <>
      {sheet.error && <Notice tone="wrong">{problemText(sheet.error)}</Notice>}
      <Button kind="secondary" busy={sheet.isPending} onClick={() => sheet.mutate([followed])}>
        {!sheet.isPending && <Printer aria-hidden="true" className="size-5" />}
        {t("one")}
      </Button>
    </>
  );
}

/** Two phones can't install the same eSIM: said before another is let in. */
function OtherPhone({ number, followed: { esim } }: ManageProps) {
  const t = useTranslations("sharing.other");
  const problemText = useProblemText();
  const release = useRelease(number, esim.id);
  const isInstalled = esim.reached === "installed" || esim.reached === "connected";
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-semibold">{t("title")}</h3>
      <p className="text-sm text-ink-2">{t("body")}</p>
      {isInstalled && <Notice tone="care">{t("installed")}</Notice>}
      {release.error && <Notice tone="wrong">{problemText(release.error)}</Notice>}
      <Button kind="secondary" busy={release.isPending} onClick={() => release.mutate()}>
        {t("allow")}
      </Button>
    </section>
  );
}

function Withdraw({ number, followed: { esim, share } }: ManageProps) {
  const t = useTranslations("sharing.withdraw");
  const problemText = useProblemText();
  const [asked, setAsked] = useState(false);
  const withdraw = useWithdraw(number, esim.id);
  if (!asked)
    return (
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t("action")}
      </Button>
    );
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <p role="status">{t("body")}</p>
      {share?.openedAt && <Notice tone="care">{t("seen", { date: formatDate(share.openedAt) })}</Notice>}
      {withdraw.error && <Notice tone="wrong">{problemText(withdraw.error)}</Notice>}
      <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t("sure")}
      </Button>
      <Button kind="secondary" onClick={() => setAsked(false)}>
        {t("keep")}
      </Button>
    </section>
  );
}
