import { describe, expect, it } from "vitest";
import { mayMove } from "./esim.ts";
import { moveEsim } from "./esims.repository.ts";

const steps = ["waiting", "requested", "issued", "refused"] as const;

describe("how far an eSIM is", () => {
  it("moves as the table says and in no other way: what was issued or refused stays so", () => {
    const legal = steps.flatMap((from) => steps.filter((to) => mayMove(from, to)).map((to) => [from, to]));
    expect(legal).toEqual([
      ["waiting", "requested"],
      ["requested", "issued"],
      ["requested", "refused"],
    ]);
  });

  it("is guarded where it is written: a forbidden move throws before anything changes", async () => {
    const untouched = {} as Parameters<typeof moveEsim>[0];
    await expect(
      moveEsim(untouched, { id: "1", provisioning: "issued" }, "requested", "test"),
    ).rejects.toThrow("can't become requested");
  });
});
