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

test("signs that nobody sees stay in the shop", () => {
  expect(new URL(mailAddress("E-\u2060mail", "mon e-\u2060mail")).search).not.toContain("%E2%81%A0");
  expect(new URL(whatsAppAddress("mon e-\u2060mail")).searchParams.get("text")).toBe("mon e-mail");
});
