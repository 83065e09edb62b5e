export { findActs, type Responsible, recordAct } from "./acts.repository.ts";
export { moveWalletMoney, takePinAway } from "./customer-wallet.ts";
export { decideEsim } from "./decide-esim.ts";
export { lookUp } from "./look-up.ts";
export { putIntoWallet } from "./put-into-wallet.ts";
export { refundOrder } from "./refund-order.ts";
export { retryOrder } from "./retry-order.ts";
export { countTakings } from "./takings.ts";
