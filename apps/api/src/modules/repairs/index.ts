export { exportRepairs } from "./export-repairs.ts";
export { findRepairsOf } from "./repairs.repository.ts";
export { mountRepairs } from "./repairs.routes.ts";
