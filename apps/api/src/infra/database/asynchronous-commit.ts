import { sql } from "kysely";

/**
 * Read in a statement, lets its transaction commit without waiting for the disk: for what may be lost in a crash of the
 * database without harm, such as counters and turns taken. A later commit that waits brings it to the disk as well.
 */
export const asynchronousCommit = sql<string>`set_config('synchronous_commit', 'off', true)`;
