import { PassParts, type PassProps } from "./pass.tsx";

type Parts = Pick<PassProps, "children" | "stub">;
export type PassChoiceProps = Parts & {
  name: string;
  value: string;
  /** At first; from then on the browser keeps which one is, and a `change` that bubbles tells it. */
  chosen: boolean;
  /** Id of the form that it is sent with, wherever that stands. */
  form?: string;
};

/** One of a list to choose from: a radio button under the whole card, which works before any script runs. */
export function PassChoice({ name, value, chosen, form, ...parts }: PassChoiceProps) {
  return (
    <label className="pass pass-row">
      <input type="radio" form={form} name={name} value={value} defaultChecked={chosen} autoComplete="off" />
      <PassParts {...parts} />
    </label>
  );
}

/** The label of a radio button that stands elsewhere in the same `pass-radio`: framed while that is chosen. */
export function PassLabel({ htmlFor, ...parts }: Parts & { htmlFor: string }) {
  return (
    <label htmlFor={htmlFor} className="pass">
      <PassParts {...parts} />
    </label>
  );
}
