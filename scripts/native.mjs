// `npm run native`: the phones' app, built and brought into both shells; `-- --pictures`: what the stores want to show and to know. Plain JavaScript, because a fresh machine may have only Node 20.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./native/native.ts"));
