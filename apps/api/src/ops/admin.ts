import { invitationMinutes, type OperatorRole, operatorRoles } from "@rihla/contract/admin";
import { defaultLanguage } from "@rihla/contract/rules";
import { emailFault, tidyEmail } from "@rihla/contract/rules/person";
import type { App } from "../app.ts";
import { inviteFromMachine, listOperators } from "../modules/operator-access/index.ts";
import type { Responsible } from "../modules/operators/index.ts";

const usage = `admin invite EMAIL NAME ${operatorRoles.join("|")}   a link for a passkey, good for ${invitationMinutes} minutes, once; who has that address is let in again
admin invite-first EMAIL NAME            the same for an owner, where no owner can enter yet
admin list                               everybody who may enter, or was invited or blocked`;

export async function manageOperators(app: App, words: string[], responsible: () => Responsible) {
  const [what, email = "", name = "", role] = words;
  if (what === "list") return listOperators(app.db);
  if (what === "invite-first") return inviteFirst(app, email, name, responsible);
  if (what !== "invite") return usage;
  return invite(app, { email, name, role }, responsible);
}

async function inviteFirst(app: App, email: string, name: string, responsible: () => Responsible) {
  const people = await listOperators(app.db);
  const canEnter = people.some(
    ({ role, passkeys, blockedAt }) => role === "owner" && passkeys > 0 && blockedAt === null,
  );
  return canEnter ? { url: null } : invite(app, { email, name, role: "owner" }, responsible);
}

type Named = { email: string; name: string; role: string | undefined };

async function invite(app: App, { email, name, role }: Named, responsible: () => Responsible) {
  const address = tidyEmail(email);
  if (emailFault(address)) throw new Error(`"${email}" is no e-mail address. Nobody was invited.`);
  if (name.trim().length < 2 || name.length > 80)
    throw new Error("NAME has 2 to 80 characters; with a blank in it, put it in quotes. Nobody was invited.");
  if (!isRole(role)) throw new Error(`Say which role: ${operatorRoles.join(" or ")}. Nobody was invited.`);
  const person = { email: address, name: name.trim(), role, language: defaultLanguage };
  const { url, endsAt } = await inviteFromMachine(app, person, responsible());
  return { url, endsAt, next: "open it on the person's own phone or computer; it is shown only here" };
}

const isRole = (word: string | undefined): word is OperatorRole =>
  operatorRoles.some((role) => role === word);
