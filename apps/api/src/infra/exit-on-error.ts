import { complaintOf } from "./database/complaint.ts";

/** Runs a program's main function; what stops it from starting is one clear message and exit code 1. */
export function exitOnError(main: () => Promise<void>): void {
  main().catch((error: NodeJS.ErrnoException) => {
    console.error(error.code === "EADDRINUSE" ? `The port is taken: ${error.message}` : complaintOf(error));
    process.exit(1);
  });
}
