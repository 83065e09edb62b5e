import type { ComponentProps } from "react";
import { type ButtonKind, type ButtonSize, buttonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

export type LinkButtonProps = ComponentProps<typeof Link> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  wide?: boolean;
};

/** Goes somewhere, looks like a button. */
export function LinkButton({ kind, size, wide, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classNames(buttonLook(kind, size, wide), className)} />;
}

export type OutsideLinkButtonProps = ComponentProps<"a"> & Pick<LinkButtonProps, "kind" | "size" | "wide">;

/** The same for an address outside the shop: a plain link, which the system may hand to another program. */
export function OutsideLinkButton({ kind, size, wide, className, ...rest }: OutsideLinkButtonProps) {
  return <a {...rest} className={classNames(buttonLook(kind, size, wide), className)} />;
}
