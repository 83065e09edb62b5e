// `bin/rollback [RELEASE]`: back to the release before, or the one that is named (docs/operations/release.md).
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkMachine, checkRelease, enabledUnits } from "./check.ts";
import { runCommand } from "./command.ts";
import { type Command, linked, Refused, type Release, readRelease } from "./places.ts";
import { roll } from "./roll.ts";
import { refuseUnlessServed } from "./schema.ts";

/** Check · switch · replace one by one. The schema stays as it is. */
await runCommand(async (command) => {
  const to = command.named === undefined ? before(command) : readRelease(command, command.named);
  refuseUnlessServed(command, to);
  checkMachine(command);
  const units = enabledUnits(command);
  checkRelease(command, to);
  const current = linked(command, "current");
  await roll(command, units, { to, old: current });
  // Else the next rollback would lead to what was just left.
  rmSync(path.join(command.root, "previous"), { force: true });
  console.log(`${to.name} runs again.`);
});

function before(command: Command): Release {
  const release = linked(command, "previous");
  if (release) return release;
  const there = readdirSync(path.join(command.root, "releases")).filter((name) => !name.startsWith("."));
  throw new Refused(
    `Nothing was deployed since. Name the release: ${there.join(", ")}. Nothing was changed.`,
  );
}
