import type { NamingJob, Step } from "./trace.repository.ts";

type Line = Record<string, unknown> & { time: number; msg: string };

/** Ids and order numbers stand under these; of anything else a line may hold, none says whose it is. */
const naming = [
  "order",
  "orderId",
  "orderNumber",
  "payment",
  "paymentId",
  "esim",
  "esimId",
  "refundId",
  "id",
];

/**
 * Which lines are about an order that `names` stand for: those that name it, those of its jobs, and those of requests that were about
 * it. One that names another order is never among them, nor one of a job that may have been about several.
 */
export function openLogSearch(names: readonly string[], jobs: readonly NamingJob[]) {
  const ours = new Set(names);
  const ourJobs = new Set(jobs.map(({ id }) => id));
  const requests = new Set(jobs.flatMap(({ request }) => request ?? []));
  const namesIn = (line: Line) => naming.map((key) => line[key]).filter((name) => typeof name === "string");
  const isOurs = (line: Line) => {
    const named = namesIn(line);
    if (named.length > 0) return named.every((name) => ours.has(name));
    return "jobId" in line ? ourJobs.has(String(line.jobId)) : requests.has(String(line.reqId));
  };
  return {
    learn(text: string): void {
      const line = parse(text);
      if (line?.msg === "request" && namesIn(line).length > 0 && isOurs(line))
        requests.add(String(line.reqId));
    },
    tell(text: string): Step[] {
      const line = parse(text);
      if (!line || !isOurs(line)) return [];
      // A job for several was asked for by somebody, who may be another buyer.
      const isOfRequest =
        typeof line.reqId === "string" && !("jobId" in line && !ourJobs.has(String(line.jobId)));
      return [{ ...stepOf(line), request: isOfRequest ? plain(line.reqId) : null }];
    },
  };
}

/** As a journal prints it, something may stand before it. */
function parse(text: string): Line | null {
  try {
    const line = JSON.parse(text.slice(Math.max(0, text.indexOf("{"))));
    return typeof line?.time === "number" && typeof line.msg === "string" ? line : null;
  } catch {
    return null;
  }
}

function stepOf(line: Line): Omit<Step, "request"> {
  return { at: new Date(line.time), where: plain(line.name), what: plain(wordsOf(line)) };
}

/** Of what a line holds only what is known to tell nothing that opens something. */
function wordsOf({ msg, method, route, status, ms, job, to, problem, mail, reason, outcome }: Line): string {
  const took = ` in ${ms} ms`;
  if (msg === "request") return `${method} ${route} answered ${status}${took}`;
  if (msg === "call") return `${method} to ${to} answered ${status ?? problem}${took}`;
  if (msg === "job") return `${job} done${took}`;
  return [msg, job, mail, outcome, reason].filter((word) => typeof word === "string").join(", ");
}

/** A terminal does what some characters say. */
const plain = (text: unknown): string => String(text).replaceAll(/\p{C}/gu, " ");
