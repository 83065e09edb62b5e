import { type KillableProgram, startKillableProgram } from "./killable-program.ts";
import { openSandbox } from "./sandbox.ts";
import { test as base } from "./test.ts";

type ForWorker = {
  settings: Record<string, string>;
  /** A clock that the journey puts forward: `program.clock`. */
  hasPlayedClock: boolean;
  program: KillableProgram;
};

/** Journeys through a program of their own. */
export const test = base.extend<object, ForWorker>({
  settings: [{}, { option: true, scope: "worker" }],
  hasPlayedClock: [false, { option: true, scope: "worker" }],
  program: [
    async ({ settings, hasPlayedClock }, use) => {
      const program = await startKillableProgram(settings, { hasPlayedClock });
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ program }, use) => use(program.shopUrl),
  sandbox: ({ program }, use) => use(openSandbox(program.sandboxUrl)),
});
