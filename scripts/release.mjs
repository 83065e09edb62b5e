// `npm run release -- --to FOLDER`: one folder that runs the shop on another machine (docs/operations/release.md).
import { findNode24 } from "./setup/node-24.mjs";
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => {
  findNode24(); // the release brings it, whichever Node runs this
  return import("./release/release.ts");
});
