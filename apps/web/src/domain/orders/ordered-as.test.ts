import { expect, test } from "vitest";
import { openStorage } from "../../platform/storage/storage.ts";
import { nameOrderedAs, noteOrderedAs } from "./ordered-as.ts";

const device = new Map<string, string>();
openStorage("device", {
  entries: () => device,
  write: (key, value) => (value === undefined ? device.delete(key) : device.set(key, value)),
  onChange: () => {},
});

test("a name is offered to the account whose order this browser placed, and to no other", () => {
  expect(nameOrderedAs("amel@example.com")).toBeUndefined();
  noteOrderedAs("Amel@example.com ", " Amel Ben ");
  expect(nameOrderedAs("amel@example.com")).toBe("Amel Ben");
  expect(nameOrderedAs("other@example.com")).toBeUndefined();
});
