import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { linked, type Places, Refused, type Release, writeWhole } from "./places.ts";

const file = ({ root }: Places) => path.join(root, "schema.json");

/** Before a release migrates: from then on a release that lacks one of these may not serve, also if this one never starts. */
export function noteSchema(places: Places, { breakingMigrations }: Release): void {
  const all = new Set([...noted(places), ...breakingMigrations]);
  writeWhole(file(places), `${JSON.stringify({ breaking: [...all].toSorted() }, null, 2)}\n`);
}

/** Older processes would ask for what the schema has no more. */
export function refuseUnlessServed(places: Places, release: Release): void {
  const needed = new Set([...noted(places), ...(linked(places, "current")?.breakingMigrations ?? [])]);
  const lacks = [...needed].filter((name) => !has(release, name));
  if (lacks.length > 0)
    throw new Refused(
      `${release.name} can't serve this database any more: it does not know ${lacks.join(", ")} (deploy/breaking-migrations.json says why). Nothing was changed. Mend forward: deploy a newer release.`,
    );
}

/** Its `migrate` would take back the rights to tables that it does not know. */
export function refuseIfOlder(places: Places, release: Release): void {
  const current = linked(places, "current");
  if (!current) return;
  const known: string = JSON.parse(
    readFileSync(path.join(current.folder, "RELEASE.json"), "utf8"),
  ).newestMigration;
  if (!has(release, known))
    throw new Refused(
      `${release.name} is older than ${current.name}, which runs: it does not know ${known}. Nothing was changed. To go back: bin/rollback ${release.name}`,
    );
}

const has = (release: Release, migration: string) =>
  existsSync(path.join(release.folder, "apps/api/migrations", migration));

function noted(places: Places): string[] {
  return existsSync(file(places)) ? JSON.parse(readFileSync(file(places), "utf8")).breaking : [];
}
