import type { ActEntry } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { TextField } from "@rihla/ui/text-field";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { call } from "../../lib/call.ts";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { useSaid } from "../../lib/said.ts";

/** What operators did and looked at, newest first. Subjects are numbers and ids, so they may stand in the address. */
export function Acts() {
  const t = useTranslations("admin");
  const [params, setParams] = useSearchParams();
  const subject = params.get("of") ?? "";
  const [typed, setTyped] = useState(subject);
  const acts = useInfiniteQuery({
    queryKey: ["GET /acts", subject],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam }) =>
      call("GET /acts", {
        signal,
        query: { ...(subject && { subject }), ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ page }) => page?.next ?? undefined,
  });
  const entries = acts.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl font-semibold">{t("places.acts")}</h1>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setParams(typed.trim() ? { of: typed.trim() } : {});
        }}
      >
        <TextField
          fieldClassName="min-w-60 flex-1"
          label={t("acts.subject")}
          hint={t("acts.subjectHint")}
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="secondary">
          {t("acts.find")}
        </Button>
      </form>
      <ol className="grid gap-2">
        {entries.map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
      {acts.isSuccess && entries.length === 0 && <p className="text-ink-2">{t("acts.none")}</p>}
      <RefusalNotice error={acts.error} />
      {acts.hasNextPage && (
        <Button kind="secondary" busy={acts.isFetchingNextPage} onClick={() => acts.fetchNextPage()}>
          {t("acts.more")}
        </Button>
      )}
    </div>
  );
}

function Entry({ entry }: { entry: ActEntry }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const { number, at, kind, who, by, act, subject, why, before, after, details } = entry;
  return (
    <li className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="flex flex-wrap gap-x-3 gap-y-1">
        <span className="text-ink-2 tabular-nums">#{number}</span>
        <time dateTime={at}>{said.moment(at)}</time>
        <span>
          <bdi>{who}</bdi> · {t(by === "machine" ? "acts.machine" : "acts.backOffice")} ·{" "}
          {t(`acts.kind.${kind}`)}
        </span>
      </p>
      <p className="mt-1 font-medium">
        <bdi lang="en">{act}</bdi> · <bdi>{subject}</bdi>
      </p>
      <p className="mt-1 text-ink-2">
        <bdi>{why}</bdi>
      </p>
      <States label={t("acts.details")} states={details} />
      <States label={t("acts.before")} states={before} />
      <States label={t("acts.after")} states={after} />
    </li>
  );
}

function States({ label, states }: { label: string; states: ActEntry["before"] }) {
  const told = Object.entries(states ?? {});
  if (told.length === 0) return null;
  return (
    <p className="mt-1">
      <span className="text-ink-2">{label}</span>{" "}
      <bdi lang="en" dir="ltr">
        {told
          .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
          .join(", ")}
      </bdi>
    </p>
  );
}
