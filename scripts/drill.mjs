// `npm run drill`: restores the newest backup beside the shop that runs and compares the two (docs/operations/backups.md).
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./drill/drill.ts"));
