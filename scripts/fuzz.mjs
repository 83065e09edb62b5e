// `npm run fuzz -- 100000 7`: so many calls over the published description, from this seed; every answer must be in it.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./testing/fuzz.ts"));
