import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Shell } from "./shell.ts";

type Method = { name: string; rtype?: "promise" };
export type PluginHeader = { name: string; methods: Method[] };

const web = path.resolve(import.meta.dirname, "../../apps/web/package.json");
const { resolve } = createRequire(web);

const sources = { ios: /\.swift$/, android: /\.(java|kt)$/ };
const pluginOf = { ios: /let jsName = "(\w+)"/, android: /@CapacitorPlugin\([^)]*?name = "(\w+)"/s };
const methodsOf = {
  ios: /CAPPluginMethod\(name: "(\w+)"|\.init\(#selector\((\w+)|CAP_PLUGIN_METHOD\((\w+)/g,
  android: /@PluginMethod(?:\([^)]*\))?\s+(?:public void|fun) (\w+)\(/g,
};

/** What the plugins in a shell's own sources offer to the page: one that isn't there rejects every call, as on a phone. */
export function pluginHeaders(shell: Shell): PluginHeader[] {
  // The built app has them in it: nobody installs them where the shop runs.
  const { devDependencies } = JSON.parse(readFileSync(web, "utf8")) as {
    devDependencies: Record<string, string>;
  };
  return [...Object.keys(devDependencies).flatMap((name) => headersIn(name, shell)), systemBars];
}

function headersIn(dependency: string, shell: Shell): PluginHeader[] {
  const place = resolve.paths(dependency)?.map((folder) => path.join(folder, dependency));
  const root = place?.find((folder) => isPlugin(folder));
  if (!root) return [];
  const folder = path.join(root, shell === "ios" ? "ios" : "android/src/main");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    sources[shell].test(file),
  );
  return files.flatMap((file) => headerIn(readFileSync(path.join(folder, file), "utf8"), shell));
}

function isPlugin(folder: string): boolean {
  try {
    return "capacitor" in JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  } catch {
    return false;
  }
}

function headerIn(source: string, shell: Shell): PluginHeader[] {
  const [, name] = pluginOf[shell].exec(source) ?? [];
  if (!name) return [];
  const own = [...source.matchAll(methodsOf[shell])].map((found) => found.slice(1).find(Boolean) ?? "");
  return [{ name, methods: [...always, ...[...own, ...promised].map(asPromise)] }];
}

const always = [{ name: "addListener" }, { name: "removeListener" }];
const promised = ["removeAllListeners", "checkPermissions", "requestPermissions"];
const asPromise = (name: string): Method => ({ name, rtype: "promise" });

/** Part of Capacitor itself. */
const systemBars: PluginHeader = {
  name: "SystemBars",
  methods: ["setStyle", "setAnimation", "show", "hide"].map(asPromise),
};
