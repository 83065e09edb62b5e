export { authenticate } from "./authenticate.ts";
export { customerJobs, mailSignInCode } from "./customers.jobs.ts";
export { type CodeToMail, readCodeToMail } from "./read-code-to-mail.ts";
