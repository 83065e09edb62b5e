import type { FollowedEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Field, inputLook } from "@rihla/ui/field";
import { LinkButton } from "@rihla/ui/link-button";
import { Notice } from "@rihla/ui/notice";
import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { paths } from "../../paths.ts";
import { canShare, shareText } from "../../platform/sharing/share.ts";
import { ShareState } from "./board.tsx";
import { progressOf } from "./progress.ts";
import { isShared, useRecipientWords } from "./recipient-words.ts";
import { SendLink } from "./send-link.tsx";
import { useNameOf } from "./use-name-of.ts";
import { useShareEsims, useShares } from "./use-shares.ts";
import { useTypedName } from "./use-typed-name.ts";

/** So many have a row each; of more, which are a group's, the first three, and a list of names. */
const mostRows = 5;
const rowsOfGroup = 3;

export type ShareRowsProps = {
  number: string;
  /** What installs one of them on this phone. */
  install: (esim: string) => ReactNode;
  /** While nothing is known of them. */
  meanwhile: ReactNode;
};

/** Right after paying for several: the buyer's own to install, and each of the others with whom it is for and the press that sends it. */
export function ShareRows({ number, install, meanwhile }: ShareRowsProps) {
  const t = useTranslations("sharing.rows");
  const followed = useShares(number).data?.filter(({ esim }) => esim.group === "active");
  if (!followed?.length) return meanwhile;
  const shown = followed.length > mostRows ? followed.slice(0, rowsOfGroup) : followed;
  return (
    <Card className="!p-0">
      <ol aria-label={t("label")} className="divide-y divide-line">
        {shown.map((one, at) => (
          <li key={one.esim.id} className="flat-passes flex flex-col gap-3 px-4 py-4 lg:px-6">
            <Row
              number={number}
              followed={one}
              mark={<Mark>{at + 1}</Mark>}
              install={at === 0 ? () => install(one.esim.id) : undefined}
            />
          </li>
        ))}
      </ol>
      {followed.length > mostRows && (
        <p className="border-t border-line p-4 lg:px-6">
          <LinkButton kind="secondary" wide to={paths.orderShares(number)}>
            {t("group", { count: followed.length })}
          </LinkButton>
        </p>
      )}
    </Card>
  );
}

const Mark = ({ children }: { children: number }) => (
  <span
    aria-hidden="true"
    className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sm font-semibold text-sea"
  >
    {children}
  </span>
);

type OneProps = {
  followed: FollowedEsim;
  /** Which of them it is, as a number in a disc. */
  mark: ReactNode;
};
type RowProps = OneProps & { number: string; install: (() => ReactNode) | undefined };

function Row({ number, install, ...one }: RowProps) {
  const t = useTranslations("sharing.rows");
  const [isNew, setIsNew] = useState(false);
  const progress = progressOf(one.followed);
  if (progress === "mine" && install)
    return (
      <>
        <div className="flex items-center gap-3">
          {one.mark}
          <h2 className="font-semibold">{t("mine")}</h2>
        </div>
        {install()}
      </>
    );
  if (progress === "mine" && one.followed.mayShare)
    return <SendForm number={number} {...one} onSend={() => setIsNew(true)} />;
  return <Sent {...one} isNew={isNew} />;
}

/** Whom it is for, and where it stands; what was sent can be sent again. */
function Sent({ followed, mark, isNew }: OneProps & { isNew: boolean }) {
  const t = useTranslations("sharing.rows");
  const name = useNameOf()(followed.esim);
  const progress = progressOf(followed);
  return (
    <>
      <div className="flex gap-3">
        {mark}
        <div className="min-w-0">
          <h2 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p role="status" className="text-sm text-ink-2">
            <ShareState followed={followed} progress={progress} />
          </p>
        </div>
      </div>
      {isShared(followed) && (progress === "sent" || progress === "opened") && (
        <details open={isNew} className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-sm font-medium text-sea hover:underline [&::-webkit-details-marker]:hidden">
            {t(isNew ? "now" : "again")}
            <ChevronDown aria-hidden="true" className="size-4.5 group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-3 pt-1">
            {isNew && <OpenAtOnce followed={followed} />}
            <SendLink followed={followed} />
          </div>
        </details>
      )}
    </>
  );
}

/** The device's own sheet, where it has one and still takes the press for one; else the ways stand here. */
function OpenAtOnce({ followed }: { followed: Parameters<typeof useRecipientWords>[0] }) {
  const message = useRecipientWords(followed)?.message;
  const isThere = message !== undefined;
  const open = useEffectEvent(() => {
    if (isThere && canShare()) shareText(message);
  });
  useEffect(() => {
    if (isThere) open();
  }, [isThere]);
  return null;
}

type SendFormProps = OneProps & { number: string; onSend: () => void };

function SendForm({ number, followed: { esim }, mark, onSend }: SendFormProps) {
  const t = useTranslations("sharing");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const { typed, setTyped, name, error } = useTypedName(esim);
  const shareEsims = useShareEsims(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (error || shareEsims.isPending) return;
    // Told before: when it is sent, the form is gone already.
    onSend();
    shareEsims.mutate({ esims: [{ id: esim.id, name }], language, largeType: false });
  };
  return (
    <form noValidate onSubmit={submit} className="flex gap-3">
      {mark}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Field label={t("rows.who")} error={error}>
          {(parts) => (
            <span className="flex flex-wrap gap-2">
              <input
                {...parts}
                dir="auto"
                autoComplete="off"
                placeholder={t("rows.example")}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                className={`${inputLook(!!error)} min-w-32 flex-1`}
              />
              <Button type="submit" kind="secondary" busy={shareEsims.isPending}>
                {t("rows.send")}
              </Button>
            </span>
          )}
        </Field>
        {shareEsims.error && (
          <Notice tone="wrong" announce>
            {problemText(shareEsims.error)}
          </Notice>
        )}
      </div>
    </form>
  );
}
