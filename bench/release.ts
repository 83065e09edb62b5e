import { setTimeout as wait } from "node:timers/promises";
import { startCaddy } from "../scripts/deploy/testing/caddy.ts";
import { type Machine, startMachine } from "../scripts/deploy/testing/machine.ts";
import { buyerOf, firstPlan } from "./kit/buyer.ts";
import { printTable } from "./kit/figures.ts";

const controlMs = Number(process.env.BENCH_SECONDS ?? 20) * 1000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const [readers, buyers, controls] = [8, 3, 3];
/** Who waits longer has given up. */
const slowMs = 2000;
const pages = ["/fr/home", "/ar/packages/FR", "/en/packages/TR", "/fr/guide", "/fr/search?q=turquie"];

type Count = { requests: number; notOk: number; slow: number; purchases: number; failed: number };
const nothing = (): Count => ({ requests: 0, notOk: 0, slow: 0, purchases: 0, failed: 0 });

/**
 * What people notice of a release and of going back, behind Caddy: pages that are read and purchases that are made meanwhile, beside stretches in which nothing
 * happens. `OTHER_RELEASE`: the folder of a release of another commit, from which it goes; else both are of these sources.
 */
export async function measureRelease(): Promise<void> {
  const { OTHER_RELEASE: first } = process.env;
  const machine = await startMachine({
    ...(first && { first }),
    startProxies: async (at, ports, behind) => [await startCaddy(at(), ports, behind)],
    // Longer than Caddy's two looks.
    settings: { DRAIN_SECONDS: "5" },
  });
  try {
    await say(machine, machine.first, "deploy");
    await measure(machine);
  } finally {
    await machine.stop();
  }
}

async function measure(machine: Machine): Promise<void> {
  let counting = nothing();
  let isOn = true;
  const count = (name: keyof Count) => counting[name]++;
  const people = [...(await buyersOf(machine, count)), ...readersOf(machine, count)].map(async (act) => {
    while (isOn) await act();
  });
  const rows: (string | number)[][] = [];
  const during = async (name: string, happen: () => Promise<unknown>) => {
    counting = nothing();
    const began = performance.now();
    await happen();
    const seconds = (performance.now() - began) / 1000;
    const { requests, notOk, slow, purchases, failed } = counting;
    rows.push([
      name,
      seconds.toFixed(0),
      requests,
      notOk,
      slow,
      ((slow / requests) * 100).toFixed(2),
      purchases,
      failed,
    ]);
  };
  await wait(controlMs / 2);
  for (let turn = 0; turn < controls; turn++) await during("nothing", () => wait(controlMs));
  for (let turn = 0; turn < rounds; turn++) {
    await during("a release", () => say(machine, machine.second, "deploy"));
    await during("back", () => say(machine, machine.second, "rollback"));
  }
  isOn = false;
  await Promise.all(people);
  printTable(["meanwhile", "s", "pages", "not 200", "over 2 s", "of 100", "purchases", "failed"], rows);
}

async function say(machine: Machine, release: string, what: "deploy" | "rollback"): Promise<void> {
  const { code, said } = await machine.command(release, what);
  if (code !== 0) throw new Error(said);
}

const readersOf = ({ shopUrl }: Machine, count: (name: keyof Count) => void) =>
  Array.from({ length: readers }, (_, reader) => {
    let turn = reader;
    return async () => {
      const began = performance.now();
      const isOk = await fetch(shopUrl + pages[turn++ % pages.length]).then(
        async (answer) => (await answer.text()) !== "" && answer.status === 200,
        () => false,
      );
      count("requests");
      if (!isOk) count("notOk");
      if (performance.now() - began > slowMs) count("slow");
    };
  });

async function buyersOf(machine: Machine, count: (name: keyof Count) => void) {
  const buy = buyerOf(machine, await firstPlan(machine.apiUrl));
  const one = () =>
    buy().then(
      () => count("purchases"),
      () => count("failed"),
    );
  return Array.from({ length: buyers }, () => one);
}
