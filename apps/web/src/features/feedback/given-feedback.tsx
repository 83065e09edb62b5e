import type { Feedback } from "@rihla/contract";
import { feedbackStars } from "@rihla/contract/rules/feedback";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { Stars } from "@rihla/ui/stars";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";

type GivenProps = { id: string; given: NonNullable<Feedback["given"]>; onTaken: () => void };

/** What its owner answered, what became of the words, and the way to take it back. */
export function GivenFeedback({ id, given: { stars, words, firstName, reading }, onTaken }: GivenProps) {
  const t = useTranslations("feedback");
  const problemText = useProblemText();
  const take = useMutation({
    mutationFn: () => api("DELETE /esims/{id}/feedback", { path: { id } }),
    onSuccess: onTaken,
  });
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-medium">{t("given")}</span>
        <Stars score={stars} most={feedbackStars} />
        <span className="sr-only">{t("star", { stars, most: feedbackStars })}</span>
      </p>
      {words && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {words}
        </p>
      )}
      {firstName && (
        <p className="text-ink-2">
          <bdi>{firstName}</bdi>
        </p>
      )}
      {reading && <p className="mt-1 text-ink-2">{t(`reading.${reading}`)}</p>}
      <Button kind="quiet" size="small" className="-ms-4" busy={take.isPending} onClick={() => take.mutate()}>
        {t("take")}
      </Button>
      {take.error && (
        <Notice tone="wrong" announce>
          {problemText(take.error)}
        </Notice>
      )}
    </div>
  );
}
