import { commandOf, identityOf, isAlive, type ProcessIdentity, parentOf } from "./identity.ts";

/**
 * The processes that started this one on the way from `npm`: npm itself, its shell, a Node that was too old. When one of
 * them was killed outright, nobody holds this program any more. Started by hand, there are none.
 */
export function launchersOfThisProcess(): ProcessIdentity[] {
  if (!process.env.npm_lifecycle_event) return [];
  const found: ProcessIdentity[] = [];
  for (let pid = process.ppid; found.length < 4; pid = parentOf(pid) ?? 0) {
    const launcher = identityOf(pid);
    if (!launcher) return [];
    found.push(launcher);
    if (commandOf(pid).startsWith("npm ")) return found;
  }
  return [];
}

export function someoneIsMissing(launchers: ProcessIdentity[]): boolean {
  return launchers.some((launcher) => !isAlive(launcher));
}
