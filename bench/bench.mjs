// `npm run bench`: what the shop weighs and how fast it answers. `-- page-weight` measures only that.
import { runUnderNode24 } from "../scripts/setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./main.ts"));
