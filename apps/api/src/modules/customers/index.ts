export { authenticate } from "./authenticate.ts";
export { customerJobs, mailSignInCodeJob } from "./customers.jobs.ts";
export { mountCustomers } from "./customers.routes.ts";
export { eraseCustomer, lockAccount } from "./erase-customer.ts";
export { exportCustomer } from "./export-customer.ts";
export { readCodeToMail } from "./read-code-to-mail.ts";
