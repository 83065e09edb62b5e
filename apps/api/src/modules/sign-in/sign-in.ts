import type { BodyOf, DataOf } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import { newToken, tokenHashOf } from "../../infra/ids.ts";
import { insertConsent, saveProvenCustomer, toUser } from "../customers/index.ts";
import { refuseBlockedSignIn } from "./blocked-sign-in.ts";
import { checkCode, useCode } from "./check-code.ts";
import { deviceName } from "./device-name.ts";
import { findRequester, knowDevice } from "./known-device.ts";
import { insertSession } from "./sessions.repository.ts";
import { mailNewDeviceJob } from "./sign-in.queue.ts";
import { countingOf } from "./sign-in-need.ts";

type SignInInput = BodyOf<"POST /auth/sessions"> & {
  ip: string;
  userAgent?: string;
  /** Proves that somebody has signed in on this device before. */
  deviceSecret?: string | null;
};

/**
 * Counts the guess (one transaction) · compares it · one transaction: uses the code up, finds or makes the customer,
 * notes what was agreed to, opens a session, makes the device known, and tells the owner of one that was not. Token
 * and device secret are shown only here.
 */
export async function signIn(
  app: Uses<"config" | "db" | "jobs">,
  input: SignInInput,
): Promise<DataOf<"POST /auth/sessions"> & { deviceSecret: string }> {
  const { email, code, ip, name, country, termsVersion, userAgent = "", deviceSecret = null } = input;
  const requester = await findRequester(app.db, email, deviceSecret);
  const guess = { email, code, ip, purpose: "sign-in", requester } as const;
  const { attempts } = countingOf(guess);
  await refuseBlockedSignIn(app, "too_many_attempts", attempts, { ...guess, deviceSecret });
  const right = await checkCode(app, guess);
  return app.db.transaction().execute(async (tx) => {
    await useCode(app, tx, guess, right);
    const customer = await saveProvenCustomer(tx, { email, name, country, language: right.language });
    const customerId = customer.id;
    if (termsVersion) await insertConsent(tx, { customerId, document: "terms", version: termsVersion });
    const token = newToken();
    const known = await knowDevice(tx, customerId, deviceSecret);
    const sessionId = await insertSession(tx, {
      customerId,
      tokenHash: tokenHashOf(token),
      device: deviceName(userAgent),
      knownDeviceId: known.id,
    });
    if (!requester && !customer.isNew) await app.jobs.send(tx, mailNewDeviceJob, { sessionId });
    return { token, user: toUser(customer), isNew: customer.isNew, deviceSecret: known.secret };
  });
}
