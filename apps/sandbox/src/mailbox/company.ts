import type { Company } from "../world/company.ts";
import { mailboxRoutes } from "./mailbox.routes.ts";
import type { Mailbox } from "./mailbox.ts";

export function playMail(mailbox: Mailbox): Company {
  return {
    name: "mail",
    title: "Mail",
    calledAt: "smtp://…",
    signsPushes: false,
    shopSettings: () => ({}),
    facts: () => [["Mails", mailbox.mails.all().length]],
    controls: [["GET /mailbox.json?to=", "mail that came in, newest first"]],
    plugins: [mailboxRoutes(mailbox)],
  };
}
