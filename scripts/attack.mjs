// `npm run attack`: tries every attack that the tests know, in full, and writes the table of docs/security.md.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./attack/attack.ts"));
