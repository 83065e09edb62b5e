// `npm run mutate`: changes chosen files line by line and shows which changes no test notices. `npm run mutate -- quotes` narrows it.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./mutation/mutate.ts"));
