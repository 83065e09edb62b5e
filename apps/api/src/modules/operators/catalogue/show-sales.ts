import type { Hiding as AdminHiding, PausableCompany, Sales, Shelf, SoldPlace } from "@rihla/contract/admin";
import type { Uses } from "../../../app.ts";
import type { Db } from "../../../database.ts";
import { OperatorRefusal } from "../../../operator-refusal.ts";
import { findHidings, type Hiding } from "../../catalogue/index.ts";
import { findPauses, type Pause } from "../../pauses/index.ts";
import { pausableGateways } from "./pause-acts.ts";
import { countPlansBySupplier, findPlaces, findPlacesOfPlans, findShelf } from "./shelf.repository.ts";

type SalesApp = Uses<"db" | "gateways" | "methods" | "providers" | "sellingProviders">;

/** Who delivers and who takes money, which of them are paused, and what is not sold. */
export async function showSales(app: SalesApp): Promise<Sales> {
  const [pauses, plans, hidden] = await Promise.all([
    findPauses(app.db),
    countPlansBySupplier(app.db),
    findHidings(app.db),
  ]);
  const pauseOf = (kind: Pause["kind"], company: string) =>
    toPause(pauses.find((one) => one.kind === kind && one.company === company));
  const suppliers = [...app.providers.keys()].map(
    (company): PausableCompany => ({
      company,
      offered: app.sellingProviders.some(({ name }) => name === company),
      plans: Number(plans.find(({ supplier }) => supplier === company)?.plans ?? 0),
      methods: [],
      pause: pauseOf("supplier", company),
    }),
  );
  const gateways = pausableGateways(app).map((company): PausableCompany => {
    const methods = app.methods.filter(({ gateway }) => gateway.name === company).map(({ method }) => method);
    return { company, offered: methods.length > 0, plans: 0, methods, pause: pauseOf("gateway", company) };
  });
  return { suppliers, gateways, hidden: await withNames(app.db, hidden) };
}

const toPause = (pause: Pause | undefined) =>
  pause
    ? {
        who: pause.who,
        why: pause.why,
        pausedAt: pause.pausedAt.toISOString(),
        endsAt: pause.endsAt.toISOString(),
      }
    : null;

async function withNames(db: Db, hidden: readonly Hiding[]): Promise<AdminHiding[]> {
  const plans = await findPlacesOfPlans(
    db,
    hidden.filter(({ kind }) => kind === "plan").map(({ code }) => code),
  );
  const placeOf = ({ kind, code }: Pick<Hiding, "kind" | "code">) =>
    kind === "place" ? code : plans.find((plan) => plan.code === code)?.destinationCode;
  const places = await findPlaces(
    db,
    hidden.map((one) => placeOf(one) ?? ""),
  );
  return hidden.flatMap(({ hiddenAt, id: _, ...one }) => {
    const place = places.find(({ code }) => code === placeOf(one));
    return place ? [{ ...one, names: place.names, hiddenAt: hiddenAt.toISOString() }] : [];
  });
}

export async function showPlaces({ db }: Uses<"db">): Promise<SoldPlace[]> {
  const [places, hidden] = await Promise.all([findPlaces(db), findHidings(db)]);
  return places.map((place) => toPlace(place, hidden));
}

const toPlace = (
  { code, kind, names, planCount: plans }: Awaited<ReturnType<typeof findPlaces>>[number],
  hidden: readonly Hiding[],
): SoldPlace => ({ code, kind, names, plans, hidden: isIn(hidden, "place", code) });

const isIn = (hidden: readonly Hiding[], kind: Hiding["kind"], code: string) =>
  hidden.some((one) => one.kind === kind && one.code === code);

export async function showPlace({ db }: Uses<"db">, code: string): Promise<Shelf> {
  const [place] = await findPlaces(db, [code]);
  if (!place) throw new OperatorRefusal("item_unknown", { item: code });
  const [plans, hidden] = await Promise.all([findShelf(db, code), findHidings(db)]);
  return {
    ...toPlace(place, hidden),
    list: plans.map(({ prices, provider: supplier, priceRule: rule, withdrawnAt, ...plan }) => ({
      ...plan,
      supplier,
      rule,
      prices: Object.entries(prices).map(([currency, amount]) => ({ amount, currency })),
      onSale: withdrawnAt === null,
      hidden: isIn(hidden, "plan", plan.code),
    })),
  };
}
