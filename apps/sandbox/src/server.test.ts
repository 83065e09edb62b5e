import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { buyEsim, clientOf, PAGER, registerPayment } from "./testing/sandbox-client.ts";

const SERVER = join(import.meta.dirname, "server.ts");

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), "sandbox-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

function launch(environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, SANDBOX_PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function listening(child: ChildProcess): Promise<{ event: string; url: string; smtpPort: number }> {
  const [line] = await once(createInterface({ input: child.stdout as NodeJS.ReadableStream }), "line");
  return JSON.parse(line);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, "exit");
  child.kill(signal);
  return (await exited)[0];
}

describe("the sandbox as a process", () => {
  it("remembers orders, eSIMs, payments and the clock after kill -9, and finishes what was under way", async () => {
    const environment = { SANDBOX_DATA_DIR: temporaryDirectory(), SANDBOX_ALLOCATION_MS: "0" };
    const first = launch(environment);
    const before = clientOf((await listening(first)).url);
    const esim = await buyEsim(before);
    const { orderId } = await registerPayment(before);
    await before.change(`satim/orders/${orderId}/pay`);
    await before.change("esim-access/settings", { allocationMs: 600_000 });
    const waiting = await before.esimAccess("esim/order", {
      transactionId: "late",
      packageInfoList: [{ packageCode: "FR_1_7", count: 1 }],
    });
    await end(first, "SIGKILL");

    const after = clientOf((await listening(launch(environment))).url);
    expect((await after.esimAccess("esim/query", { iccid: esim.iccid, ...PAGER })).obj.esimList).toEqual([
      esim,
    ]);
    expect((await after.satim("getOrderStatus.do", { orderId })).OrderStatus).toBe(2);
    const query = { orderNo: waiting.obj.orderNo, ...PAGER };
    expect((await after.esimAccess("esim/query", query)).errorCode).toBe("200010");
    await after.change("clock", { advanceSeconds: 600 });
    expect((await after.esimAccess("esim/query", query)).obj.esimList).toHaveLength(1);
  });

  it("announces itself, answers the health check and leaves quietly when asked to", async () => {
    const child = launch({ SANDBOX_DATA_DIR: temporaryDirectory() });
    const { event, url, smtpPort } = await listening(child);
    expect([event, smtpPort > 0]).toEqual(["listening", true]);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(await end(child, "SIGTERM")).toBe(0);
  });

  it("says in one line that a port is taken", async () => {
    const { url } = await listening(launch({ SANDBOX_DATA_DIR: temporaryDirectory() }));
    const port = new URL(url).port;
    const second = launch({
      SANDBOX_DATA_DIR: temporaryDirectory(),
      SANDBOX_PORT: port,
      SANDBOX_SMTP_PORT: "0",
    });
    const [said, [code]] = await Promise.all([
      text(second.stderr as NodeJS.ReadableStream),
      once(second, "exit"),
    ]);
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toEqual([expect.stringContaining(`port ${port} is taken`)]);
  });
});
