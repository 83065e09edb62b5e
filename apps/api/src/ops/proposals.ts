import type { App } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { endProposal, findProposal, type Responsible, recordAct } from "../modules/operators/index.ts";
import { needed } from "./typed-words.ts";

type Proposal = Awaited<ReturnType<typeof proposalOf>>;
/** Does what the words of a proposal name, as who answers for it. */
type Act = (proposal: Proposal, responsible: () => Responsible) => Promise<unknown>;

/** Runs what was typed, as who typed it; the act itself ends the proposal, in its own transaction. */
export async function approve(app: App, id: string | undefined, responsible: () => Responsible, act: Act) {
  const { who, user = who } = responsible();
  const proposal = await proposalOf(app, id);
  const asked = {
    who: proposal.who,
    why: proposal.why,
    user: proposal.machineUser,
    claimed: proposal.claimed,
  };
  const approval = { proposalId: proposal.id, user };
  return act(proposal, () => ({ ...asked, approval }));
}

export async function withdraw(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const { id: subject } = await proposalOf(app, id);
  return app.db.transaction().execute(async (tx) => {
    const end = { proposalId: subject, machineUser: by.user ?? by.who, what: "withdrawn" as const };
    if (!(await endProposal(tx, end))) throw new Error("This was decided before");
    await recordAct(tx, { ...by, id: newId(), act: "withdraw", subject, details: {} });
    return { withdrawn: subject };
  });
}

async function proposalOf({ db }: App, id: string | undefined) {
  const proposal = /^[0-9a-f-]{36}$/.test(id ?? "") ? await findProposal(db, needed(id, "ID")) : undefined;
  if (!proposal) throw new Error(`There is no proposal ${id}`);
  if (proposal.ended) throw new Error("This was decided before");
  return proposal;
}
