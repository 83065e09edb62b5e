import type { BeforeSending, Unknown } from "../esim-provider.ts";

/** Another worker has sent it: nothing left here. */
class SentByAnother extends Error {
  override name = "SentByAnother";
}

/**
 * Asks a provider for what it may know no repetition of. `claim` writes down that it is sent now, by one worker only; it runs right
 * before it leaves, so that whoever dies earlier has sent nothing and nobody waits to see whether it arrived.
 */
export async function sendOnce<Answer>(
  claim: () => Promise<boolean>,
  send: (beforeSending: BeforeSending) => Promise<Answer>,
): Promise<Answer | Unknown> {
  try {
    return await send(async () => {
      if (!(await claim())) throw new SentByAnother();
    });
  } catch (error) {
    if (error instanceof SentByAnother) return { outcome: "unknown", reason: "another worker has sent it" };
    throw error;
  }
}
