export { eraseInvoices } from "./invoices/invoices.repository.ts";
export { receiptJobs } from "./receipts.jobs.ts";
export { receiptQueues } from "./receipts.queue.ts";
export { mountReceipts } from "./receipts.routes.ts";
