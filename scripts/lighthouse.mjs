// `npm run lighthouse`: accessibility, best practices and SEO of every public page; must be 100. `-- --only packages --in ar --performance`.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./lighthouse/lighthouse.ts"));
