import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { Notice } from "@rihla/ui/notice";
import { RetryState } from "@rihla/ui/retry-state";
import { Loading, Skeleton } from "@rihla/ui/skeleton";
import { useTranslations } from "use-intl";
import { withAll, withKind } from "./unwanted-kinds.ts";
import type { useChoice } from "./use-choice.ts";

type ChosenKindsProps<Kind extends string> = {
  intro: string;
  /** With what each is called, in the order shown. */
  kinds: Readonly<Record<Kind, string>>;
  choice: ReturnType<typeof useChoice<Kind>>;
};

/** One box for each kind of news; saved as it is pressed. */
export function ChosenKinds<Kind extends string>({ intro, kinds, choice }: ChosenKindsProps<Kind>) {
  const t = useTranslations("alertMails");
  const { data, isFetching, refetch, save } = choice;
  if (!data && isFetching)
    return (
      <Loading label={t("loading")}>
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  if (!data)
    return (
      <RetryState
        title={t("failedToLoad")}
        level={2}
        retryLabel={t("retry")}
        retry={refetch}
        retrying={isFetching}
      />
    );
  const all = Object.keys(kinds) as Kind[];
  const { unwanted } = data;
  return (
    <Card className="flex flex-col gap-2">
      <p className="text-sm text-ink-2">{intro}</p>
      {all.map((kind) => (
        <CheckboxField
          key={kind}
          label={kinds[kind]}
          checked={!unwanted.includes(kind)}
          onChange={({ target }) => save.mutate(withKind(unwanted, kind, target.checked))}
        />
      ))}
      {!all.every((one) => unwanted.includes(one)) && (
        <Button kind="secondary" size="medium" onClick={() => save.mutate(withAll(unwanted, all))}>
          {t("stopAll")}
        </Button>
      )}
      {save.isSuccess && (
        <Notice tone="good" announce>
          {t("saved")}
        </Notice>
      )}
      {save.isError && (
        <Notice tone="wrong" announce>
          {t("failed")}
        </Notice>
      )}
    </Card>
  );
}
