import { type KillableProgram, startKillableProgram } from "./killable-program.ts";
import { openSandbox } from "./sandbox.ts";
import { test as base } from "./test.ts";

/** Journeys through a program of their own. */
export const test = base.extend<object, { settings: Record<string, string>; program: KillableProgram }>({
  settings: [{}, { option: true, scope: "worker" }],
  program: [
    async ({ settings }, use) => {
      const program = await startKillableProgram(settings);
      await use(program);
      await program.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: ({ program }, use) => use(program.shopUrl),
  sandbox: ({ program }, use) => use(openSandbox(program.sandboxUrl)),
});
