import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "../program/paths.ts";

const most = 110;

test(`npm test follows at most ${most} journeys; what is more bears onlyWithAll of e2e/when.ts`, async () => {
  const program = path.join(root, "node_modules/.bin/playwright");
  const env = { ...process.env, JOURNEYS: "short" };
  const { stdout } = await promisify(execFile)(program, ["test", "--list", "--reporter=line"], {
    cwd: root,
    env,
  });
  const count = Number(/Total: (\d+) tests/.exec(stdout)?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
});
