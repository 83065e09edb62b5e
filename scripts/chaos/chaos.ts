import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { runChaos } from "./run-chaos.ts";
import { tell } from "./tell.ts";

const minute = 60_000;
/** A refund whose answer was lost is looked up twice, with a quarter of an hour between. */
const patienceMs = 20 * minute;

/** `npm run chaos -- 200 --seed 7`: so many buyers, 1,000 unless said; `--kills-alone`: the companies do no wrong. Gives 1 when the books differ. */
export async function main(args: string[]): Promise<number> {
  const { buyers, seed, killsAlone } = readWishes(args);
  console.log(`${buyers} buyers, seed ${seed}`);
  const outcome = await runChaos({
    buyers,
    seed,
    killsAlone,
    disturbances: Math.max(10, Math.round(buyers / 5)),
    patienceMs,
    say: console.log,
    signal: AbortSignal.any([interrupted(), AbortSignal.timeout(30 * minute + (buyers * minute) / 5)]),
  });
  console.log(tell(outcome));
  return outcome.differences.length > 0 ? 1 : 0;
}

function readWishes(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: "string" }, "kills-alone": { type: "boolean", default: false } },
  });
  const [buyers, seed] = [Number(positionals[0] ?? 1000), Number(values.seed ?? randomInt(1_000_000))];
  if (!Number.isInteger(buyers) || buyers < 1 || !Number.isInteger(seed))
    throw new Error("Usage: npm run chaos -- [BUYERS] [--seed NUMBER] [--kills-alone]");
  return { buyers, seed, killsAlone: values["kills-alone"] };
}

/** The processes stand in groups of their own: Ctrl-C would leave them behind. */
function interrupted(): AbortSignal {
  const asked = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => asked.abort(new Error("Stopped before the end.")));
  return asked.signal;
}
