import { useMemo } from "react";
import { classNames } from "./class-names.ts";
import { qrPath } from "./qr-path.ts";

/** Dark on white in both themes: many readers refuse the reverse. */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => qrPath(value), [value]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames("block w-full rounded-xl bg-white", className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0d1524" />
    </svg>
  );
}
