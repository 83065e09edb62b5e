import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { kinds, needed } from "../deploy/check.ts";
import { startCaddy } from "../deploy/testing/caddy.ts";
import { freePort } from "../postgres/cluster.ts";
import { waitUntil } from "../processes/wait-until.ts";
import { root } from "../program/paths.ts";

const units = kinds.map((kind) => path.join(root, `deploy/systemd/rihla-${kind}@.service`));
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

it.skipIf(isMissing("systemd-analyze"))(
  "so are those of the backup and the drill, and their timers; and of the second log, where its program is",
  () => {
    const names = ["backup.service", "backup.timer", "drill.service", "drill.timer"];
    for (const name of [
      ...names,
      ...(existsSync("/usr/lib/postgresql/15/bin/pg_receivewal") ? ["log.service"] : []),
    ]) {
      const unit = path.join(root, `deploy/systemd/rihla-${name}`);
      const { stderr, status } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], {
        encoding: "utf8",
      });
      expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
    }
  },
);

it.skipIf(isMissing("caddy"))("the proxy's file is right, alone and beside the back office's", () => {
  const hosts = (folder: string) => {
    const file = path.join(folder, "Caddyfile");
    const { status, stdout, stderr } = spawnSync(
      "caddy",
      ["adapt", "--config", file, "--adapter", "caddyfile"],
      {
        encoding: "utf8",
        env: { ...process.env, SHOP_HOST: "localhost", BACK_OFFICE_HOST: "admin.localhost" },
      },
    );
    expect(status, stderr).toBe(0);
    return new Set([...stdout.matchAll(/"host":\["([^"]+)"\]/g)].map(([, host]) => host));
  };
  const alone = mkdtempSync(path.join(tmpdir(), "rihla-caddy-"));
  copyFileSync(path.join(root, "deploy/caddy/Caddyfile"), path.join(alone, "Caddyfile"));
  expect(hosts(alone)).toEqual(new Set(["localhost", "127.0.0.1"]));
  rmSync(alone, { recursive: true });
  expect(hosts(path.join(root, "deploy/caddy"))).toEqual(
    new Set(["localhost", "127.0.0.1", "admin.localhost"]),
  );
});

it.skipIf(isMissing("caddy"))(
  "with nothing behind it, the proxy tells programs so in a problem they can read, and when to ask again",
  async () => {
    const proxy = await startCaddyAlone();
    const asked = [`${proxy.api}/api/v1/app/catalogue`, `${proxy.shop}/api/v1/app/catalogue`];
    for (const answer of await Promise.all(asked.map((address) => fetch(address)))) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ status: 503, code: "unavailable" });
    }
    const page = await fetch(`${proxy.shop}/fr/home`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await page.text()).toContain("Please try again");
    await proxy.stop();
  },
  60_000,
);

/** No process listens where it looks for them. */
async function startCaddyAlone() {
  const [shop, api, nobody] = [await freePort(), await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), "rihla-caddy-"));
  const caddy = await startCaddy(folder, { api, shop }, { api: [nobody], shop: [nobody] });
  const [shopUrl, apiUrl] = [`http://localhost:${shop}`, `http://127.0.0.1:${api}`];
  const answers = () => fetch(apiUrl, { method: "HEAD" }).then(Boolean, () => false);
  expect(await waitUntil(answers, 20_000, 100)).toBe(true);
  const stop = async () => {
    await caddy.stop();
    rmSync(folder, { recursive: true });
  };
  return { shop: shopUrl, api: apiUrl, stop };
}

it("each kind of process that is replaced here has a unit that starts its program, and is looked at while it runs", () => {
  const watched = (file: string) => readFileSync(path.join(root, "deploy/prometheus", file), "utf8");
  for (const [at, kind] of kinds.entries()) {
    expect(readFileSync(units[at] ?? "", "utf8")).toMatch(
      new RegExp(`^ExecStart=.*/current/bin/${kind}$`, "m"),
    );
  }
  // Of the back office nobody is woken: who works in it sees that it is away.
  for (const kind of needed) expect(watched("prometheus.yml")).toContain(`job_name: ${kind}\n`);
  const [, jobs = ""] = /up\{job=~"([^"]+)"\} == 0/.exec(watched("rules.yml")) ?? [];
  expect(jobs.split("|").toSorted()).toEqual(needed.toSorted());
  for (const file of ["docs/operations/first-deploy.md", "scripts/deploy/check.ts"])
    for (const kind of needed)
      expect(readFileSync(path.join(root, file), "utf8")).toMatch(
        new RegExp(`systemctl enable .*rihla-${kind}@`),
      );
});

it("the units give a process longer to stop than it takes, and V8 the right to write what it runs", () => {
  for (const unit of units) {
    const text = readFileSync(unit, "utf8");
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThanOrEqual(5 + 25);
    expect(text).not.toMatch(/^MemoryDenyWriteExecute=/m);
  }
});
