import { classNames } from "./class-names.ts";

const sizes = { small: "text-sm", medium: "text-base", large: "text-lg", huge: "text-2xl" };

/** An amount already written out ("2,450 DA"); read in the direction of its own letters: `2,450 DA`, and right to left `2,450 دج`. */
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
    <bdi className={classNames("font-semibold whitespace-nowrap", sizes[size], className)}>{children}</bdi>
  );
}
