import type { ComponentProps } from "react";

type OwnMarkupProps = Omit<ComponentProps<"div">, "children"> & {
  /** By ourselves, and never with a word of anybody's. Empty: what the server drew here stays, and React leaves it alone. */
  written: string;
};

export function OwnMarkup({ written, ...props }: OwnMarkupProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for it, see `written`.
    <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: written }} />
  );
}
