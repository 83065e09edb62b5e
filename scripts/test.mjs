// `npm test`: brings what it needs, then checks everything. `npm test -- --only static,api,journeys` narrows it, `-- --all` tries attacks in full.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./testing/test.ts"));
