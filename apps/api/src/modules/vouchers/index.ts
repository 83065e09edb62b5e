export {
  batchOf,
  blockVouchers,
  exportVouchers,
  inspectVoucher,
  makeBatch,
} from "./manage-vouchers.ts";
export { quoteVoucher, readVoucher } from "./read-voucher.ts";
export { consumeVoucher, returnVoucher } from "./use-voucher.ts";
export { makeVoucherSheet } from "./voucher-sheet.ts";
export { countBatches, countUnused } from "./vouchers.repository.ts";
export { mountVouchers } from "./vouchers.routes.ts";
