import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("nothing set, the shop opens on 3000 with its own database and the sandbox on 3100", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, sandboxPort: 3100, hasSandbox: true, databaseUrl: undefined });
});

test("a variable set to nothing counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "", SANDBOX: "" })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: "abc" }, 'PORT must be a port number from 1 to 65535, not "abc".'],
  [{ SANDBOX_PORT: "70000" }, 'SANDBOX_PORT must be a port number from 1 to 65535, not "70000".'],
  [{ PORT: "3100" }, "PORT and SANDBOX_PORT are both 3100: give them two different numbers."],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must look like postgres://user:password@host:5432/name."],
  [{ SANDBOX: "maybe" }, 'SANDBOX must be on or off, not "maybe".'],
])("%j gets one clear line", (env, line) => {
  expect(() => readSettings(env)).toThrow(new Error(line));
});

test("all bad variables are named at once", () => {
  expect(() => readSettings({ PORT: "0", SANDBOX: "maybe" })).toThrow(/PORT.*\nSANDBOX/);
});

test("without the sandbox its port does not matter", () => {
  expect(readSettings({ PORT: "3100", SANDBOX: "off" }).hasSandbox).toBe(false);
});
