import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../postgres/cluster.ts";
import { identityOfChild } from "../processes/identity.ts";
import { stopProcess } from "../processes/stop-process.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { root } from "../program/paths.ts";

export type Prometheus = {
  /** Names of the alerts that fire. */
  firing(): Promise<string[]>;
  /** Resolves when it fires, or not any more. Throws where that does not happen within a minute. */
  until(alert: string, fires: boolean): Promise<void>;
  /** Resolves after the rules were looked at so often again. */
  evaluations(count: number): Promise<void>;
  stop(): Promise<void>;
};

type Alert = { labels: { alertname: string }; state: "pending" | "firing" };

/** The shop's own rules, each minute of them a second, on what these processes tell. */
export async function startPrometheus(
  program: string,
  folder: string,
  targets: { job: string; target: string }[],
): Promise<Prometheus> {
  const home = path.join(folder, "prometheus");
  mkdirSync(home);
  writeFileSync(path.join(home, "rules.yml"), hastened(read("rules.yml")));
  const jobs = Map.groupBy(targets, ({ job }) => job);
  const scrapes = [...jobs].map(
    ([job, ones]) =>
      `  - job_name: ${job}\n    static_configs:\n      - targets: ${JSON.stringify(ones.map(({ target }) => target))}\n`,
  );
  writeFileSync(
    path.join(home, "prometheus.yml"),
    `global: { scrape_interval: 1s, scrape_timeout: 1s, evaluation_interval: 1s }\nrule_files: [rules.yml]\nscrape_configs:\n${scrapes.join("")}`,
  );
  const port = await freePort();
  const options = [
    `--config.file=${path.join(home, "prometheus.yml")}`,
    `--storage.tsdb.path=${path.join(home, "data")}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ];
  const child = spawn(program, options, { stdio: "ignore", cwd: home });
  const server = identityOfChild(child.pid ?? 0);
  const ask = async <Data>(question: string): Promise<Data> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${question}`);
    return ((await answer.json()) as { data: Data }).data;
  };
  const firing = async () => {
    const { alerts } = await ask<{ alerts: Alert[] }>("alerts");
    return alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels.alertname);
  };
  if (
    !(await waitUntil(
      () =>
        firing().then(
          () => true,
          () => false,
        ),
      30_000,
    ))
  )
    throw new Error("Prometheus does not start.");
  return {
    firing,
    async until(alert, fires) {
      if (!(await waitUntil(async () => (await firing()).includes(alert) === fires, 60_000, 200)))
        throw new Error(`${alert} ${fires ? "does not fire" : "fires still"}. Firing: ${await firing()}`);
    },
    async evaluations(count) {
      const done = async () => {
        const { groups } = await ask<{ groups: { lastEvaluation: string }[] }>("rules");
        return groups[0]?.lastEvaluation;
      };
      for (let turn = 0; turn < count; turn++) {
        const before = await done();
        await waitUntil(async () => (await done()) !== before, 30_000, 100);
      }
    },
    stop: async () => {
      if (server) await stopProcess(server);
    },
  };
}

const read = (name: string) => readFileSync(path.join(root, "deploy/prometheus", name), "utf8");

/** Lengths of time in Prometheus' words, and what figures of seconds are compared with. Windows that the database counts stay as they are. */
const hastened = (rules: string): string =>
  rules
    .replaceAll(
      /(for: |\[|offset )(\d+)(m|h|w)\b/g,
      (_, before, count, unit) => `${before}${count * secondsOf[unit as Unit]}s`,
    )
    .replaceAll(/(_seconds\)*) > (\d+)/g, (_, figure, seconds) => `${figure} > ${seconds / 60}`);

type Unit = "m" | "h" | "w";
/** Of a sixtieth. */
const secondsOf = { m: 1, h: 60, w: 10_080 };
