// Loaded before the programs of `bin/cli` and `bin/ops`, which read their environment.
import { settingsHere } from "./settings-here.ts";

try {
  const { env, argv } = process;
  // What was named where it was started wins.
  Object.assign(env, { ...settingsHere(env, argv[2]), ...env });
} catch (error) {
  console.error((error as Error).message);
  // A mail server gives a mail that came back again later (`EX_TEMPFAIL` of sysexits.h).
  process.exit(process.argv[2] === "mail-returned" ? 75 : 1);
}
