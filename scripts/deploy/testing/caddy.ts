import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "../../program/paths.ts";
import type { At } from "./machine.ts";

type Both<Value> = { api: Value; shop: Value };

/** Caddy itself, with the machine's own file but for ports and TLS. */
export async function startCaddy(
  at: At,
  ports: Both<number>,
  behind: Both<number[]>,
): Promise<{ stop: () => void }[]> {
  const addresses = (some: number[]) => some.map((port) => `127.0.0.1:${port}`).join(" ");
  const file = at("Caddyfile");
  const text = readFileSync(path.join(root, "deploy/caddy/Caddyfile"), "utf8")
    .replace("admin localhost:2019", "admin off")
    .replace("127.0.0.1:3001 127.0.0.1:3002", addresses(behind.shop))
    .replace("127.0.0.1:3011 127.0.0.1:3012", addresses(behind.api))
    .replace("http://127.0.0.1:3010 {", `http://127.0.0.1:${ports.api} {`);
  writeFileSync(file, text);
  const env = { ...process.env, SHOP_HOST: `http://localhost:${ports.shop}`, HOME: at("var") };
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  await new Promise((resolve, reject) => caddy.once("spawn", resolve).once("error", reject));
  return [{ stop: () => caddy.kill() }];
}
