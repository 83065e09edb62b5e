export { deleteHandOversOf, followReplacement } from "./hand-overs.repository.ts";
export { mountHandOvers } from "./hand-overs.routes.ts";
