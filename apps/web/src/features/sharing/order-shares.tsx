import type { FollowedEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { EmptyState } from "@rihla/ui/empty-state";
import { Link } from "@rihla/ui/link";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "../../lib/api/api-problem.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { emptyDrawing } from "../../lib/page/empty-drawing.ts";
import { useToken } from "../../lib/session/session.ts";
import { paths } from "../../paths.ts";
import { Board } from "./board.tsx";
import { ManageSheet } from "./manage-sheet.tsx";
import { NamesForm } from "./names-form.tsx";
import { Reminders } from "./reminders.tsx";
import { useNameOf } from "./use-name-of.ts";
import { useShares, useSheet } from "./use-shares.ts";

/** Where the eSIMs of an order are shared with others, and followed. */
export function OrderShares({ number }: { number: string }) {
  const t = useTranslations("sharing");
  const common = useTranslations("common");
  const problemText = useProblemText();
  const board = useShares(number);
  if (board.data) return <Shown number={number} followed={board.data} />;
  if (board.error instanceof ApiProblem && board.error.code === "not_found") return <NotFound />;
  if (board.error)
    return (
      <RetryState
        level={1}
        title={t("failed")}
        retryLabel={common("retry")}
        retry={board.refetch}
        retrying={board.isFetching}
      >
        {problemText(board.error)}
      </RetryState>
    );
  return (
    <Loading label={t("loading")} className="mx-auto max-w-2xl pt-6">
      <Skeleton className="mb-5 h-10 w-2/3" />
      <Skeleton className="h-56 rounded-card" />
    </Loading>
  );
}

type ShownProps = { number: string; followed: readonly FollowedEsim[] };
type Opened = { esim: string; reminding: boolean };

function Shown({ number, followed }: ShownProps) {
  const t = useTranslations("sharing");
  const nameOf = useNameOf();
  const isGuest = useToken() === null;
  const [opened, setOpened] = useState<Opened>();
  const one = followed.find(({ esim }) => esim.id === opened?.esim);
  const free = followed.filter(({ esim, share, mayShare }) => !share && mayShare && esim.group === "active");
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 pt-2 md:pt-8">
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-2 text-ink-2">{t("lead")}</p>
        <Link
          to={isGuest ? paths.success({ order: number }) : paths.status(number)}
          className="inline-flex min-h-11 items-center text-sm text-sea underline underline-offset-4"
        >
          <span>{t.rich("order", { number: () => <bdi dir="ltr">{number}</bdi> })}</span>
        </Link>
      </div>
      {followed.length === 0 && <Notice>{t("none")}</Notice>}
      {free.length > 1 && <NamesForm number={number} free={free} />}
      <Reminders followed={followed} onRemind={(esim) => setOpened({ esim, reminding: true })} />
      {followed.length > 0 && (
        <Board followed={followed} onManage={(esim) => setOpened({ esim, reminding: false })} />
      )}
      {followed.some((one) => one.esim.group === "active" && !one.mayShare) && (
        <SignInForMore number={number} />
      )}
      <PrintAll number={number} followed={followed} />
      {one && (
        <ManageSheet
          number={number}
          followed={one}
          title={nameOf(one.esim)}
          reminding={opened?.reminding === true}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function PrintAll({ number, followed }: ShownProps) {
  const t = useTranslations("sharing.print");
  const problemText = useProblemText();
  const sheet = useSheet(number);
  const shared = followed.filter(({ share, mayShare }) => share !== null && mayShare);
  if (shared.length < 2) return null;
  return (
    <div className="flex flex-col gap-3">
      {sheet.error && (
        <Notice tone="wrong" announce>
          {problemText(sheet.error)}
        </Notice>
      )}
      <Button kind="secondary" busy={sheet.isPending} onClick={() => sheet.mutate(shared)}>
        {!sheet.isPending && <Printer aria-hidden="true" className="size-5" />}
        {t("all")}
      </Button>
    </div>
  );
}

/** What is on a phone by now changes hands only for who has proven the address of the purchase. */
function SignInForMore({ number }: { number: string }) {
  const t = useTranslations("sharing.signIn");
  const to = paths.login({ next: paths.orderShares(number) });
  return (
    <Notice
      actions={
        <LinkButton kind="secondary" size="small" to={to}>
          {t("action")}
        </LinkButton>
      }
    >
      {t("body")}
    </Notice>
  );
}

function NotFound() {
  const t = useTranslations("sharing.notFound");
  return (
    <EmptyState
      level={1}
      title={t("title")}
      drawing={emptyDrawing("signpost")}
      actions={<LinkButton to={paths.esims()}>{t("action")}</LinkButton>}
    >
      {t("body")}
    </EmptyState>
  );
}
