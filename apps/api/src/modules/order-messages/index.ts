export { mailPaidByLink } from "./mail-paid-by-link.ts";
export { orderMessageJobs } from "./order-messages.jobs.ts";
export { orderNews } from "./order-news.ts";
