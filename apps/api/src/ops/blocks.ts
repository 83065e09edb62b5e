import { type BlockedKind, blockedKinds } from "@rihla/contract/admin";
import type { App } from "../app.ts";
import { isId } from "../infra/ids.ts";
import { blockFact, liftBlock, type Responsible, showBlocks } from "../modules/operators/index.ts";
import { momentFrom, needed } from "./typed-words.ts";

export const blockCommands = {
  block: {
    takes: "email|phone|device|network VALUE [UNTIL]",
    does: "who is known by it can't sign in, order, pay or redeem, until then (2026-05-03T14:05) or until `unblock`",
    run: block,
  },
  blocks: { takes: "", does: "who is blocked now, newest first", run: listBlocks },
  unblock: { takes: "ID", does: "lift a block, as `blocks` lists it", run: unblock },
};

/** Whoever has the machine may block as an owner may. */
function block(
  app: App,
  [kind, value, until]: string[],
  responsible: () => Responsible,
): Promise<{ id: string }> {
  if (!isKind(kind)) throw new Error(`Say what is blocked: ${blockedKinds.join(", ")}. Nobody was blocked.`);
  const wanted = {
    kind,
    value: needed(value, "VALUE"),
    until: until ? momentFrom(until, "UNTIL") : null,
  };
  return blockFact(app, wanted, { responsible: responsible(), isOwner: true });
}

function unblock(app: App, [id]: string[], responsible: () => Responsible): Promise<{ id: string }> {
  if (!isId(id)) throw new Error("Say unblock ID, as `blocks` lists it. Nobody was let in.");
  return liftBlock(app, id, { responsible: responsible(), isOwner: true });
}

/** The newest page, masked as in the back office; older ones are there. */
async function listBlocks(app: App) {
  const { items, next } = await showBlocks(app);
  const rows = items.map(({ facts, forOwners: _, customerId: __, ...row }) => ({
    ...row,
    endsAt: row.endsAt ?? "when it is lifted",
    facts: facts.map(({ kind, shown }) => `${kind} ${shown ?? "of a deleted account"}`).join(", "),
  }));
  return { blocks: rows, more: next !== null };
}

const isKind = (word: string | undefined): word is BlockedKind => blockedKinds.some((kind) => kind === word);
