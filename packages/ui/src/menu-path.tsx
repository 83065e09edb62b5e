import { Fragment } from "react";
import { classNames } from "./class-names.ts";

export type MenuPathProps = {
  /** Names of menus, parted by ` › `. */
  menu: string;
  className?: string;
};

/**
 * Where to go in the phone's settings. Each name by itself, or two in Latin letters would change places inside Arabic; with
 * a border, since grounds are not printed.
 */
export function MenuPath({ menu, className }: MenuPathProps) {
  return (
    <p
      className={classNames(
        "w-fit rounded-lg border border-line bg-sand px-2.5 py-1 text-sm font-medium",
        className,
      )}
    >
      {[...menu.split(" › ").entries()].map(([at, name]) => (
        <Fragment key={at}>
          {at > 0 && "\u00a0› "}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
    </p>
  );
}
