import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that is being answered, or that asked for the job that is being run. Nothing where no one did. */
export const currentRequest = new AsyncLocalStorage<string>();
