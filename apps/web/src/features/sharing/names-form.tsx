import type { FollowedEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Card } from "@rihla/ui/card";
import { Field, inputLook } from "@rihla/ui/field";
import { Notice } from "@rihla/ui/notice";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type Manner, MannerFields } from "./manner.tsx";
import { namesIn, wrongName } from "./names.ts";
import { useShareEsims } from "./use-shares.ts";

type NamesFormProps = { number: string; free: readonly FollowedEsim[] };

/** A group's list of names: each gets one of the eSIMs that are free, and a link; without names all of them get a link. */
export function NamesForm({ number, free }: NamesFormProps) {
  const t = useTranslations("sharing.names");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const [list, setList] = useState("");
  const [manner, setManner] = useState<Manner>({ language, largeType: false });
  const shareEsims = useShareEsims(number);
  const names = namesIn(list);
  const fault = useFault(names, free.length);
  const count = names.length || free.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault || shareEsims.isPending) return;
    const esims = free.slice(0, count).map(({ esim }, at) => ({ id: esim.id, name: names[at] }));
    shareEsims.mutate({ esims, ...manner }, { onSuccess: () => setList("") });
  };
  return (
    <Card className="lg:p-6">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        <Field label={t("label")} hint={t("hint")} error={fault}>
          {(parts) => (
            <textarea
              {...parts}
              dir="auto"
              rows={Math.min(12, Math.max(5, free.length))}
              autoComplete="off"
              value={list}
              onChange={({ target }) => setList(target.value)}
              className={`${inputLook(!!fault)} py-3`}
            />
          )}
        </Field>
        <p role="status" className="text-sm font-medium">
          {t("counted", { names: names.length, free: free.length })}
        </p>
        <MannerFields manner={manner} onChange={setManner} />
        {shareEsims.error && (
          <Notice tone="wrong" announce>
            {problemText(shareEsims.error)}
          </Notice>
        )}
        <Button type="submit" busy={shareEsims.isPending} className="self-start">
          {t("make", { count })}
        </Button>
      </form>
    </Card>
  );
}

function useFault(names: readonly string[], free: number): string | undefined {
  const t = useTranslations("sharing.names");
  if (names.length > free) return t("tooMany", { extra: names.length - free, free });
  const wrong = wrongName(names);
  return wrong && t(wrong.fault, { name: wrong.name });
}
