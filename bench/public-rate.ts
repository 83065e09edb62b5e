import type { BareAnswer } from "./kit/bare-server.ts";
import { startChild } from "./kit/child.ts";
import { destinationCodes } from "./kit/destination-codes.ts";
import { fetchBytes } from "./kit/fetch-bytes.ts";
import { median, megabytes, printTable, ratio } from "./kit/figures.ts";
import type { Load, LoadResult } from "./kit/load.ts";
import { cpuMicroseconds, memoryBytes, pidOf } from "./kit/processes.ts";
import { type BenchProgram, withProgram } from "./kit/program.ts";

type Target = {
  name: string;
  origin: string;
  /** Asked for in turn; the first one's answer is what the bare server sends. */
  paths: string[];
  process: "api" | "shop";
  headers: Record<string, string>;
};
type Round = { rate: number; cpu: number; bad: number };
/** A line of the table, and what the bare server had in memory at its end, bytes. */
type Compared = { row: (string | number)[]; bareBytes: number };

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const connections = 16;
/** Longer than answers of a revision that was just seen are kept for. */
const warmSeconds = 8;
const likeABrowser = { "accept-encoding": "gzip, deflate, br, zstd" };

/** Requests a second of what everybody may see, beside a bare node:http server that sends the very same bytes. */
export function measurePublicRate(): Promise<void> {
  return withProgram(async (program) => {
    const { dataDir } = program.settings;
    const atStart = memoryOf(dataDir);
    const compared: Compared[] = [];
    for (const target of await targetsOf(program)) compared.push(await compare(target, dataDir));
    printTable(
      [
        "",
        "bytes",
        "req/s",
        "node:http req/s",
        "ratio",
        "CPU µs",
        "node:http CPU µs",
        "node:http CPU / ours",
        "not 200",
      ],
      compared.map(({ row }) => row),
    );
    const after = memoryOf(dataDir);
    printTable(
      ["resident, MB", "before this load", "after it"],
      [
        ...servers.map((name, at) => [name, megabytes(atStart[at] ?? 0), megabytes(after[at] ?? 0)]),
        ["node:http, the largest", "", megabytes(Math.max(...compared.map(({ bareBytes }) => bareBytes)))],
      ],
    );
  });
}

const servers = ["api", "worker", "shop"];
const memoryOf = (dataDir: string): number[] =>
  servers.map((name) => memoryBytes(pidOf(dataDir, name), "VmRSS"));

/** A hundred addresses of each kind that is kept; a thousand searches, which are not. */
async function targetsOf({ apiUrl, shopUrl }: BenchProgram): Promise<Target[]> {
  const codes = await destinationCodes(apiUrl);
  const plans = codes.map((code) => `/api/v1/app/destinations/${code}/plans`);
  const pages = codes.map((code) => `/fr/packages/${code}`);
  const searches = (make: () => string) =>
    Array.from({ length: 1000 }, () => `/api/v1/app/search?q=${encodeURIComponent(make())}`);
  const searchPages = Array.from({ length: 1000 }, () => `/fr/search?q=${word(5, 11)}`);
  const api = { origin: apiUrl, process: "api", headers: {} } as const;
  const shop = { origin: shopUrl, process: "shop", headers: likeABrowser } as const;
  return [
    { name: "100 plan lists, api", paths: plans, ...api },
    { name: "100 plan lists, shop", paths: plans, ...shop },
    { name: "100 plan pages, shop", paths: pages, ...shop },
    { name: "searches of 5 to 11 letters, api", paths: searches(() => word(5, 11)), ...api },
    { name: "nonsense of 20 to 60 letters, api", paths: searches(nonsense), ...api },
    { name: "search pages, shop", paths: searchPages, ...shop },
  ];
}

function word(least: number, most: number): string {
  const length = least + Math.floor(Math.random() * (most - least + 1));
  return Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
}

function nonsense(): string {
  const words = Array.from({ length: 12 }, () => word(1, 10)).join(" ");
  return words.slice(0, 20 + Math.floor(Math.random() * 41));
}

async function compare(target: Target, dataDir: string): Promise<Compared> {
  const answer = await answerOf(target);
  const bare = await startChild<number>("bare-server.ts", answer);
  const ours = { ...target, pid: pidOf(dataDir, target.process) };
  const theirs = { ...target, origin: `http://127.0.0.1:${bare.answer}`, pid: bare.pid };
  try {
    for (const one of [ours, theirs]) await loadRound(one, warmSeconds);
    const [own, other] = await interleave(ours, theirs);
    const [rate, bareRate] = [median(own.map((one) => one.rate)), median(other.map((one) => one.rate))];
    const [cpu, bareCpu] = [median(own.map((one) => one.cpu)), median(other.map((one) => one.cpu))];
    const bad = own.reduce((sum, one) => sum + one.bad, 0);
    const size = Buffer.from(answer.body, "base64").length;
    const figures = [rate.toFixed(0), bareRate.toFixed(0), pairedRatio(own, other)];
    const row = [target.name, size, ...figures, cpu.toFixed(0), bareCpu.toFixed(0), ratio(bareCpu, cpu), bad];
    return { row, bareBytes: memoryBytes(bare.pid, "VmRSS") };
  } finally {
    bare.stop();
  }
}

type Aim = Pick<Target, "origin" | "paths" | "headers"> & { pid: number };

/** In turns and with the order changing, so that what else the machine does falls on both. */
async function interleave(ours: Aim, theirs: Aim): Promise<[Round[], Round[]]> {
  const results: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round++)
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      results[which].push(await loadRound(which === 0 ? ours : theirs, seconds));
  return results;
}

async function loadRound({ origin, paths, pid, headers }: Aim, length: number): Promise<Round> {
  const load: Load = { port: Number(new URL(origin).port), paths, headers, connections, seconds: length };
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
async function answerOf({ origin, paths, headers }: Target): Promise<BareAnswer> {
  const answer = await fetchBytes(origin + paths[0], headers);
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
