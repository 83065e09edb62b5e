import { runVitest } from "../testing/module-tests.ts";
import { report } from "../testing/report.ts";
import type { Tally } from "../testing/tally.ts";
import { writeSecurityPage } from "./security-page.ts";

/** `npm run attack`: all attacks in their whole form, then the table of docs/security.md. With words only files whose paths hold one, and no table. */
export const main = (words: string[]): Promise<number> =>
  report([{ title: "Attacks", run: () => runAttacks(words) }]);

async function runAttacks(words: string[]): Promise<Tally> {
  process.env.ATTACKS = "whole";
  const { attacks, ...found } = await runVitest(words.length > 0 ? words : [".attack.test."]);
  const haveHeld = found.failures.length === 0 && attacks.every(({ held }) => held);
  if (haveHeld && words.length === 0 && attacks.length > 0) writeSecurityPage(attacks);
  else
    console.log("docs/security.md stays as it was: it is written when all attacks ran and came to nothing.");
  return { runner: "attacks", ...found };
}
