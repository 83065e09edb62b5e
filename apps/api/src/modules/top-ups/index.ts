export { creditTopUp } from "./credit-top-up.ts";
export { ownsTopUp } from "./owns-top-up.ts";
export { findTopUpsOf, lockTopUpsOf } from "./top-ups.repository.ts";
export { mountTopUps } from "./top-ups.routes.ts";
