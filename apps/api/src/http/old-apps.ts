import { appVersionHeader } from "@rihla/contract";
import { brand } from "@rihla/i18n";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";

/**
 * An app can't be replaced as a page can. One older than `least` is told so by every call, before anything is looked at, with
 * where the newest one is to be had. Whoever names no version is no app.
 */
export function refuseOldApps(http: FastifyInstance, least: string | undefined): void {
  if (least === undefined) return;
  http.addHook("onRequest", (request, _reply, done) => {
    const version = request.headers[appVersionHeader];
    const isOld = typeof version === "string" && isOlder(version, least);
    done(isOld ? new Refusal("app_version_too_old", { stores: brand.stores }) : undefined);
  });
}

/** `1.9` is older than `1.10.0`. An app that can't read its own version says `unknown`, which is older than none. */
export function isOlder(version: string, least: string): boolean {
  if (!/^\d+(\.\d+)*$/.test(version)) return false;
  const [its, needed] = [numbersOf(version), numbersOf(least)];
  const at = needed.findIndex((number, place) => number !== (its[place] ?? 0));
  return at >= 0 && (its[at] ?? 0) < (needed[at] ?? 0);
}

const numbersOf = (version: string) => version.split(".").map(Number);
