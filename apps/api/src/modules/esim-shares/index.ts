export { countUntold, deleteSharesOf, followReplacement, isShared } from "./esim-shares.repository.ts";
export { mountEsimShares } from "./esim-shares.routes.ts";
export { exportShares } from "./export-shares.ts";
