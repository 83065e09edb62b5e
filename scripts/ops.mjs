// `npm run ops -- COMMAND`: what one person must be able to do for the shop that `npm start` runs, or for DATABASE_URL's.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./program/ops.ts"));
