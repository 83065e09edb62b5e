import { expect, test } from "vitest";
import { leftToDo } from "./left-to-do.ts";

const registered = { id: "dz.rihla.app", appleTeam: "A1B2C3D4E5", androidCertificates: ["AB"] };
const opened = {
  deepLink: { host: "rihla.dz" },
  stores: { apple: "https://apple", google: "https://google" },
};

test("what only people at Apple's, Google's and the brand file can do is named until it is done", () => {
  const before = leftToDo(
    { deepLink: { host: "rihla.example" }, stores: { apple: null, google: null } },
    { id: "example.rihla.app", appleTeam: null, androidCertificates: [] },
    () => false,
  );
  for (const what of [
    "shopApp.id",
    "deepLink.host",
    "appleTeam",
    "androidCertificates",
    "stores",
    "GoogleService-Info",
    "google-services",
  ])
    expect(before.join()).toContain(what);
  const after = leftToDo(opened, registered, () => true);
  expect(after.map((task) => task.split(/[: ]/)[0])).toEqual(["Xcode", "Android", "Both"]);
});
