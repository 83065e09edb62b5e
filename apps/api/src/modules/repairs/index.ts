export { exportRepairs } from "./export-repairs.ts";
export { isOver } from "./repair.ts";
export { replaceForOwner } from "./repair-esim.ts";
export { findRepairsOf, holdRepairsOf } from "./repairs.repository.ts";
export { mountRepairs } from "./repairs.routes.ts";
