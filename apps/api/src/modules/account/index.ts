export { mountAccount } from "./account.routes.ts";
