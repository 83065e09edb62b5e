import { buildPlayedAppIfChanged } from "../program/web-build.ts";
import { journeyMethods } from "./journey-methods.ts";
import { startThrowAwayProgram } from "./throw-away-program.ts";

/** One program for all journeys, on the ports that playwright.config.ts has chosen. */
export default async function setUp() {
  const { JOURNEY_PORT, JOURNEY_SANDBOX_PORT } = process.env;
  if (!JOURNEY_PORT || !JOURNEY_SANDBOX_PORT) return;
  const environment = {
    PORT: JOURNEY_PORT,
    SANDBOX_PORT: JOURNEY_SANDBOX_PORT,
    PAYMENT_METHODS: journeyMethods,
    APP_LEAST_VERSION: "1.0.0",
  };
  // So that journeys can come from as many networks as their people would.
  process.env.TRUSTED_PROXIES = "127.0.0.1,::1";
  await buildPlayedAppIfChanged();
  const program = await startThrowAwayProgram({ environment });
  // For what an operator does in a journey.
  process.env.JOURNEY_DATA_DIR = program.dataDir;
  program.unexpectedExit.then(({ name, lastLines }) =>
    console.error(`${name} stopped by itself:\n${lastLines}`),
  );
  return program.stop;
}
