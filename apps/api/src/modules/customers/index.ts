export { authenticate } from "./authenticate.ts";
export { customerJobs } from "./customers.jobs.ts";
export { customerQueues, mailNewDeviceJob, mailSignInCodeJob } from "./customers.queue.ts";
export { mountCustomers } from "./customers.routes.ts";
export { eraseCustomer, lockAccount } from "./erase-customer.ts";
export { exportCustomer } from "./export-customer.ts";
export { networksOf } from "./networks-of.ts";
export { readCodeToMail } from "./read-code-to-mail.ts";
export { readNewDeviceToMail } from "./read-new-device-to-mail.ts";
