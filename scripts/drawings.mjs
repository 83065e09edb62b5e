// `npm run drawings`: the pictures of places, regions and the home page, drawn anew from scripts/drawings.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./drawings/draw.ts"));
