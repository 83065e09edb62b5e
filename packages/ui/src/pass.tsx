import type { CSSProperties, ReactNode } from "react";
import type { To } from "react-router";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export type PassProps = {
  children: ReactNode;
  /** The one fact that matters, parted by the perforation. */
  stub: ReactNode;
  /** Width of the stub; the default holds a price or an amount of data. */
  stubWidth?: string;
  className?: string;
};

const bodyLook = {
  whole: "p-4",
  row: "flex items-center gap-1 py-2 ps-4 pe-1",
  choiceRow: "flex items-center gap-1 py-2 ps-13 pe-1",
};

type PartsProps = Pick<PassProps, "children" | "stub"> & { look?: keyof typeof bodyLook };

function Parts({ children, stub, look = "whole" }: PartsProps) {
  return (
    <>
      <div className={classNames("min-w-0", bodyLook[look])}>{children}</div>
      <div className="pass-stub flex flex-col items-center justify-center px-2 text-center">{stub}</div>
    </>
  );
}

const width = (stubWidth: string | undefined) => stubWidth && ({ "--stub": stubWidth } as CSSProperties);

/** A boarding pass: what it is, and on the stub what matters. */
export function Pass({ stubWidth, className, ...parts }: PassProps) {
  return (
    <div className={classNames("pass", className)} style={width(stubWidth) || undefined}>
      <Parts {...parts} />
    </div>
  );
}

/** A pass that opens something; `row`: one of a list, lower. */
export function PassLink({ to, row, stubWidth, className, ...parts }: PassProps & { to: To; row?: boolean }) {
  return (
    <Link
      to={to}
      viewTransition
      className={classNames("pass", row && "pass-row", className)}
      style={width(stubWidth) || undefined}
    >
      <Parts {...parts} look={row ? "row" : "whole"} />
    </Link>
  );
}

export type PassChoiceProps = PassProps & {
  name: string;
  value: string;
  /** At first; from then on the browser keeps which one is, and a `change` that bubbles tells it. */
  chosen: boolean;
  /** Id of the form that it is sent with, wherever that stands. */
  form?: string;
};

/** One of a list to choose from: a radio button under the whole card, which works before any script runs. */
export function PassChoice({ name, value, chosen, form, stubWidth, className, ...parts }: PassChoiceProps) {
  return (
    <label className={classNames("pass pass-row", className)} style={width(stubWidth) || undefined}>
      <input
        type="radio"
        form={form}
        name={name}
        value={value}
        defaultChecked={chosen}
        autoComplete="off"
        className="absolute start-4 top-1/2 m-0 size-5.5 -translate-y-1/2 appearance-none rounded-full border-2 border-edge bg-surface outline-none checked:border-7 checked:border-sea"
      />
      <Parts {...parts} look="choiceRow" />
    </label>
  );
}

/** The label of a radio button that stands elsewhere: framed while that is chosen, where both are in one `group/pass`. */
export function PassLabel({ htmlFor, stubWidth, className, ...parts }: PassProps & { htmlFor: string }) {
  return (
    <label
      htmlFor={htmlFor}
      className={classNames(
        "pass group-has-[>input:checked]/pass:[--border:2px] group-has-[>input:checked]/pass:[--edge-colour:var(--sea)]",
        "group-has-[>input:focus-visible]/pass:outline-3 group-has-[>input:focus-visible]/pass:outline-offset-2 group-has-[>input:focus-visible]/pass:outline-sea",
        className,
      )}
      style={width(stubWidth) || undefined}
    >
      <Parts {...parts} />
    </label>
  );
}
