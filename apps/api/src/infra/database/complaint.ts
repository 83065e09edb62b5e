import { codeOf } from "../error-code.ts";

/** What whoever runs the command can do about it, by the code of PostgreSQL or, where none was reached, of the network. */
const advice: Readonly<Record<string, string>> = {
  "42501":
    "The role lacks a right: migrate grants what the shop needs, and runs as the role that owns the tables, which MIGRATE_DATABASE_URL names",
  "28P01": "Put the role and its password right in DATABASE_URL, and in MIGRATE_DATABASE_URL for migrate",
  "28000": "Put the role right in DATABASE_URL, and in MIGRATE_DATABASE_URL for migrate",
  "3D000": "Create it, or put its name right in DATABASE_URL (docs/operations/first-deploy.md)",
  "42P01": "The database's schema is not this release's: run migrate of the newest release",
  "42703": "The database's schema is not this release's: run migrate of the newest release",
  "53300": "All its connections are taken: end some, or raise max_connections",
  "57P03": "The database starts or stops: run it again when it answers",
};

const unreached = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "57P01",
  "57P02",
  "08006",
]);
const gaveUp =
  /^(timeout expired|timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/** An error in words for who typed a command: what happened, and where the database is at fault, what to do. */
export function complaintOf(error: Error): string {
  const said = wordsOf(error);
  if (said === "pg-boss is not installed")
    return "The database has no schema yet: run migrate first (docs/operations/first-deploy.md), and see that DATABASE_URL leads to the right one.";
  // A call to a company that failed has its network's code as cause: only a right is looked for there.
  const code = codeOf(error) || (codeOf(error.cause) === "42501" ? "42501" : "");
  if (unreached.has(code) || gaveUp.test(error.message))
    return `The database does not answer (${said}): see that it runs and that DATABASE_URL leads to it, then run it again.`;
  return advice[code] === undefined ? said : `${said}. ${advice[code]}.`;
}

/** Where a name has several addresses, each has its own error and the whole no words. */
function wordsOf(error: Error): string {
  if (error.message !== "") return error.message;
  const parts = error instanceof AggregateError ? error.errors.map((one: Error) => one.message) : [];
  return parts.join(", ") || codeOf(error) || error.name;
}
