// `npm run chaos`: sells while processes are killed, connections cut and the companies err, then compares everybody's books. `-- 200 --seed 7` narrows it.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./chaos/chaos.ts"));
