import { Chip } from "@rihla/ui/chip";
import { useId } from "react";

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  chosen: Value | null;
  nameOf: (value: Value) => string;
  onChoose: (value: Value) => void;
};

/** One answer among a few, each a press away. */
export function AnswerButton<Value extends string>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    // Named by its own line: a legend can't stand in a row's flow.
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-2 font-medium">
        {label}
      </p>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => (
          <Chip key={value} chosen={value === chosen} onClick={() => onChoose(value)}>
            {nameOf(value)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
