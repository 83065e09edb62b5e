export { deleteHandOversOf, followReplacement } from "./esim-shares.repository.ts";
export { mountHandOvers } from "./esim-shares.routes.ts";
