// `bin/deploy [RELEASE]`: this release, or the one that is named, in place of the one that runs (docs/operations/release.md).
import { existsSync } from "node:fs";
import { checkMachine, checkRelease, enabledUnits, run } from "./check.ts";
import { runCommand } from "./command.ts";
import { readEnvironment } from "./environment.ts";
import { type Command, linked, pointTo, Refused, type Release, readRelease } from "./places.ts";
import { roll } from "./roll.ts";
import { noteSchema, refuseIfOlder, refuseUnlessServed } from "./schema.ts";

/** Check · migrate · switch · replace one by one. Run again after it was cut short, it does the rest. */
await runCommand(async (command) => {
  const to = readRelease(command, command.named);
  checkMachine(command);
  const units = enabledUnits(command);
  checkRelease(command, to);
  refuseUnlessServed(command, to);
  refuseIfOlder(command, to);
  const current = linked(command, "current");
  const old = current && current.name !== to.name ? current : linked(command, "previous");
  migrate(command, to);
  if (old) pointTo(command, "previous", old);
  await roll(command, units, { to, old });
  console.log(`${to.name} is deployed. Back: ${to.folder}/bin/rollback`);
});

/** As the role that owns the tables, whose address no process that serves is given. */
function migrate(command: Command, to: Release): void {
  const owner = existsSync(command.owner) ? readEnvironment(command.owner) : {};
  if (!owner.MIGRATE_DATABASE_URL)
    console.log(`${command.owner} names no MIGRATE_DATABASE_URL: migrating as the role that serves`);
  noteSchema(command, to);
  const env = { ...readEnvironment(command.environment), ...owner };
  const { status, said } = run(to, ["apps/api/src/cli.ts", "migrate"], env);
  if (status !== 0)
    throw new Refused(
      `${said}\nNo process was replaced. What was migrated stays; run it again when this is put right.`,
    );
  console.log(said);
}
