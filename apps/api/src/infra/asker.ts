import { AsyncLocalStorage } from "node:async_hooks";

/** Whom a call is made by, for sharing out what there is little of: a customer, or the address of who is nobody known. */
export type Asker = { address: string; person: string };

/** Everything done for a call knows it; what the shop does by itself has none. */
export const asker = new AsyncLocalStorage<Asker>();
