import { expect, test } from "vitest";
import { addProofs } from "./proofs.native.ts";

const versionIn = (path: string, headers: Record<string, string> = {}) => {
  const sent = new Headers({ accept: "application/json", ...headers });
  addProofs(sent, path);
  return sent.get("app-version");
};

test("an app names its version with the catalogue and wherever a question goes ahead anyway, and makes no other call ask", () => {
  expect(versionIn("/catalogue")).not.toBeNull();
  expect(versionIn("/quotes", { "content-type": "application/json" })).not.toBeNull();
  expect(versionIn("/esims", { authorization: "Bearer x" })).not.toBeNull();
  expect(versionIn("/destinations")).toBeNull();
});
