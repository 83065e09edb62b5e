import { expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
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

test("what a phone received before sharing had its name is still proved by what the phone keeps", () => {
  openStorage("device", {
    entries: () => [["holder-secret", "as it was given"]],
    write: () => {},
    onChange: () => {},
  });
  const sent = new Headers();
  addProofs(sent, "/shares/received");
  expect(sent.get("recipient-secret")).toBe("as it was given");
});
