import type { Esim } from "@rihla/contract";
import { Fragment, type ReactNode } from "react";
import { arrivalOf } from "../../../domain/esims/arrival.ts";
import {
  isGone,
  type TroubleshootingOption,
  troubleshootingOptions,
} from "../../../domain/esims/troubleshooting.ts";
import { ownZone } from "../../../lib/text/own-zone.ts";

/** `begun`: shown first, so already under way. */
export type TroubleshootingParts = Record<
  TroubleshootingOption,
  (esim: Esim, begun: boolean) => ReactNode
> & {
  /** What became of an earlier report, which is never folded away. */
  reported: (esim: Esim) => ReactNode;
};

/** What helps who says that an eSIM does not work, the likeliest to help first. */
export function Troubleshooting({ esim, parts }: { esim: Esim; parts: TroubleshootingParts }) {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {troubleshootingOptions(esim.status).map((way, at) => (
        <Fragment key={way}>{parts[way](esim, at === 0)}</Fragment>
      ))}
    </div>
  );
}

/** Whether it stands on the page without being asked for: of what can't work, of what should and does not, and where there is one way alone. */
export const helpStandsOpen = (esim: Esim): boolean =>
  isGone(esim) ||
  troubleshootingOptions(esim.status).length === 1 ||
  arrivalOf(esim, ownZone(), Date.now())?.kind === "help";
