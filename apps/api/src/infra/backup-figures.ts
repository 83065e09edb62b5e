import { stat } from "node:fs/promises";
import { secondsOf, tellFigure } from "./figures.ts";

const figures = {
  BACKUP_STAMP_FILE: {
    name: "backup_last_success_timestamp_seconds",
    help: "When the last backup ended well",
  },
  DRILL_STAMP_FILE: {
    name: "drill_last_success_timestamp_seconds",
    help: "When a backup was last restored for a trial, and was good",
  },
};

type StampFiles = Record<keyof typeof figures, string | undefined>;

/** How old the newest backup and the newest drill are: of the file that is touched after each. No value without one, so that its absence is an alarm. */
export async function backupFigures(files: StampFiles): Promise<string> {
  const { BACKUP_STAMP_FILE, DRILL_STAMP_FILE } = figures;
  return (
    (await stampFigure(BACKUP_STAMP_FILE, files.BACKUP_STAMP_FILE)) +
    (await stampFigure(DRILL_STAMP_FILE, files.DRILL_STAMP_FILE))
  );
}

async function stampFigure(
  figure: { name: string; help: string },
  file: string | undefined,
): Promise<string> {
  const at = await lastTouched(file);
  return tellFigure(figure, at ? [{ value: secondsOf(at) }] : []);
}

/** Null where no file is named, or nothing has touched it yet. */
export async function lastTouched(file: string | undefined): Promise<Date | null> {
  const stamp = file === undefined ? null : await stat(file).catch(() => null);
  return stamp?.mtime ?? null;
}
