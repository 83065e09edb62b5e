import type { OfferedMethod } from "@rihla/contract";
import { Question } from "./question.tsx";
import type { QuestionId } from "./topics.ts";

type QuestionsProps = { ids: readonly QuestionId[]; methods: readonly OfferedMethod[] };

export function Questions({ ids, methods }: QuestionsProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {ids.map((id) => (
        <Question key={id} id={id} methods={methods} />
      ))}
    </div>
  );
}
