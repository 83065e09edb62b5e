import type { BodyOf, Feedback } from "@rihla/contract";
import {
  feedbackStars,
  feedbackWordsFault,
  feedbackWordsLongest,
  firstNameFault,
} from "@rihla/contract/rules/feedback";
import { nameLongest } from "@rihla/contract/rules/person";
import { Button } from "@rihla/ui/button";
import { CheckboxField } from "@rihla/ui/checkbox-field";
import { Field, inputLook } from "@rihla/ui/field";
import { Notice } from "@rihla/ui/notice";
import { StarChoice } from "@rihla/ui/star-choice";
import { TextField } from "@rihla/ui/text-field";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { useProblemText } from "../../lib/api/use-problem-text.ts";

export type Said = BodyOf<"PUT /esims/{id}/feedback">;
type AskProps = { id: string; onGiven: (now: Feedback, said: Said) => void; onLeft: () => void };

/** A quiet line: stars, or no answer. What may be added shows once stars are chosen. */
export function AskFeedback({ id, onGiven, onLeft }: AskProps) {
  const t = useTranslations("feedback");
  const problemText = useProblemText();
  const [stars, choose] = useState<number | null>(null);
  const give = useMutation({
    mutationFn: (body: Said) => api("PUT /esims/{id}/feedback", { path: { id }, body }),
    onSuccess: (now, said) => onGiven(now, said),
  });
  const leave = useMutation({
    mutationFn: () => api("DELETE /esims/{id}/feedback", { path: { id } }),
    onSuccess: onLeft,
  });
  const failed = give.error ?? leave.error;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <StarChoice
          label={t("title")}
          most={feedbackStars}
          chosen={stars}
          onChoose={choose}
          nameOf={(count) => t("star", { stars: count, most: feedbackStars })}
        />
        <Button
          kind="quiet"
          size="small"
          className="-mx-4"
          busy={leave.isPending}
          onClick={() => leave.mutate()}
        >
          {t("later")}
        </Button>
      </div>
      {stars !== null && <Words busy={give.isPending} onSend={(said) => give.mutate({ stars, ...said })} />}
      {failed && (
        <Notice tone="wrong" announce>
          {problemText(failed)}
        </Notice>
      )}
    </>
  );
}

type WordsProps = { busy: boolean; onSend: (said: Omit<Said, "stars">) => void };

/** The name is asked for, and sent, only where its owner agrees that it is shown. */
function Words({ busy, onSend }: WordsProps) {
  const t = useTranslations("feedback");
  const [words, setWords] = useState("");
  const [agrees, agree] = useState(false);
  const [name, setName] = useState("");
  const hasWords = words.trim() !== "";
  const isNamed = hasWords && agrees && name.trim() !== "";
  const wrong = {
    words: hasWords ? faultIn(feedbackWordsFault(words)) : undefined,
    name: isNamed ? faultIn(firstNameFault(name)) : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || wrong.words || wrong.name) return;
    onSend({ ...(hasWords && { words }), ...(isNamed && { firstName: name }) });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("words")} hint={t("wordsHint")} error={wrong.words && t(`fault.${wrong.words}`)}>
        {(parts) => (
          <textarea
            {...parts}
            dir="auto"
            rows={3}
            maxLength={feedbackWordsLongest}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className={`${inputLook(Boolean(wrong.words))} py-3`}
          />
        )}
      </Field>
      {hasWords && (
        <CheckboxField
          label={t("consent")}
          checked={agrees}
          onChange={({ target }) => agree(target.checked)}
        />
      )}
      {hasWords && agrees && (
        <TextField
          label={t("firstName")}
          dir="auto"
          autoComplete="given-name"
          maxLength={nameLongest}
          error={wrong.name && t(`fault.${wrong.name}`)}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <Button type="submit" size="medium" className="self-start" busy={busy}>
        {t("send")}
      </Button>
    </form>
  );
}

/** What is left empty is not sent, so that it is never "required". */
const faultIn = <Fault extends string>(fault: Fault | undefined) =>
  fault === "required" ? undefined : (fault as Exclude<Fault, "required"> | undefined);
