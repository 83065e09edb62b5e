import { type ReactNode, useId } from "react";

type QuestionProps = { title: string; why?: string; children: ReactNode };

/** What a ticket leaves open, with its answers in a row. */
export function Question({ title, why, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={why && id} className="min-w-0">
      <legend className="font-semibold">{title}</legend>
      {why && (
        <p id={id} className="text-sm text-ink-2">
          {why}
        </p>
      )}
      <div className="mt-2 grid grid-cols-2 gap-2 max-[18rem]:grid-cols-1">{children}</div>
    </fieldset>
  );
}
