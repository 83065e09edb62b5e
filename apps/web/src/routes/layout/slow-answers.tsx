import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { type Query, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

/** Milliseconds: what is not there by then won't come soon. As for whole pages (features/shell/navigation-progress.tsx). */
const patience = 8_000;
const unanswered = { type: "active", predicate: (query: Query) => query.state.data === undefined } as const;

/** Above a personal screen whose grey shapes stand too long: why, and once more. What is asked for is still welcome. */
export function SlowAnswers() {
  const t = useTranslations("shell.problem");
  const client = useQueryClient();
  const isWaiting = useIsFetching(unanswered) > 0;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  const askAgain = async () => {
    await client.cancelQueries(unanswered);
    await client.refetchQueries(unanswered);
  };
  if (!isSlow) return null;
  return (
    <Notice
      announce
      tone="care"
      className="mt-4 mb-3"
      title={t("slow.title")}
      actions={
        <Button kind="secondary" size="medium" onClick={askAgain}>
          {t("retry")}
        </Button>
      }
    >
      {t("slow.body")}
    </Notice>
  );
}
