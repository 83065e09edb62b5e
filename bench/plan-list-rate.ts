import type { BareAnswer } from "./kit/bare-server.ts";
import { startChild } from "./kit/child.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { median, printTable, ratio } from "./kit/figures.ts";
import type { Load, LoadResult } from "./kit/load.ts";
import { cpuMicroseconds, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";

type Target = { name: string; url: string; process: "api" | "shop"; headers: Record<string, string> };
type Round = { rate: number; cpu: number; bad: number };

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 16;
const likeABrowser = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Requests a second of what visitors ask most, beside a bare node:http server that sends the very same bytes. */
export function measurePlanListRate(): Promise<void> {
  return withProgram(async (program) => {
    const rows: (string | number)[][] = [];
    for (const target of targetsOf(program)) rows.push(await compare(target, program.settings.dataDir));
    printTable(
      [
        "",
        "bytes",
        "req/s",
        "node:http req/s",
        "ratio",
        "CPU µs",
        "node:http CPU µs",
        "CPU ratio",
        "not 200",
      ],
      rows,
    );
  });
}

function targetsOf({ apiUrl, shopUrl }: BenchProgram): Target[] {
  const plans = "/api/v1/app/destinations/FR/plans";
  return [
    { name: "plan list, api", url: `${apiUrl}${plans}`, process: "api", headers: {} },
    { name: "plan list, shop, plain", url: `${shopUrl}${plans}`, process: "shop", headers: {} },
    {
      name: "plan list, shop, compressed",
      url: `${shopUrl}${plans}`,
      process: "shop",
      headers: likeABrowser,
    },
    { name: "/fr/home", url: `${shopUrl}/fr/home`, process: "shop", headers: likeABrowser },
    { name: "/fr/packages/FR", url: `${shopUrl}/fr/packages/FR`, process: "shop", headers: likeABrowser },
  ];
}

async function compare(target: Target, dataDir: string): Promise<(string | number)[]> {
  const answer = await answerOf(target);
  const bare = await startChild<number>("bare-server.ts", answer);
  const ours = { ...target, pid: pidOf(dataDir, target.process) };
  const theirs = { ...target, url: replacePort(target.url, bare.answer), pid: bare.pid };
  try {
    for (const one of [ours, theirs]) await loadRound(one, 1);
    const [own, other] = await interleave(ours, theirs);
    const [rate, bareRate] = [median(own.map((one) => one.rate)), median(other.map((one) => one.rate))];
    const [cpu, bareCpu] = [median(own.map((one) => one.cpu)), median(other.map((one) => one.cpu))];
    const bad = own.reduce((sum, one) => sum + one.bad, 0);
    const size = Buffer.from(answer.body, "base64").length;
    const figures = [rate.toFixed(0), bareRate.toFixed(0), pairedRatio(own, other)];
    return [target.name, size, ...figures, cpu.toFixed(0), bareCpu.toFixed(0), ratio(cpu, bareCpu), bad];
  } finally {
    bare.stop();
  }
}

type Aim = { url: string; pid: number; headers: Record<string, string> };

/** In turns and with the order changing, so that what else the machine does falls on both. */
async function interleave(ours: Aim, theirs: Aim): Promise<[Round[], Round[]]> {
  const results: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      results[which].push(await loadRound(which === 0 ? ours : theirs, seconds));
  return results;
}

async function loadRound({ url, pid, headers }: Aim, length: number): Promise<Round> {
  const { port, pathname } = new URL(url);
  const load: Load = { port: Number(port), paths: [pathname], headers, connections, seconds: length };
  const before = cpuMicroseconds(pid);
  const { answer } = await startChild<LoadResult>("load.ts", load);
  const { requests, bad, seconds: took } = answer;
  return { rate: requests / took, cpu: (cpuMicroseconds(pid) - before) / requests, bad };
}

/** The median of the rounds' own ratios: neighbours in time shared the same noise. */
function pairedRatio(own: Round[], other: Round[]): string {
  return median(own.map(({ rate }, round) => rate / (other[round]?.rate ?? Number.NaN))).toFixed(2);
}

/** What Node adds by itself is left out; the length is always told. */
async function answerOf({ url, headers }: Target): Promise<BareAnswer> {
  const answer = await fetchBytes(url, headers);
  const own = ["date", "connection", "keep-alive", "transfer-encoding", "content-length"];
  const kept = Object.entries(answer.headers).filter(([name]) => !own.includes(name));
  return {
    headers: {
      ...(Object.fromEntries(kept) as Record<string, string>),
      "content-length": String(answer.body.length),
    },
    body: answer.body.toString("base64"),
  };
}

function replacePort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
