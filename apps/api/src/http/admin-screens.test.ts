import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BackOffice, createBackOffice } from "../testing/back-office.ts";
import { serveScreens } from "./admin-screens.ts";

let office: BackOffice;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "screens-"));
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "index.html"), "<title>The back office</title>");
  office = await createBackOffice();
  await serveScreens(office.admin, folder);
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

const get = (url: string) => office.admin.inject({ url, headers: { host: "admin.rihla.example" } });

it.each(["/", "/find", "/orders/G2345678", "/customers/00000000-0000-7000-8000-000000000000?x=1.5"])(
  "%s is a screen, also where it is opened first or anew",
  async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, "<title>The back office</title>"]);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

it.each(["/api/v1/admin/nothing", "/api/", "/favicon.ico", "/assets/gone.js", "/../package.json", "/.env"])(
  "%s is nothing",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it("no screen is there under another name", async () => {
  const answer = await office.admin.inject({ url: "/find", headers: { host: "rihla.example" } });
  expect(answer.statusCode).toBe(404);
});
