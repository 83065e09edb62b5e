import { expect } from "@playwright/test";
import type { Ask } from "./ask.ts";

type Mail = {
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string; contentBase64: string }[];
};

/** What people find in their mail. */
export function mailbox({ get }: Ask) {
  const mails = (to: string): Promise<Mail[]> => get(`/mailbox.json?to=${encodeURIComponent(to)}`);
  return {
    mails,

    /** The newest mail to `to` whose subject contains `part`, once it is there. */
    async mail(to: string, part: string | RegExp): Promise<Mail> {
      const find = async () => (await mails(to)).find(({ subject }) => subject.search(part) >= 0);
      await expect.poll(find, { message: `mail to ${to}`, timeout: 60_000 }).toBeTruthy();
      return (await find()) as Mail;
    },

    /** The code of the newest sign-in mail after the first `known` ones. */
    async signInCode(to: string, known = 0): Promise<string> {
      const codes = async () =>
        (await mails(to)).flatMap(({ subject }) => /^\u2068?(\d{4,8})\b/.exec(subject)?.[1] ?? []);
      await expect
        .poll(async () => (await codes()).length, { message: `code for ${to}` })
        .toBeGreaterThan(known);
      return (await codes())[0] as string;
    },
  };
}
