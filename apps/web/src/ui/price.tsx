import { classNames } from "./class-names.ts";

const sizes = { small: "text-sm", medium: "text-base", large: "text-lg", huge: "text-2xl" };

/** An amount already written out ("2,450 DA"); it keeps its own order of number and sign in Arabic. */
export function Price({
  children,
  size = "large",
  className,
}: {
  children: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <bdi dir="ltr" className={classNames("font-semibold whitespace-nowrap", sizes[size], className)}>
      {children}
    </bdi>
  );
}
