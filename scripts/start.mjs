// `npm start`: the whole shop on this machine. Plain JavaScript, because a fresh machine may have only Node 20.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./program/start.ts"));
