import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Paragraphs and lists to be read: no longer lines than an eye follows, air between them. */
export function LongText({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      className={classNames(
        "max-w-[68ch] space-y-3 [&_li]:ps-1 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:space-y-1.5 [&_ol]:ps-5 [&_ul]:my-2 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5",
        className,
      )}
    />
  );
}
