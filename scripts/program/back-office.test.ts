import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../postgres/cluster.ts";
import { addressOfBackOffice } from "./back-office.ts";
import { readSettings } from "./settings.ts";

const at = (env: Record<string, string>) => addressOfBackOffice(readSettings(env));

test("the back office is found again two ports above the shop's, by a name that can have passkeys", async () => {
  const port = await freePort();
  const { ADMIN_PORT, ADMIN_URL } = await at({ PORT: String(port - 2) });
  expect(ADMIN_PORT).toBe(String(port));
  expect(ADMIN_URL).toBe(`http://localhost:${port}`);
});

test("where another program has that port the shop opens all the same, and says which it is", async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, "127.0.0.1", () => resolve((other.address() as { port: number }).port)),
  );
  const { ADMIN_PORT } = await at({ ADMIN_PORT: String(port) });
  expect(Number(ADMIN_PORT)).toBeGreaterThan(0);
  expect(ADMIN_PORT).not.toBe(String(port));
  other.close();
});
