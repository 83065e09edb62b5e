export { authenticate } from "./authenticate.ts";
export { spendChallenge } from "./challenges.repository.ts";
export { customerJobs } from "./customers.jobs.ts";
export { customerQueues, mailNewDeviceJob, mailSignInCodeJob } from "./customers.queue.ts";
export {
  findCustomer,
  findCustomerByEmail,
  holdCustomer,
  keepBillingDetails,
} from "./customers.repository.ts";
export { mountCustomers } from "./customers.routes.ts";
export { dropPushToken, findLastTimeZone, holdDevice } from "./devices.repository.ts";
export { eraseCustomer, lockAccount } from "./erase-customer.ts";
export { exportCustomer } from "./export-customer.ts";
export { windowStart } from "./limits.repository.ts";
export { checkOwnCode, requestOwnCode } from "./own-code.ts";
export { readCodeToMail } from "./read-code-to-mail.ts";
export { readNewDeviceToMail } from "./read-new-device-to-mail.ts";
export { findNewDevice, findSessionWithCustomer } from "./sessions.repository.ts";
export { busyNetworkProofBits } from "./sign-in-limits.ts";
export { signOutEverywhere } from "./sign-out.ts";
export { takeProof } from "./take-proof.ts";
