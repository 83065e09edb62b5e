import path from "node:path";
import { launchersOfThisProcess, someoneIsMissing } from "../processes/launchers.ts";
import type { Options } from "./start-options.ts";
import { type Program, startProgram } from "./start-program.ts";
import { readUserSettings } from "./user-settings.ts";

/** `npm start [-- --timings]`: runs until it is told to stop or one of its processes dies. Gives the exit code. */
export async function main(args: string[], options: Options = {}): Promise<number> {
  const settings = readUserSettings();
  const { signal } = listenForStop();
  try {
    const program = await startProgram(settings, { hasBackOffice: true, ...options, signal });
    if (args.includes("--timings")) program.timings.print();
    console.log(welcome(program, settings.dataDir));
    return await runUntilStopped(program, signal);
  } catch (error) {
    if (signal.aborted) return 130;
    throw error;
  }
}

async function runUntilStopped(program: Program, signal: AbortSignal): Promise<number> {
  const aborted = new Promise<undefined>((resolve) =>
    signal.addEventListener("abort", () => resolve(undefined)),
  );
  const unexpectedExit = signal.aborted ? undefined : await Promise.race([program.unexpectedExit, aborted]);
  console.log(
    unexpectedExit
      ? `${unexpectedExit.name} stopped by itself. Its last lines:\n${unexpectedExit.lastLines}`
      : "\nStopping ...",
  );
  await program.stop();
  return unexpectedExit ? 1 : 0;
}

/**
 * Ctrl-C may arrive twice, from the terminal and through npm. "disconnect": the Node that started this one was killed.
 * Nobody tells that npm was killed, so that has to be looked at.
 */
function listenForStop(): AbortController {
  const asked = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => asked.abort());
  process.on("disconnect", () => asked.abort());
  process.channel?.unref();
  const launchers = launchersOfThisProcess();
  setInterval(() => someoneIsMissing(launchers) && asked.abort(), 1_000).unref();
  return asked;
}

function welcome({ shopUrl, sandboxUrl, backOffice }: Program, dataDir: string): string {
  const lines = [
    ["The shop", shopUrl, ""],
    ...(sandboxUrl
      ? [
          ["Its mailbox", `${sandboxUrl}/mailbox`, "sign-in codes and eSIMs arrive here"],
          ["The sandbox", sandboxUrl, "suppliers and bank, played: faults, clock, test cards"],
        ]
      : []),
    ...(backOffice
      ? [
          ["Back office", backOffice.url, "for operators, who sign in with passkeys"],
          ...(backOffice.invitation
            ? [
                ["", backOffice.invitation, ""],
                ["", "", "the first owner opens this, within half an hour"],
              ]
            : []),
        ]
      : []),
    ["Data and logs", path.relative("", dataDir) || dataDir, ""],
  ];
  const rows = lines.map(([what = "", where = "", why = ""]) =>
    `  ${what.padEnd(15)}${where.padEnd(32)}${why}`.trimEnd(),
  );
  return ["", "Rihla is open.", "", ...rows, "", "Ctrl-C stops everything.", ""].join("\n");
}
