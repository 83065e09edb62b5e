// `npm run gallery`: pictures of every screen, from the real program, and of mails, notifications and papers, into gallery/. `-- --only login --in ar-phone-dark` narrows it; `--faults` looks for faults as well.
import { runUnderNode24 } from "./setup/run-under-node-24.mjs";

await runUnderNode24(import.meta.filename, () => import("./testing/gallery.ts"));
