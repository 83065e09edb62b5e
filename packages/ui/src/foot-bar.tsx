import type { ReactNode } from "react";
import { useBodyMark } from "./body-mark.ts";
import { classNames } from "./class-names.ts";

/** The one bar at the foot of a small screen; while a page has it, no navigation stands there. */
export function FootBar({ className, children }: { className: string; children: ReactNode }) {
  useBodyMark("footBar");
  return <div className={classNames("foot-bar", className)}>{children}</div>;
}

/** The same before there is a script: the mark of the body around a page's HTML. */
export const footBarMarkOf = (html: string) => (html.includes('class="foot-bar ') ? " data-foot-bar" : "");
