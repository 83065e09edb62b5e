// `npm run dev`: as npm start, with hot reload instead of a build.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./program/dev.ts"));
