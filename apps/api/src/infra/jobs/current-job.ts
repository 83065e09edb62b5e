import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the job that is being run: the same each time it is tried. Nothing where no job is. */
export const currentJob = new AsyncLocalStorage<string>();
