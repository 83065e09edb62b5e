import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environmentIn, losingBackslashes } from "./environment.ts";
import { settingsHere } from "./settings-here.ts";

let folder: string;
let places: { environment: string; owner: string };
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rihla-settings-"));
  places = { environment: path.join(folder, "rihla.env"), owner: path.join(folder, "owner.env") };
  writeFileSync(places.environment, "DATABASE_URL=postgres://serves\n");
  writeFileSync(places.owner, "MIGRATE_DATABASE_URL=postgres://owns\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it("a file of settings is read as systemd reads it", () => {
  const text = String.raw`
# A=comment
B=ab#cd # ef
C=a\nb
D="a\nb"
E='a\nb'
F="a\"b\$c"
G=a"b"c
`;
  expect(environmentIn(text)).toEqual({
    B: "ab#cd # ef",
    C: "anb",
    D: String.raw`a\nb`,
    E: String.raw`a\nb`,
    F: 'a"b$c',
    G: 'a"b"c',
  });
});

it("values whose backslashes would be lost are named", () => {
  const text = String.raw`
# A=a\nb
B=a\nb
C="a\nb"
D='a\nb'
E=plain
`;
  expect(losingBackslashes(text)).toEqual(["B"]);
});

describe("a command of a release", () => {
  it("is given what the processes are, and only the one that migrates the owner's address", () => {
    expect(settingsHere({}, "stuck", places)).toEqual({ DATABASE_URL: "postgres://serves" });
    expect(settingsHere({}, "migrate", places)).toEqual({
      DATABASE_URL: "postgres://serves",
      MIGRATE_DATABASE_URL: "postgres://owns",
    });
  });

  it("keeps to what whoever started it has told it", () => {
    expect(settingsHere({ DATABASE_URL: "postgres://mine" }, "migrate", places)).toEqual({});
  });

  it("needs no such file, as on a machine without one", () => {
    rmSync(places.environment);
    rmSync(places.owner);
    expect(settingsHere({}, "migrate", places)).toEqual({});
  });

  it("says that the file can't be read, and what to do", () => {
    // A folder: root, as whom tests may run, reads every file.
    const wrong = { ...places, environment: folder };
    expect(() => settingsHere({}, "stuck", wrong)).toThrow(/can't be read.*sudo/s);
  });
});
