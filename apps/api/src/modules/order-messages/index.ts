export { mailCodeShown } from "./mail-code-shown.ts";
export { hasMailsToRepeat, mailOrderAgain } from "./mail-order.ts";
export { mailPaidByLink } from "./mail-paid-by-link.ts";
export { noteReturnedMail } from "./note-returned-mail.ts";
export { orderMessageJobs } from "./order-messages.jobs.ts";
export { orderNews } from "./order-news.ts";
export { endReturnedMail, findReturnedMails } from "./returned-mails.repository.ts";
