import { runCli } from "./cli/run-cli.ts";
import { exitOnError } from "./infra/exit-on-error.ts";

/** Commands for whoever runs the machines. */
exitOnError(() => runCli(process.argv.slice(2)));
