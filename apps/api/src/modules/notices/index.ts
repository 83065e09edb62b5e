export { isOfWallet, type OrderNotice, type WalletNotice } from "./notice.ts";
export { noticeJobs } from "./notices.jobs.ts";
export { noticeQueues, pushNoticeJob } from "./notices.queue.ts";
export { findNotice, findUnwantedNotices, markPushed } from "./notices.repository.ts";
export { mountNotices } from "./notices.routes.ts";
export { requestNotice } from "./request-notice.ts";
export { tellDevices } from "./tell-devices.ts";
