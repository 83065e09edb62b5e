import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../program/paths.ts";

const units = ["api", "shop", "worker"].map((kind) =>
  path.join(root, `deploy/systemd/rihla-${kind}@.service`),
);
const isMissing = (program: string) => spawnSync(program, ["--version"]).error !== undefined;

it.skipIf(isMissing("systemd-analyze"))("the units are right, and let a process do little", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-units-"));
  for (const unit of units) {
    const instance = path.join(folder, path.basename(unit).replace("@", "@3001"));
    copyFileSync(unit, instance);
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", instance], {
      encoding: "utf8",
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    // In tenths; 1.3 of 10 was found when they were written.
    execFileSync("systemd-analyze", ["security", "--offline=true", "--threshold=20", instance]);
  }
});

it.skipIf(isMissing("systemd-analyze"))("so are those of the backup and the drill, and their timers", () => {
  for (const name of ["backup.service", "backup.timer", "drill.service", "drill.timer"]) {
    const unit = path.join(root, `deploy/systemd/rihla-${name}`);
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], {
      encoding: "utf8",
    });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  }
});

it.skipIf(isMissing("caddy"))("the proxy's file is right", () => {
  const file = path.join(root, "deploy/caddy/Caddyfile");
  const { status, stderr } = spawnSync("caddy", ["adapt", "--config", file, "--adapter", "caddyfile"], {
    encoding: "utf8",
    env: { ...process.env, SHOP_HOST: "localhost" },
  });
  expect(status, stderr).toBe(0);
});

it("the units give a process longer to stop than it takes, and V8 the right to write what it runs", () => {
  for (const unit of units) {
    const text = readFileSync(unit, "utf8");
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(5 + 25);
    expect(text).not.toMatch(/^MemoryDenyWriteExecute=/m);
  }
});
