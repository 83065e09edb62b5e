import type { StatementAnswer as Answer } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { useTranslations } from "use-intl";
import { isRefusal, Refused } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";

type Props = {
  answer: Answer | undefined;
  error: unknown;
  gateway: string;
  onKeep: () => void;
  onRename: () => void;
};

/** What became of a file: how it agrees, or why nothing has changed. */
export function StatementAnswer({ answer, error, gateway, onKeep, onRename }: Props) {
  const t = useTranslations("admin.money.statements");
  if (error) return <Refusal error={error} />;
  const rename = (
    <Button kind="secondary" size="small" onClick={onRename}>
      {t("rename")}
    </Button>
  );
  switch (answer?.outcome) {
    case "read":
      return <Counts answer={answer}>{rename}</Counts>;
    case "unreadable":
      return <Unreadable answer={answer}>{rename}</Unreadable>;
    case "strange":
      return (
        <Notice
          tone="care"
          announce
          actions={
            <>
              {rename}
              <Button kind="secondary" size="small" onClick={onKeep}>
                {t("keep")}
              </Button>
            </>
          }
        >
          {t("strange", { gateway })}
        </Notice>
      );
    default:
      return null;
  }
}

function Refusal({ error }: { error: unknown }) {
  const t = useTranslations("admin.money.statements");
  const said = useSaid();
  if (!(error instanceof Refused) || !isRefusal(error, "statement_of_other_day"))
    return <RefusalNotice error={error} />;
  const [from, to] = [error.figures.from, error.figures.to].map((day) => said.day(String(day)));
  return (
    <Notice tone="wrong" announce>
      {t(from === to ? "otherDay" : "otherDays", { from: from ?? "", to: to ?? "" })}
    </Notice>
  );
}

type Of<Outcome extends Answer["outcome"]> = {
  answer: Extract<Answer, { outcome: Outcome }>;
  children: React.ReactNode;
};

function Counts({ answer, children }: Of<"read">) {
  const t = useTranslations("admin.money.statements");
  const { same, rows, agreed, onlyThere, onlyHere, otherwise, leftOut } = answer;
  const told = [
    t("rows", { count: rows }),
    ...(rows > 0 ? [t("agreed", { count: agreed })] : []),
    ...(onlyThere > 0 ? [t("onlyThere", { count: onlyThere })] : []),
    ...(onlyHere > 0 ? [t("onlyHere", { count: onlyHere })] : []),
    ...(otherwise > 0 ? [t("otherwise", { count: otherwise })] : []),
    ...(leftOut > 0 ? [t("leftOut", { count: leftOut })] : []),
  ];
  const differs = onlyThere + onlyHere + otherwise > 0;
  return (
    <Notice tone={differs ? "care" : "good"} announce title={t("done")} actions={children}>
      <ul>
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {same && <p className="mt-1">{t("same")}</p>}
    </Notice>
  );
}

function Unreadable({ answer: { count, lines }, children }: Of<"unreadable">) {
  const t = useTranslations("admin.money.statements");
  return (
    <Notice tone="wrong" announce title={t("unreadable", { count })} actions={children}>
      <ul>
        {lines.map(({ line, why, said }) => (
          <li key={line}>
            {t("line", { line, why: t(`why.${why}`) })}
            {said !== "" && (
              <>
                {" "}
                <bdi className="wrap-anywhere">{t("said", { said })}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
      {count > lines.length && <p>{t("moreLines")}</p>}
    </Notice>
  );
}
