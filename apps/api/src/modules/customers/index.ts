export { authenticate } from "./authenticate.ts";
export { customerJobs, mailSignInCodeJob } from "./customers.jobs.ts";
export { mountCustomers } from "./customers.routes.ts";
export { readCodeToMail } from "./read-code-to-mail.ts";
