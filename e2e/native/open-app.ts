import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { brand } from "@rihla/i18n";
import { type PlayedShell, type PluginAnswers, playShell } from "./play-shell.ts";
import type { Shell } from "./shell.ts";

/** The app as it is on the phone. */
export const bundle = path.resolve(import.meta.dirname, "../../apps/web/dist/played");
/** Where the bundle was built to find the shop. */
const builtFor = `https://${brand.deepLink.host}`;
const types: Record<string, string> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  woff2: "font/woff2",
  wasm: "application/wasm",
};

/** What a phone keeps while the app is closed, and what its system would say. */
export type Phone = {
  /** The phone's safe, the app's own preferences: by key. */
  safe: Map<string, string>;
  preferences: Map<string, string>;
  answers: PluginAnswers;
};
export type App = PlayedShell & {
  page: Page;
  phone: Phone;
  /** As a start of the app does, at `path` of its own pages. */
  open: (path?: string) => Promise<void>;
  /** What the page has asked of a plugin's method, the oldest first. */
  asked: (method: string) => Record<string, unknown>[];
};

/** The app's own bundle in a page, behind a bridge that is played. */
export async function openApp(
  page: Page,
  shell: Shell,
  shopUrl: string,
  phone: Phone = newPhone(shell),
): Promise<App> {
  // A browser would ask whether a page from elsewhere may call this machine.
  await page.context().grantPermissions(["local-network-access"]);
  await page.route("https://localhost/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill(await fileOf(pathname, shopUrl));
  });
  const played = await playShell(page, shell, phone.answers);
  const open = async (address = "/") => void (await page.goto(`https://localhost${address}`));
  const asked = (method: string) =>
    played.calls
      .filter(({ pluginId, methodName }) => `${pluginId}.${methodName}` === method)
      .map(({ options }) => options);
  return { ...played, page, phone, open, asked };
}

/** From the phone's disk; what has no ending is a page. */
async function fileOf(pathname: string, shopUrl: string) {
  const file = /\.\w+$/.test(pathname) ? pathname : "/index.html";
  const ending = file.split(".").at(-1) ?? "";
  const contentType = types[ending] ?? "application/octet-stream";
  const bytes = await readFile(path.join(bundle, file)).catch(() => null);
  if (!bytes) return { status: 404 };
  const isText = ending === "html" || ending === "js";
  const body = isText ? bytes.toString().replaceAll(builtFor, shopUrl) : bytes;
  return { status: 200, contentType, body };
}

/** As somebody who signed in with the app before; a fresh phone would forget what another installation has left. */
export function keepToken({ safe, preferences }: Phone, token: string): void {
  preferences.set("installed", "yes");
  safe.set("capacitor-storage_Token", JSON.stringify(token));
}

export function newPhone(shell: Shell): Phone {
  const safe = new Map<string, string>();
  const preferences = new Map<string, string>();
  const key = ({ prefixedKey }: Record<string, unknown>) => String(prefixedKey);
  const answers: PluginAnswers = {
    "SecureStorage.internalGetItem": (options) => ({ data: safe.get(key(options)) ?? null }),
    "SecureStorage.internalSetItem": (options) => void safe.set(key(options), String(options.data)),
    "SecureStorage.internalRemoveItem": (options) => ({ success: safe.delete(key(options)) }),
    "SecureStorage.internalClearItemsWithPrefix": () => safe.clear(),
    "SecureStorage.internalGetPrefixedKeys": () => ({ keys: [...safe.keys()] }),
    "Preferences.get": (options) => ({ value: preferences.get(String(options.key)) ?? null }),
    "Preferences.set": (options) => void preferences.set(String(options.key), String(options.value)),
    "App.getInfo": () => ({ name: "Rihla", id: "example.rihla", build: "7", version: "1.2.3" }),
    "App.getLaunchUrl": () => undefined,
    "Device.getId": () => ({ identifier: "0f8fad5b-d9cb-469f-a165-70867728950e" }),
    "Device.getInfo": () => ({
      model: shell === "ios" ? "iPhone16,1" : "SM-S921B",
      platform: shell,
      operatingSystem: shell,
      osVersion: shell === "ios" ? "18.1" : "15",
      manufacturer: shell === "ios" ? "Apple" : "samsung",
      isVirtual: false,
      webViewVersion: "140",
    }),
    "Device.getLanguageTag": () => ({ value: "fr-DZ" }),
    "PushNotifications.checkPermissions": () => ({ receive: "prompt" }),
    "AppLauncher.openUrl": () => ({ completed: true }),
    "EsimSetup.status": () => ({ esim: "unknown" }),
  };
  return { safe, preferences, answers };
}
