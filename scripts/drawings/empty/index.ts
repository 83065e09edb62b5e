import type { Layer } from "../scene.ts";
import { lens, lighthouse, moored } from "./at-sea.ts";
import { door, signpost } from "./on-land.ts";
import { blankPass, receipt, wallet } from "./papers.ts";
import { envelope, passport, phone, suitcase } from "./things.ts";

/** What stands where nothing is yet, by the name that the shop asks for it. */
export const emptyDrawings: Readonly<Record<string, readonly Layer[]>> = {
  lighthouse: lighthouse(),
  moored: moored(),
  lens: lens(),
  pass: blankPass(),
  receipt: receipt(),
  wallet: wallet(),
  suitcase: suitcase(),
  passport: passport(),
  phone: phone(),
  envelope: envelope(),
  signpost: signpost(),
  door: door(),
};
