import type { App } from "../app.ts";
import { newId } from "../infra/ids.ts";
import { endProposal, findProposal, type Responsible, recordAct } from "../modules/operators/index.ts";
import { OperatorRefusal } from "../operator-refusal.ts";
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
    // Who proposed it in the back office is named by an id, as no user of the machine is.
    ...(isOperatorsId(proposal.machineUser) && { operator: proposal.machineUser }),
  };
  const approval = { proposalId: proposal.id, user };
  return act(proposal, () => ({ ...asked, approval }));
}

export async function withdraw(app: App, [id]: string[], responsible: () => Responsible) {
  const by = responsible();
  const { id: subject } = await proposalOf(app, id);
  return app.db.transaction().execute(async (tx) => {
    const end = { proposalId: subject, machineUser: by.user ?? by.who, what: "withdrawn" as const };
    if (!(await endProposal(tx, end))) throw new OperatorRefusal("proposal_ended");
    await recordAct(tx, {
      ...by,
      id: newId(),
      act: "withdraw",
      subject,
      details: {},
      before: { open: true },
      after: { open: false },
    });
    return { withdrawn: subject };
  });
}

const isOperatorsId = (user: string) => /^[0-9a-f-]{36}$/.test(user);

async function proposalOf({ db }: App, id: string | undefined) {
  const proposal = /^[0-9a-f-]{36}$/.test(id ?? "") ? await findProposal(db, needed(id, "ID")) : undefined;
  if (!proposal) throw new OperatorRefusal("proposal_unknown", { proposal: id ?? "" });
  if (proposal.ended) throw new OperatorRefusal("proposal_ended");
  return proposal;
}
