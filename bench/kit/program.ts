import { freePort } from "../../scripts/postgres/cluster.ts";
import { withoutDurability } from "../../scripts/postgres/start-postgres.ts";
import { readSettings, type Settings } from "../../scripts/program/settings.ts";
import { type Program, startProgram } from "../../scripts/program/start-program.ts";
import { makeThrowAwayFolder, removeFolder } from "../../scripts/testing/throw-away.ts";

export type BenchProgram = Program & { settings: Settings; apiUrl: string; apiPort: number };

type Wishes = {
  /** Its database survives a power cut, as in real operation. */
  durable?: boolean;
  environment?: Record<string, string>;
  /** Settings of the database. */
  postgres?: string[];
};

/** The whole program as `npm start` runs it, in a folder that goes afterwards. */
export async function withProgram(
  use: (program: BenchProgram) => Promise<void>,
  { durable = false, environment = {}, postgres = [] }: Wishes = {},
): Promise<void> {
  const dataDir = makeThrowAwayFolder("bench");
  const apiPort = await freePort();
  const settings = readSettings({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: dataDir,
    API_PORT: String(apiPort),
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    ...environment,
  });
  try {
    const program = await startProgram(settings, {
      postgresSettings: [...(durable ? [] : withoutDurability), ...postgres],
    });
    const shopUrl = program.shopUrl.replace("localhost", "127.0.0.1");
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    await use({ ...program, shopUrl, settings, apiPort, apiUrl }).finally(() => program.stop());
  } finally {
    removeFolder(dataDir);
  }
}
