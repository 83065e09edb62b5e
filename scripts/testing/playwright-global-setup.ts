import { startThrowAwayProgram } from "./throw-away-program.ts";

/** One program for all journeys, on the ports that playwright.config.ts has chosen. */
export default async function setUp() {
  const { JOURNEY_PORT, JOURNEY_SANDBOX_PORT } = process.env;
  if (!JOURNEY_PORT || !JOURNEY_SANDBOX_PORT) return;
  const environment = { PORT: JOURNEY_PORT, SANDBOX_PORT: JOURNEY_SANDBOX_PORT };
  const program = await startThrowAwayProgram({ environment });
  program.unexpectedExit.then(({ name, lastLines }) =>
    console.error(`${name} stopped by itself:\n${lastLines}`),
  );
  return program.stop;
}
