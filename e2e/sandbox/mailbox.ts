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
  const once = async (to: string, isMeant: (mail: Mail) => boolean): Promise<Mail> => {
    const find = async () => (await mails(to)).find(isMeant);
    await expect.poll(find, { message: `mail to ${to}`, timeout: 60_000 }).toBeTruthy();
    return (await find()) as Mail;
  };
  return {
    mails,

    /** The newest mail to `to` whose subject contains `part`, once it is there. */
    mail: (to: string, part: string | RegExp): Promise<Mail> =>
      once(to, ({ subject }) => subject.search(part) >= 0),

    /** The newest one with what installs an eSIM; another one tells before that the money is there. */
    mailWithEsims: (to: string): Promise<Mail> => once(to, ({ attachments }) => attachments.length > 0),

    /** The code of the newest sign-in mail after the first `known` ones. */
    async signInCode(to: string, known = 0): Promise<string> {
      const codes = async () =>
        (await mails(to)).flatMap(({ subject }) => /^\u2068?(\d{4,8})\b/.exec(subject)?.[1] ?? []);
      await expect
        // Behind a busy address a browser works before the mail, and slowly where much else runs.
        .poll(async () => (await codes()).length, { message: `code for ${to}`, timeout: 60_000 })
        .toBeGreaterThan(known);
      return (await codes())[0] as string;
    },
  };
}
