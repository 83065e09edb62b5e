export { mountAccount } from "./account.routes.ts";
export { deleteAccountOf } from "./delete-account.ts";
export { personalDataOf } from "./export-data.ts";
