// `npm run doctor`: looks at this machine and says what is missing and what to do.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./program/doctor.ts"));
