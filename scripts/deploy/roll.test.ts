import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { roll } from "./roll.ts";

let root: string;
let shop: Server;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), "rihla-roll-"));
  mkdirSync(path.join(root, "releases"));
  writeFileSync(path.join(root, "systemctl"), "#!/bin/sh\nexit 0\n");
  chmodSync(path.join(root, "systemctl"), 0o755);
  vi.stubEnv("PATH", root);
  shop = createServer((_asked, answer) =>
    answer.writeHead(503).end('{"status":"waiting for the api","api":"away"}'),
  );
  await new Promise<void>((started) => shop.listen(0, "127.0.0.1", started));
});
afterEach(() => {
  vi.unstubAllEnvs();
  shop.close();
  rmSync(root, { recursive: true });
});

it("a shop that waits for its api is told of in its own words, and that the proxy may not run", async () => {
  const { port } = shop.address() as AddressInfo;
  const places = { root, environment: "", owner: "", wants: "", run: root, settle: 0, patience: 0 };
  const to = { name: "one", folder: path.join(root, "releases/one"), platform: "", breakingMigrations: [] };
  const unit = { name: `rihla-shop@${port}.service`, kind: "shop", instance: String(port) } as const;
  await expect(roll(places, [unit], { to })).rejects.toThrow(
    /within 0 seconds: it says .*waiting for the api.*does the proxy run there\?.*journalctl/s,
  );
});
