import { type ReactNode, useId } from "react";
import { PassParts, type PassProps } from "./pass.tsx";

export type PassChoiceProps = Pick<PassProps, "children" | "stub"> & {
  name: string;
  value: string;
  /** At first; from then on the browser keeps which one is, and a `change` that bubbles tells it. */
  chosen: boolean;
  /** Id of the form that it is sent with, wherever that stands. */
  form?: string;
  /** What else can be pressed on it. */
  aside?: ReactNode;
};

/** One of a list to choose from: a radio button under the whole card, which works before any script runs. */
export function PassChoice({ name, value, chosen, form, children, aside, stub }: PassChoiceProps) {
  const id = useId();
  return (
    <div className="pass pass-row">
      <input
        type="radio"
        id={id}
        form={form}
        name={name}
        value={value}
        defaultChecked={chosen}
        aria-describedby={`${id}-stub`}
        autoComplete="off"
      />
      <PassParts stub={stub} stubId={`${id}-stub`}>
        <label htmlFor={id} className="pass-label">
          {children}
        </label>
        {aside}
      </PassParts>
    </div>
  );
}
