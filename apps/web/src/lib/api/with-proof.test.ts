import type { ProofOfWork } from "@rihla/contract";
import { expect, test, vi } from "vitest";
import { ApiProblem } from "./api-problem.ts";
import { withProof } from "./with-proof.ts";

const wantsWork = (mark: string) =>
  new ApiProblem("proof_required", 428, { proof: { challenge: mark.repeat(43), zeroBits: 4 } });
/** A shop that answers one after the other; what it was brought. */
function shopThat(...answers: (ApiProblem | string)[]) {
  const brought: (ProofOfWork | undefined)[] = [];
  const call = async (proof?: ProofOfWork) => {
    brought.push(proof);
    const answer = answers.shift();
    if (answer instanceof ApiProblem) throw answer;
    return answer;
  };
  return { call, brought };
}

test("nothing is worked for where the shop doesn't ask", async () => {
  const { call, brought } = shopThat("placed");
  const onWork = vi.fn();
  expect(await withProof(call, onWork)).toBe("placed");
  expect([brought, onWork.mock.calls]).toEqual([[undefined], []]);
});

test("the work that the shop asks for is done and brought, and another where that one is refused", async () => {
  const { call, brought } = shopThat(wantsWork("a"), wantsWork("b"), "placed");
  const onWork = vi.fn();
  expect(await withProof(call, onWork)).toBe("placed");
  expect(brought.map((proof) => proof?.challenge[0])).toEqual([undefined, "a", "b"]);
  expect(onWork).toHaveBeenCalledTimes(2);
});

test("a shop that is never content is left, and any other problem is told at once", async () => {
  const never = shopThat(...["a", "b", "c", "d", "e"].map(wantsWork));
  await expect(withProof(never.call, () => {})).rejects.toMatchObject({ code: "proof_required" });
  expect(never.brought).toHaveLength(4);
  const full = shopThat(new ApiProblem("rate_limited", 429));
  await expect(withProof(full.call, () => {})).rejects.toMatchObject({ code: "rate_limited" });
});
