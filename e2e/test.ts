import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "@rihla/contract";
import { type Complaints, listenForComplaints } from "./complaints.ts";
import { type Customer, newCustomer } from "./customer.ts";
import { watchWindow } from "./how-it-stood.ts";
import { openSandbox, type Sandbox } from "./sandbox.ts";
import { type Words, wordsOf } from "./words.ts";

/** What an act on a page needs to know. */
export type Visit = { page: Page; language: Language; t: Words };

type Fixtures = {
  ownWindows: undefined;
  howItStood: undefined;
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
  /** Windows that a test opened beside its own go with it: left open, they draw on beside the tests after it. */
  ownWindows: [
    async ({ browser, context }, use) => {
      const before = new Set([context, ...browser.contexts()]);
      await use(undefined);
      const opened = browser.contexts().filter((one) => !before.has(one));
      await Promise.all(opened.map((one) => one.close()));
    },
    { auto: true },
  ],
  howItStood: [
    async ({ context }, use, info) => {
      const window = watchWindow(context);
      await use(undefined);
      if (info.status !== info.expectedStatus)
        console.log(`How it stood: ${info.title}\n${await window.tell()}`);
    },
    { auto: true },
  ],
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
