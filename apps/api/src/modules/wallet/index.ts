export { giveCredit, payOut } from "./act-for-customer.ts";
export { checkPin } from "./check-pin.ts";
export { findPayer, lockBalances } from "./ledger.repository.ts";
export { resetPin } from "./set-pin.ts";
export { exportEntries } from "./show-wallet.ts";
export { creditWallet, debitWallet } from "./transfer.ts";
export { walletJobs } from "./wallet.jobs.ts";
export { walletQueues } from "./wallet.queue.ts";
export { mountWallet } from "./wallet.routes.ts";
