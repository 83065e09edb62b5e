import type { ReactNode } from "react";
import type { PhoneToCheck } from "./in-hand.ts";

export type OwnAnswerPart =
  | ((props: { title: string; phone: PhoneToCheck; asked: boolean }) => ReactNode)
  | undefined;

/** A browser's system says nothing of its phone. */
export const OwnAnswer: OwnAnswerPart = undefined;
