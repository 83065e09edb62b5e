import type { Captcha, CaptchaAnswer } from "@rihla/contract";
import { ApiProblem } from "../../lib/api/api-problem.ts";

/** What the person is asked just now; `code` says why, `busy` that the answer is on its way. */
export type AskedCaptcha = { captcha: Captcha; code: string; busy: boolean };
type Reply = { answer: string } | "another" | "leave";

let asked: AskedCaptcha | undefined;
let resolve: ((reply: Reply) => void) | undefined;
const listeners = new Set<() => void>();

export const askedCaptcha = (): AskedCaptcha | undefined => asked;
export function onAskedCaptcha(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: AskedCaptcha | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

export function replyToCaptcha(reply: Reply): void {
  resolve?.(reply);
  resolve = undefined;
}

/**
 * Sends what begins a payment, and again with an answer as long as the shop asks a question first. Whoever leaves the
 * question unanswered gets the shop's refusal; nothing else is lost.
 */
export async function withCaptcha<Result>(
  send: (given: { captcha?: CaptchaAnswer }) => Promise<Result>,
): Promise<Result> {
  let given: { captcha?: CaptchaAnswer } = {};
  try {
    for (;;) {
      const refused = await send(given).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      if ("result" in refused) return refused.result;
      given = await answerTo(refused.error);
    }
  } finally {
    show(undefined);
  }
}

async function answerTo(error: unknown): Promise<{ captcha?: CaptchaAnswer }> {
  const captcha = error instanceof ApiProblem ? error.details.captcha : undefined;
  if (!captcha) throw error;
  const { code } = error as ApiProblem;
  const reply = await new Promise<Reply>((settle) => {
    resolve = settle;
    show({ captcha, code, busy: false });
  });
  if (reply === "leave") throw error;
  show({ captcha, code, busy: true });
  return reply === "another" ? {} : { captcha: { challenge: captcha.challenge, answer: reply.answer } };
}
