import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A white sheet on the paper. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={classNames(cardLook, "p-4", className)} />;
}
const cardLook = "rounded-card border border-line bg-surface shadow-card";
