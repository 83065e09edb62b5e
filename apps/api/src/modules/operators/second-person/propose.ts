import { brand } from "@rihla/i18n";
import type { Uses } from "../../../app.ts";
import { escapeHtml } from "../../../infra/escape-html.ts";
import { newId } from "../../../infra/ids.ts";
import { sendMail } from "../../messages/index.ts";
import type { Responsible } from "../acts.repository.ts";
import { mailProposalJob } from "../operators.queue.ts";
import {
  countOthers,
  findOpenProposals,
  findProposal,
  holdTheDay,
  insertProposal,
} from "./second-person.repository.ts";
import type { NeedsSecondPerson } from "./second-person.ts";

/** What was typed, to be run again when it is approved. */
export type Typed = { words: string[]; options: Record<string, unknown> };

/**
 * Keeps an act for a second person. Where the shop has one, it waits an hour instead, and the shop's own address is told: whoever took over
 * that one person's account is seen before the money is gone.
 */
export async function propose(
  app: Uses<"config" | "db" | "jobs">,
  typed: Typed,
  { who, why, user = who, claimed = false, operator }: Responsible,
  { worth, person }: NeedsSecondPerson,
) {
  const isAlone = operator
    ? (await countOthers(app.db, operator)) === 0
    : (app.config.OPERATORS ?? []).length < 2;
  const id = await app.db.transaction().execute(async (tx) => {
    // Pressed twice it is one proposal.
    await holdTheDay(tx);
    const same = (await findOpenProposals(tx)).find((one) => isSame(one, { machineUser: user, ...typed }));
    if (same) return same.id;
    const proposal = { id: newId(), machineUser: user, who, claimed, why, ...typed, worth, person };
    await insertProposal(tx, proposal, isAlone ? 1 : null);
    if (isAlone) await app.jobs.send(tx, mailProposalJob, { proposalId: proposal.id });
    return proposal.id;
  });
  const then = isAlone
    ? "in an hour, and the shop's address is told"
    : "by somebody else: an operator of the back office, or another user of the machine that OPERATORS names";
  return { proposal: id, worthInDinars: worth / 100, next: `nothing was done yet: approve ${id}, ${then}` };
}

/** Of what is typed behind the words, what makes another act of it. */
const tellingApart = ["to-wallet", "until", "days"];
type Said = Typed & { machineUser: string };
const isSame = (one: Said, other: Said): boolean =>
  one.machineUser === other.machineUser &&
  JSON.stringify(one.words) === JSON.stringify(other.words) &&
  tellingApart.every((name) => (one.options[name] || undefined) === (other.options[name] || undefined));

/** To the shop's own address, in the words of operators' commands. */
export async function mailProposal(
  app: Uses<"config" | "db" | "log" | "mailer">,
  proposalId: string,
): Promise<void> {
  const proposal = await findProposal(app.db, proposalId);
  if (!proposal) return;
  const lines = [
    `${proposal.machineUser} has asked for this, worth ${proposal.worth / 100} DA:`,
    proposal.words.join(" "),
    `Why: ${proposal.why}`,
    `It can be done from ${proposal.notBefore?.toISOString()}. If it is not right, end it before: ops withdraw ${proposal.id}`,
  ];
  const html = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("\n");
  const subject = `${brand.name.en}: an act of ${proposal.worth / 100} DA waits`;
  const fact = { to: brand.supportEmail, about: "proposal", id: proposalId };
  await sendMail(app, fact, { subject, text: lines.join("\n\n"), html });
}
