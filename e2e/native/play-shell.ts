import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pluginHeaders } from "./plugin-headers.ts";
import type { Shell } from "./shell.ts";

/** `Plugin.method`, with what the page gave along; what it gives back or throws is the answer. */
export type PluginAnswers = Record<string, (options: Record<string, unknown>) => unknown>;
type Call = {
  callbackId: string;
  pluginId: string;
  methodName: string;
  options: Record<string, unknown>;
};
export type PlayedShell = {
  /** All that the page has asked of the phone, the oldest first. */
  calls: Call[];
  /** `App.appUrlOpen`: to whoever listens; `retain`, to the first who will. */
  fire: (event: string, data: unknown, retain?: boolean) => Promise<void>;
};

/** In the page. */
declare const Capacitor: { fromNative: (message: unknown) => void };
declare const androidBridge: { onmessage: (event: { data: string }) => void };

const { resolve } = createRequire(path.resolve(import.meta.dirname, "../../apps/web/package.json"));
/** The same for both. */
const bridge = readFileSync(
  path.join(
    path.dirname(resolve("@capacitor/android/package.json")),
    "capacitor/src/main/assets/native-bridge.js",
  ),
  "utf8",
);

/**
 * Plays the phone's side of Capacitor to a page: its own bridge script runs in the page, the plugins answer from here.
 * What plugins do on a phone is not shown by it, only what our code asks of them and does with their answers.
 */
export async function playShell(page: Page, shell: Shell, answers: PluginAnswers): Promise<PlayedShell> {
  const heard = new Map<string, Call[]>();
  const kept = new Map<string, unknown[]>();
  const calls: Call[] = [];

  const send = ({ callbackId, pluginId, methodName }: Call, result: object) =>
    page
      .evaluate(
        ([shell, message]) => {
          if (shell === "ios") Capacitor.fromNative(message);
          else androidBridge.onmessage({ data: JSON.stringify(message) });
        },
        [shell, { callbackId, pluginId, methodName, ...result }] as const,
      )
      .catch(() => {}); // the page has moved on

  const fire = async (event: string, data: unknown, retain = false) => {
    const listeners = heard.get(event) ?? [];
    if (listeners.length === 0 && retain) kept.set(event, [...(kept.get(event) ?? []), data]);
    for (const listener of listeners) await send(listener, { save: true, success: true, data });
  };

  const listen = async (call: Call) => {
    const event = `${call.pluginId}.${call.options.eventName}`;
    heard.set(event, [...(heard.get(event) ?? []), call]);
    const waiting = kept.get(event) ?? [];
    kept.delete(event);
    for (const data of waiting) await fire(event, data);
  };

  const answer = async (call: Call) => {
    try {
      const data = await answers[`${call.pluginId}.${call.methodName}`]?.(call.options);
      await send(call, { save: false, success: true, data });
    } catch (error) {
      const { message, code, data } = error as { message?: string; code?: string; data?: unknown };
      await send(call, { success: false, error: { message, code, data } });
    }
  };

  const receive = async (call: Call) => {
    if (call.pluginId === "Console") return;
    calls.push(call);
    if (call.methodName === "addListener") await listen(call);
    else if (call.methodName !== "removeListener") await answer(call);
  };

  page.on("request", (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame()) heard.clear();
  });
  await page.exposeBinding("toNative", (_, text: string) => receive(JSON.parse(text)));
  await page.addInitScript({ content: beginning(shell) });
  return { calls, fire };
}

/** An iPhone has another bridge, and keeps no cookies of the app's own pages. */
function beginning(shell: Shell): string {
  const bridges = {
    ios: `window.webkit = { messageHandlers: { bridge: { postMessage: (m) => toNative(JSON.stringify(m)) } } };
      window.prompt = () => "false";
      Object.defineProperty(document, "cookie", { get: () => "", set() {} });`,
    android: "window.androidBridge = { postMessage: (text) => toNative(text) };",
  };
  return `window.Capacitor = { Plugins: {} };
    ${bridges[shell]}
    window.WEBVIEW_SERVER_URL = location.origin;
    ${bridge};
    Capacitor.PluginHeaders = ${JSON.stringify(pluginHeaders(shell))};`;
}
