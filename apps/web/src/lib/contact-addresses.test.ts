import { expect, test } from "vitest";
import { mailAddress, whatsAppAddress } from "./contact-addresses.ts";

test("a letter keeps its lines and its signs", () => {
  const address = new URL(mailAddress("J’ai besoin d’aide !", "Bonjour,\n\nmon compte : a&b+c@example.dz"));
  expect(address.protocol).toBe("mailto:");
  expect(address.search).not.toContain("+"); // mail programs would show it
  expect(address.searchParams.get("subject")).toBe("J’ai besoin d’aide !");
  expect(address.searchParams.get("body")).toBe("Bonjour,\r\n\r\nmon compte : a&b+c@example.dz");
});

test("a chat begins with the words given", () => {
  const address = new URL(whatsAppAddress("السلام عليكم؟"));
  expect(address.pathname).toMatch(/^\/\d{8,15}$/);
  expect(address.searchParams.get("text")).toBe("السلام عليكم؟");
});
