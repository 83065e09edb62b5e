// @module-tag all
import { expect, test } from "vitest";
import { runChaos } from "./run-chaos.ts";

test("whatever is killed, cut or answered wrongly, each order is paid once, delivered once and told once", async () => {
  const { differences, disturbed, faults } = await runChaos({
    buyers: 24,
    seed: 11,
    disturbances: 10,
    patienceMs: 240_000,
    say: () => {},
    signal: AbortSignal.timeout(600_000),
  });
  expect(differences).toEqual([]);
  expect(disturbed).toEqual({
    kills: 6,
    "cuts of all connections": 1,
    "restarts of the database": 1,
    "crashes of the database": 1,
    "restores to a moment ago": 1,
  });
  expect(faults).toBeGreaterThan(10);
}, 630_000);
