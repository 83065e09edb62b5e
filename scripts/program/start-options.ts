import type { Postgres } from "../postgres/start-postgres.ts";
import type { ProcessGroup } from "./process-group.ts";
import type { Settings } from "./settings.ts";
import type { Timings } from "./timings.ts";

export type Options = {
  /** Hot reload, nothing built. */
  isDevelopment?: boolean;
  /** With a process for operators, and a link for the first of them. */
  hasBackOffice?: boolean;
  /** Added to the embedded server's own. */
  postgresSettings?: string[];
  /** Where warnings and errors of the processes go. */
  show?: (line: string) => void;
  /** Aborted by someone who will not wait for the start any longer. */
  signal?: AbortSignal;
};

/** What is under way, for each step of the start. */
export type Start = {
  settings: Settings;
  options: Options;
  processes: ProcessGroup;
  timings: Timings;
  postgres?: Promise<Postgres>;
};
