type Moment = string | null | undefined;

/** For so long after a top-up its supplier is waited for to say what there is now. */
const longestWait = 2 * 60_000;
const pause = 3000;

/** Whether what is known of an eSIM was read after this moment. */
export const isReadSince = (readAt: Moment, since: Moment): boolean =>
  Boolean(readAt && since && Date.parse(readAt) >= Date.parse(since));

/** Milliseconds until it is worth looking again whether it was read since its top-up arrived; false when it was, or is not going to be soon. */
export function pauseUntilRead(readAt: Moment, arrivedAt: Moment, now = Date.now()): number | false {
  if (!arrivedAt || isReadSince(readAt, arrivedAt)) return false;
  return now - Date.parse(arrivedAt) > longestWait ? false : pause;
}
