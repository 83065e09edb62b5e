export { knownPauses, type Pauses } from "./known-pauses.ts";
export { endPause, findPaused, findPauses, insertPause, type Pause } from "./pauses.repository.ts";
export type { PausedKind } from "./pauses.tables.ts";
