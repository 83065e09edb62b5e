import { createServer } from "node:net";

/** Throws a line for a person when another program has the port. */
export async function assertPortIsFree(variable: string, port: number): Promise<void> {
  const problems = [await problemOf(port, "127.0.0.1"), await problemOf(port, undefined)];
  if (problems.includes("EACCES"))
    throw new Error(
      `Port ${port} may only be opened by an administrator: choose another, ${variable}=${port + 3000}.`,
    );
  if (problems.includes("EADDRINUSE"))
    throw new Error(
      `Port ${port} is taken by another program: stop it, or choose another, ${variable}=${port + 1}.`,
    );
}

function problemOf(port: number, host: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
}
