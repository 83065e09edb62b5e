import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { freePort } from "../scripts/postgres/cluster.ts";
import { keptEnvironment } from "../scripts/program/environment.ts";
import { entries } from "../scripts/program/paths.ts";
import { buildAdminIfChanged } from "../scripts/program/web-build.ts";
import { expect } from "./test.ts";
import type { Words } from "./words.ts";

export type BackOffice = { url: string; environment: NodeJS.ProcessEnv; stop: () => Promise<void> };

/** A back office of the shop under test, or of the one that keeps its data there; at a port of its own. */
export async function openBackOffice(dataDir = process.env.JOURNEY_DATA_DIR ?? ""): Promise<BackOffice> {
  await buildAdminIfChanged();
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const kept = keptEnvironment(dataDir);
  const environment = { ...process.env, ...kept, ADMIN_PORT: port, ADMIN_URL: url };
  const child = spawn(process.execPath, [entries.admin], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await listening(child);
  return { url, environment, stop: () => stop(child) };
}

async function listening(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error("The back office says nothing");
  for await (const line of createInterface(child.stdout)) if (line.includes('"listening"')) return;
  throw new Error("The back office ended before it listened");
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** A security key that is plugged in and touched by itself; it belongs to this page. */
export async function plugIn(context: BrowserContext, page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, id };
}

/** The back office shows its words without what keeps a shop's words on one line. */
export const plain = (text: string) => text.replaceAll("\u2060", "");

/** As somebody with the machine does it. */
export async function invite(
  { environment }: Pick<BackOffice, "environment">,
  name: string,
  role: string,
): Promise<string> {
  const email = `${name.toLowerCase()}-${Date.now()}@rihla.example`;
  const words = ["admin", "invite", email, name, role, "--by", "journeys", "--why", "a journey", "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, [entries.ops, ...words], {
    env: environment,
  });
  return JSON.parse(stdout).url;
}

export async function accept(page: Page, link: string, t: Words): Promise<void> {
  await page.goto(link);
  await page.getByLabel(plain(t("admin.passkeyName"))).fill("Blue key");
  await page.getByRole("button", { name: plain(t("admin.invitation.make")) }).click();
  await expect(page.getByRole("heading", { level: 1, name: plain(t("admin.places.access")) })).toBeVisible();
}
