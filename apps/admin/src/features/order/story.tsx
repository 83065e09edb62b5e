import type { StoryEntry } from "@rihla/contract/admin";
import { Rows } from "@rihla/ui/rows";
import { useTranslations } from "use-intl";
import { useSaid } from "../../lib/said.ts";
import { Section } from "../../lib/section.tsx";

/** What happened, the newest first. States are translated; why they changed stays as it was written. */
export function Story({ story }: { story: readonly StoryEntry[] }) {
  const t = useTranslations("admin");
  return (
    <Section title={t("order.story")}>
      <Rows>
        {story.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
          <Entry key={`${entry.at} ${index}`} entry={entry} />
        ))}
      </Rows>
    </Section>
  );
}

function Entry({ entry: { at, on, state, note, amount, who } }: { entry: StoryEntry }) {
  const t = useTranslations("admin");
  const said = useSaid();
  const key = `story.state.${state}` as "story.state.open";
  const word = on !== "act" && t.has(key) ? t(key) : <bdi lang="en">{state}</bdi>;
  return (
    <div className="px-4 py-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{t(`story.on.${on}`)}</span>
        <span>{word}</span>
        {amount && <bdi>{said.money(amount)}</bdi>}
        {who && <bdi className="text-ink-2">{who}</bdi>}
        <time dateTime={at} className="ms-auto text-ink-2">
          {said.moment(at)}
        </time>
      </p>
      {note && (
        <p className="text-ink-2">
          <bdi lang="en" dir="ltr" className="wrap-anywhere">
            {note}
          </bdi>
        </p>
      )}
    </div>
  );
}
