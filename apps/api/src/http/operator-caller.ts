import type { OperatorRole } from "@rihla/contract/admin";

/** Who makes a call of the back office: the bearer of an operator's session. */
export type SignedInOperator = {
  operatorId: string;
  sessionId: string;
  name: string;
  role: OperatorRole;
  /** Touched a passkey within the last minutes. */
  isConfirmed: boolean;
};

/** Finds the operator of a session's token, which `attended` keeps from being idle; null when it is unknown or has ended. */
export type AuthenticateOperator = (token: string, attended: boolean) => Promise<SignedInOperator | null>;
