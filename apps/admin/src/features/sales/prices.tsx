import type { BookPreview, PriceBookNow } from "@rihla/contract/admin";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { TextField } from "@rihla/ui/text-field";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { answerOf } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { Loaded } from "../../lib/loaded.tsx";
import { RefusalNotice } from "../../lib/refusal-notice.tsx";
import { Section } from "../../lib/section.tsx";
import { useActs } from "../../lib/use-acts.tsx";
import { BookRules } from "./book-rules.tsx";
import { Preview } from "./preview.tsx";
import { type BookDraft, draftOf, percentPattern, ratePattern, typedBookOf } from "./typed-book.ts";
import { usePickedWords } from "./use-picked-words.ts";

/** The price book: changed here, seen before it holds, and then in force at once. */
export function Prices() {
  const t = useTranslations("admin");
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl font-semibold">{t("prices.title")}</h1>
      <Loaded query={useQuery(answerOf("GET /price-book"))}>{(book) => <Book book={book} />}</Loaded>
    </div>
  );
}

type Seen = { draft: BookDraft; preview: BookPreview };

/** What follows on what is seen; all of it anew where anything has changed meanwhile. */
async function lookOn({ draft, preview: seen }: { draft: BookDraft; preview?: BookPreview }): Promise<Seen> {
  const from = seen?.changes.length ?? 0;
  const { data } = await call("POST /price-book/previews", { body: { ...draft, from } });
  if (!seen) return { draft, preview: data };
  if (data.revision !== seen.revision) return lookOn({ draft });
  return { draft, preview: { ...data, changes: [...seen.changes, ...data.changes] } };
}

function Book({ book }: { book: PriceBookNow }) {
  const t = useTranslations("admin");
  const told = usePickedWords();
  const acts = useActs();
  const [typed, setTyped] = useState(() => typedBookOf(book));
  const [seen, setSeen] = useState<Seen>();
  const look = useMutation({ mutationFn: lookOn, onSuccess: setSeen });
  // What was seen is of what was typed then.
  const change = (part: Partial<typeof typed>) => {
    setSeen(undefined);
    setTyped({ ...typed, ...part });
  };
  const apply = ({ draft, preview: { revision } }: Seen) =>
    acts.offer({
      title: t("prices.apply"),
      text: t("prices.applyText"),
      act: async (why) => {
        const { data } = await call("POST /price-book/versions", { body: { ...draft, revision, why } });
        setSeen(undefined);
        return told(data);
      },
    });
  return (
    <>
      {acts.told}
      <form
        className="grid items-start gap-6 lg:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          look.mutate({ draft: draftOf(typed) });
        }}
      >
        <BookRules rules={typed.rules} onChange={(rules) => change({ rules })} />
        <div className="grid gap-6">
          <Figures
            title={t("prices.rates")}
            labelOf={(currency) => t("prices.rate", { currency })}
            pattern={ratePattern}
            figures={typed.rates}
            onChange={(rates) => change({ rates })}
          />
          <Figures
            title={t("prices.handicaps")}
            text={t("prices.handicapsText")}
            labelOf={(name) => <bdi lang="en">{name}</bdi>}
            pattern={percentPattern}
            figures={typed.handicaps}
            onChange={(handicaps) => change({ handicaps })}
          />
          <Button type="submit" kind="secondary" busy={look.isPending}>
            {t("prices.preview")}
          </Button>
          <RefusalNotice error={look.error} />
        </div>
      </form>
      {seen && (
        <Preview
          preview={seen.preview}
          onApply={() => apply(seen)}
          onMore={() => look.mutate(seen)}
          isLoading={look.isPending}
        />
      )}
      {acts.sheet}
    </>
  );
}

type FiguresProps = {
  title: string;
  text?: string;
  labelOf: (key: string) => ReactNode;
  pattern: string;
  figures: Readonly<Record<string, string>>;
  onChange: (figures: Record<string, string>) => void;
};

function Figures({ title, text, labelOf, pattern, figures, onChange }: FiguresProps) {
  return (
    <Section title={title}>
      {text && <p className="text-sm text-ink-2">{text}</p>}
      <Card className="grid grid-cols-2 gap-3">
        {Object.entries(figures).map(([key, value]) => (
          <TextField
            key={key}
            label={labelOf(key)}
            required
            dir="ltr"
            inputMode="decimal"
            pattern={pattern}
            value={value}
            onChange={({ target }) => onChange({ ...figures, [key]: target.value })}
          />
        ))}
      </Card>
    </Section>
  );
}
