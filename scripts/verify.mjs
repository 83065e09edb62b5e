// `npm run verify`: the one command that says "done". Everything of `npm test` but the browser journeys.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./testing/verify.ts"));
