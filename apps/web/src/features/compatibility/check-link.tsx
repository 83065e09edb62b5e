import type { CheckLinkProps } from "../../domain/devices/phone-check.ts";
import { SheetLink } from "../../lib/navigation/sheet-link.tsx";
import { paths } from "../../paths.ts";
import type { Checked } from "./check-sheet.tsx";

/** A link to the page about compatibility, which opens its check as a sheet on the page one is on. */
export function CheckLink({ className, children, ...given }: CheckLinkProps & Checked) {
  return (
    <SheetLink
      to={paths.compatibility()}
      load={() => import("./check-sheet.tsx")}
      given={given}
      className={className}
    >
      {children}
    </SheetLink>
  );
}
