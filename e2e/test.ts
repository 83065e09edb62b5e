import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "@rihla/contract";
import { type Complaints, listenForComplaints } from "./complaints.ts";
import { type Customer, newCustomer } from "./customer.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";
import { type Words, wordsOf } from "./words.ts";

/** What an act on a page needs to know. */
export type Visit = { page: Page; language: Language; t: Words };

type Fixtures = {
  language: Language;
  t: Words;
  visit: Visit;
  sandbox: Sandbox;
  /** Someone of this test alone: tests run side by side. */
  customer: Customer;
  complaints: Complaints;
};

/** Every journey also fails for an error or a warning in the console, a broken script, a failed request. */
export const test = base.extend<Fixtures>({
  language: ["fr", { option: true }],
  t: ({ language }, use) => use(wordsOf(language)),
  visit: ({ page, language, t }, use) => use({ page, language, t }),
  sandbox: ({}, use) => use(openSandbox(process.env.SANDBOX_URL ?? "")),
  customer: ({}, use) => use(newCustomer()),
  complaints: [
    async ({ context }, use) => {
      const complaints = listenForComplaints(context);
      await use(complaints);
      expect(complaints.all).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For what the worker, the bank or the supplier do in their own time. */
export const eventually = { timeout: 40_000 };
