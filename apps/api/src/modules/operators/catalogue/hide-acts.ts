import type { Uses } from "../../../app.ts";
import { newId } from "../../../infra/ids.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import {
  endHiding,
  type Hiding,
  insertHiding,
  isKnown,
  lockCatalogue,
  type PickedAnew,
  pickAnew,
} from "../../catalogue/index.ts";
import { type Responsible, recordAct } from "../acts.repository.ts";

type HidingApp = Uses<"db" | "pauses" | "sellingProviders">;
type Item = Pick<Hiding, "kind" | "code">;

/** Sells a plan, or all of a place, no more, whatever suppliers offer. What is sold of it goes on, and is topped up unless that ends too. */
export function hideItem(
  app: HidingApp,
  { endsTopUps, ...typed }: Item & { endsTopUps: boolean },
  responsible: Responsible,
): Promise<PickedAnew> {
  const item = tidied(typed);
  return app.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    if (!(await isKnown(tx, item))) throw new OperatorRefusal("item_unknown", { item: item.code });
    const { who, why } = responsible;
    const hidden = await insertHiding(tx, { id: newId(), ...item, endsTopUps, who, why });
    if (!hidden) throw new OperatorRefusal("hidden_already", { item: item.code });
    const picked = await pickAnew(tx, app);
    const act = { act: "hide", subject: item.code, details: { kind: item.kind } };
    const states = { before: { hidden: false }, after: { hidden: true, endsTopUps, ...picked } };
    await recordAct(tx, { ...responsible, id: newId(), ...act, ...states });
    return picked;
  });
}

/** Sells it again, as far as somebody offers it. */
export function showItem(app: HidingApp, typed: Item, responsible: Responsible): Promise<PickedAnew> {
  const item = tidied(typed);
  return app.db.transaction().execute(async (tx) => {
    await lockCatalogue(tx);
    const hidden = await endHiding(tx, item);
    if (!hidden) throw new OperatorRefusal("not_hidden", { item: item.code });
    const picked = await pickAnew(tx, app);
    const details = { kind: item.kind, since: hidden.hiddenAt.toISOString() };
    const act = { act: "show", subject: item.code, details };
    const states = {
      before: { hidden: true, endsTopUps: hidden.endsTopUps },
      after: { hidden: false, ...picked },
    };
    await recordAct(tx, { ...responsible, id: newId(), ...act, ...states });
    return picked;
  });
}

/** Codes are in capitals, however they are typed. */
const tidied = ({ kind, code }: Item): Item => ({ kind, code: code.trim().toUpperCase() });
