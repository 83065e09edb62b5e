import type { Uses } from "../../app.ts";
import { Refusal } from "../../refusal.ts";
import { isBlocked } from "../blocks/index.ts";
import { secondsLeft } from "../limits/index.ts";
import type { CodePurpose } from "./one-time-code.ts";
import type { Limit } from "./sign-in-limits.ts";

type Asking = { email: string; ip: string; purpose: CodePurpose; deviceSecret?: string | null };

/**
 * Who is blocked gets no code and opens no session, and hears what somebody hears who has used up the first of `limits`. Who is signed in
 * goes on: to see their eSIMs, save what is known of them or delete it they may prove themselves.
 */
export async function refuseBlockedSignIn(
  app: Uses<"config" | "db">,
  code: "rate_limited" | "too_many_attempts",
  [first]: readonly Limit[],
  { email, ip, purpose, deviceSecret }: Asking,
): Promise<void> {
  if (purpose !== "sign-in" || !first) return;
  if (!(await isBlocked(app, app.db, { ip, emails: [email], deviceSecret }))) return;
  throw new Refusal(code, { retryAfterSeconds: await secondsLeft(app.db, first.windowSeconds) });
}
