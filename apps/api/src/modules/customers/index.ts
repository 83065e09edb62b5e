export { findConsents, insertConsent } from "./consents.repository.ts";
export { toUser } from "./customer.ts";
export {
  type Customer,
  deleteCustomer,
  findCustomer,
  findCustomerByEmail,
  holdCustomer,
  keepBillingDetails,
  lockCustomer,
  saveProvenCustomer,
} from "./customers.repository.ts";
export { mountCustomers } from "./customers.routes.ts";
