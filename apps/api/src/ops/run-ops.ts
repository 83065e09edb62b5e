import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import type { App } from "../app.ts";
import { NeedsSecondPerson, propose } from "../modules/operators/index.ts";
import { commands, options } from "./commands.ts";
import { inWords } from "./refusal-words.ts";
import { tellPlainly } from "./tell-plainly.ts";
import { whoAnswers } from "./who-answers.ts";

type WithShop = (use: (app: App) => Promise<unknown>) => Promise<unknown>;

/**
 * Runs the command that `args` name; gives what it prints. Throws what an operator reads. `user`: of the machine, who acts whatever name is
 * typed beside it.
 */
export async function runOps(
  args: string[],
  withShop: WithShop,
  user: string = userInfo().username,
): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = "", ...words] = positionals;
  const command = commands[name];
  if (!command) throw new Error(usage());
  refuseMore(positionals, command.takes);
  const responsible = (app: App) => whoAnswers(app.config.OPERATORS, { ...values, name, user });
  const run = async (app: App) => {
    try {
      return await command.run(app, words, () => responsible(app), values);
    } catch (error) {
      if (!(error instanceof NeedsSecondPerson) || name === "approve") throw error;
      return propose(app, { words: positionals, options: values }, responsible(app), error);
    }
  };
  const answer = await withShop(run).catch(inWords);
  return values.json ? JSON.stringify(answer, null, 2) : (command.tell ?? tellPlainly)(answer);
}

/** What stands behind may be what was meant, as a second day: an answer without it would be taken for the whole. */
function refuseMore([name, ...words]: string[], takes: string): void {
  const taken = takes
    .replace(/ ?\[--.*$/, "")
    .split(" ")
    .filter(Boolean);
  const beyond = taken.at(-1) === "…" ? [] : words.slice(taken.length);
  if (beyond.length > 0)
    throw new Error(`${name} takes ${takes || "no word"}, not "${beyond.join(" ")}" too. Nothing was done.`);
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(44)} ${does}`,
  );
  return `Usage: npm run ops -- COMMAND [--json] [--by NAME --why REASON]\n${lines.join("\n")}`;
}
