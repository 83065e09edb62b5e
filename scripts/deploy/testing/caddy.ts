import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../program/paths.ts";

type Both<Value> = { api: Value; shop: Value };

/** Caddy itself, with the machine's own file but for ports and TLS; what it keeps is in `folder`. */
export async function startCaddy(folder: string, ports: Both<number>, behind: Both<readonly number[]>) {
  const addresses = (some: readonly number[]) => some.map((port) => `127.0.0.1:${port}`).join(" ");
  const file = path.join(folder, "Caddyfile");
  const text = readFileSync(path.join(root, "deploy/caddy/Caddyfile"), "utf8")
    .replace("admin localhost:2019", "admin off")
    .replace("127.0.0.1:3001 127.0.0.1:3002", addresses(behind.shop))
    .replace("127.0.0.1:3011 127.0.0.1:3012", addresses(behind.api))
    .replace("http://127.0.0.1:3010 {", `http://127.0.0.1:${ports.api} {`);
  writeFileSync(file, text);
  const env = { ...process.env, SHOP_HOST: `http://localhost:${ports.shop}`, HOME: folder };
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  const ended = once(caddy, "exit");
  await once(caddy, "spawn");
  return {
    stop: async () => {
      caddy.kill();
      await ended;
    },
  };
}
