import { beforeEach, expect, test, vi } from "vitest";

const stores = { apple: "https://apps.apple.com/app/id1", google: null };
const refusal = (code: string, status = 410) => Response.json({ code, stores }, { status });

let lib: typeof import("./too-old.ts");
beforeEach(async () => {
  vi.resetModules();
  lib = await import("./too-old.ts");
});

test("the app is told once that it is too old, with where the newest is to be had; the answer can still be read", async () => {
  const heard = vi.fn();
  lib.whenTooOld(heard);
  const answer = refusal("app_version_too_old");
  await lib.noteTooOld(answer);
  await lib.noteTooOld(refusal("app_version_too_old"));
  expect([lib.tooOld(), heard.mock.calls.length]).toEqual([stores, 1]);
  expect((await answer.json()).code).toBe("app_version_too_old");
});

test("no other answer says so", async () => {
  const others = [
    Response.json({ data: { code: "app_version_too_old" } }),
    refusal("not_found", 404),
    new Response("<html>", { status: 503 }),
    new Response(null, { status: 410 }),
  ];
  for (const answer of others) await lib.noteTooOld(answer);
  expect(lib.tooOld()).toBeUndefined();
});
