import type { CodeSent, Language } from "@rihla/contract";
import type { ReactNode } from "react";
import { ApiProblem } from "../api/api-problem.ts";

/** A code that is good for one thing only: how it is asked for, what typing it does, and what the sheet says. */
export type OwnCode = {
  title: string;
  submit: string;
  ask: (language: Language) => Promise<CodeSent>;
  verify: (code: string) => Promise<unknown>;
};

/**
 * The sheet in which the customer types a fresh code; another feature's, so the route brings it. Without a `code` of its own it is the one
 * that confirms who is signed in.
 */
export type Confirm = (props: {
  open: boolean;
  email: string;
  code?: OwnCode;
  onClose: () => void;
  onConfirmed: () => void;
}) => ReactNode;

/** The shop wants to be sure first who asks. */
export const isUnconfirmed = (error: Error | null): boolean =>
  error instanceof ApiProblem && error.code === "confirmation_required";
