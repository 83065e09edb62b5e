export { findRepairsOf } from "./repairs.repository.ts";
export { mountRepairs } from "./repairs.routes.ts";
