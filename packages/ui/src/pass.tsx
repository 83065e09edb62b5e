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
  /** `pass-row`: one of a list, lower. */
  className?: string;
};

type PassPartsProps = Pick<PassProps, "children" | "stub"> & { stubId?: string };

export function PassParts({ children, stub, stubId }: PassPartsProps) {
  return (
    <>
      <div className="pass-body">{children}</div>
      <div id={stubId} className="pass-stub flex flex-col items-center justify-center px-2 text-center">
        {stub}
      </div>
    </>
  );
}

const width = (stubWidth: string | undefined) => stubWidth && ({ "--stub": stubWidth } as CSSProperties);

/** A boarding pass: what it is, and on the stub what matters. */
export function Pass({ stubWidth, className, ...parts }: PassProps) {
  return (
    <div className={classNames("pass", className)} style={width(stubWidth) || undefined}>
      <PassParts {...parts} />
    </div>
  );
}

/** A pass that opens something. */
export function PassLink({ to, stubWidth, className, ...parts }: PassProps & { to: To }) {
  return (
    <Link
      to={to}
      viewTransition
      className={classNames("pass", className)}
      style={width(stubWidth) || undefined}
    >
      <PassParts {...parts} />
    </Link>
  );
}
