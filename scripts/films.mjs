// `npm run films`: the guide's films, anew where steps have changed since. `-- --maker iphone` makes one maker's in any case. Needs ffmpeg (Debian's).
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./films/make-films.ts"));
