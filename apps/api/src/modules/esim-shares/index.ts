export { deleteSharesOf, followReplacement } from "./esim-shares.repository.ts";
export { mountEsimShares } from "./esim-shares.routes.ts";
