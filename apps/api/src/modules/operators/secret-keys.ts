import type { Uses } from "../../app.ts";
import { nameOfKey, secretKeysOf } from "../../infra/secret-keys.ts";
import { countUntold } from "../esim-shares/index.ts";
import { countUsable } from "../esims/index.ts";
import { countUnused } from "../vouchers/index.ts";
import { countPins } from "../wallet/index.ts";
import { noteKeyUse } from "./secret-keys.repository.ts";

/** What depends on a key before the one in use, and whether the shop has that. */
export async function countOnOldKey({ config, db }: Uses<"config" | "db">) {
  const [current, old] = secretKeysOf(config).map(nameOfKey);
  const [newest, before] = await noteKeyUse(db, String(current));
  const since = newest?.since ?? null;
  if (newest?.name !== current) throw new Error("SECRET_KEY is one that was replaced: take the newest");
  if (!since) return { since, keyBefore: "there was none", dependOnIt: "nothing" as const };
  const counts = {
    esimsOpenedByLinks: await countUsable(db, since),
    linksToldAgain: await countUntold(db, since),
    vouchers: await countUnused(db, since),
    pins: await countPins(db, since),
  };
  const isOver = Object.values(counts).every((count) => count === 0);
  return {
    since,
    keyBefore: old === before?.name ? "is SECRET_KEY_OLD" : "is not SECRET_KEY_OLD",
    dependOnIt: isOver ? ("nothing" as const) : counts,
  };
}

/** For a worker that starts: who changed the key and forgot the one before hears of it at once. */
export async function noteSecretKey(app: Uses<"config" | "db" | "log">): Promise<void> {
  try {
    const { keyBefore, dependOnIt } = await countOnOldKey(app);
    if (keyBefore === "is not SECRET_KEY_OLD" && dependOnIt !== "nothing")
      app.log.error({ dependOnIt }, "SECRET_KEY was replaced and SECRET_KEY_OLD is not the key before it");
  } catch (error) {
    app.log.error({ err: error }, "SECRET_KEY could not be compared with the one before");
  }
}
