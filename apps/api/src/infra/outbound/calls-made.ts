import { channel } from "node:diagnostics_channel";
import { currentRequest } from "../current-request.ts";
import { codeOf } from "../error-code.ts";
import type { Log } from "../log.ts";

const calls = channel("rihla:calls-made");

type Made = { to: string; method: string; status: number | null; problem?: string; ms: number };

/** Tells of a call once it has ended. Its path stays untold: some carry what opens something. */
export async function tellCall<Answer extends { status: number }>(
  to: string,
  method: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const began = performance.now();
  const tell = (end: Pick<Made, "status" | "problem">) =>
    calls.publish({ to, method, ...end, ms: Math.round(performance.now() - began) });
  try {
    const answer = await call();
    tell({ status: answer.status });
    return answer;
  } catch (error) {
    tell({ status: null, problem: codeOf(error) || "no answer" });
    throw error;
  }
}

/** A line for each call that a request, or a job it asked for, makes to another company. Of rounds that come by themselves there is none. */
export function logCalls(log: Log): () => void {
  const write = (made: unknown) => {
    if (currentRequest.getStore() !== undefined) log.info(made as Made, "call");
  };
  calls.subscribe(write);
  return () => calls.unsubscribe(write);
}
