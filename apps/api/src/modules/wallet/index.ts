export { giveCredit, payOut, takeBack } from "./act-for-customer.ts";
export { checkPin } from "./check-pin.ts";
export {
  findBalances,
  findEntries,
  findMoved,
  findMovements,
  findPayer,
  lockBalances,
  sumOwed,
} from "./ledger.repository.ts";
export { countDifferences, findLedgerCheck } from "./ledger-check.repository.ts";
export { ledgerFigures } from "./ledger-figures.ts";
export { isFree, type Lot, lotsAfter, type Movement } from "./lots.ts";
export { holdToNewDevice, refuseOnNewDevice, type Spender } from "./new-device.ts";
export { countPins, hasPin } from "./pin.repository.ts";
export { resetPin } from "./set-pin.ts";
export { exportEntries } from "./show-wallet.ts";
export { creditWallet, debitWallet } from "./transfer.ts";
export { walletJobs } from "./wallet.jobs.ts";
export { walletQueues } from "./wallet.queue.ts";
export { mountWallet } from "./wallet.routes.ts";
