import type { BodyOf, CodeSent } from "@rihla/contract";

export type NewCustomer = Omit<BodyOf<"POST /auth/sessions">, "email" | "code">;
/**
 * `customer`: what somebody new has told before the code. `longer`: the one that was typed is worth nothing any more, and
 * this one came in its place.
 */
export type Sent = CodeSent & { email: string; sentAt: number; customer?: NewCustomer; longer: boolean };
