import { expect, test } from "vitest";
import { addressOfNotification } from "./tapped-notification.ts";

test.each([
  [{ path: "/ar/details/1" }, "/details/1"],
  [{ path: "/fr/status/K7QM2RTX?from=push" }, "/status/K7QM2RTX?from=push"],
  [{ path: "/ar//elsewhere.example" }, "/esims"],
  [{}, "/esims"],
  [{ path: "https://elsewhere.example/esims" }, "/esims"],
  [{ path: "//elsewhere.example" }, "/esims"],
  [{ path: "javascript:alert(1)" }, "/esims"],
])("%j leads to %s", (data, address) => {
  expect(addressOfNotification(data as Record<string, string>)).toBe(address);
});
