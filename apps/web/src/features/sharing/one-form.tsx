import type { FollowedEsim } from "@rihla/contract";
import { Button } from "@rihla/ui/button";
import { Notice } from "@rihla/ui/notice";
import { TextField } from "@rihla/ui/text-field";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "../../lib/api/use-problem-text.ts";
import { useVisitor } from "../../lib/page/visitor.ts";
import { type Manner, MannerFields } from "./manner.tsx";
import { useShareEsims } from "./use-shares.ts";
import { useTypedName } from "./use-typed-name.ts";

type OneFormProps = { number: string; followed: FollowedEsim };

/** Hands one eSIM on, or changes for whom and how its page speaks. */
export function OneForm({ number, followed: { esim, share } }: OneFormProps) {
  const t = useTranslations("sharing");
  const problemText = useProblemText();
  const { language } = useVisitor();
  const { typed, setTyped, name, error } = useTypedName(esim);
  const [manner, setManner] = useState<Manner>(share ?? { language, largeType: false });
  const shareEsims = useShareEsims(number);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { language: speaks, largeType } = manner;
    if (!error && !shareEsims.isPending)
      shareEsims.mutate({ esims: [{ id: esim.id, name }], language: speaks, largeType });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        dir="auto"
        autoComplete="off"
        label={t("name")}
        hint={t("nameHint")}
        error={error}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <MannerFields manner={manner} onChange={setManner} />
      {shareEsims.error && (
        <Notice tone="wrong" announce>
          {problemText(shareEsims.error)}
        </Notice>
      )}
      <Button type="submit" kind={share ? "secondary" : "primary"} busy={shareEsims.isPending}>
        {t(share ? "change" : "make")}
      </Button>
    </form>
  );
}
