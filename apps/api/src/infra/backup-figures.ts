import { stat } from "node:fs/promises";
import { secondsOf, tellFigure } from "./figures.ts";

const last = { name: "backup_last_success_timestamp_seconds", help: "When the last backup ended well" };

/** The age of the newest backup: of the file that is touched after each. No value without one, so that its absence is an alarm. */
export async function backupFigures(stampFile: string | undefined): Promise<string> {
  if (stampFile === undefined) return tellFigure(last, []);
  const stamp = await stat(stampFile).catch(() => null);
  return tellFigure(last, stamp ? [{ value: secondsOf(stamp.mtime) }] : []);
}
