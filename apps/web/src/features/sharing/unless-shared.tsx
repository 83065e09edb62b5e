import type { Esim } from "@rihla/contract";
import { type ReactNode, useState } from "react";
import { SharedNotice, useIsShared } from "./share-row.tsx";

type UnlessSharedProps = { esim: Esim; children: ReactNode };

/** What somebody else has is installed here only by who says so. */
export function UnlessShared({ esim, children }: UnlessSharedProps) {
  const isShared = useIsShared(esim);
  const [asked, setAsked] = useState(false);
  if (!isShared || asked) return children;
  return <SharedNotice esim={esim} showCodes={() => setAsked(true)} />;
}
