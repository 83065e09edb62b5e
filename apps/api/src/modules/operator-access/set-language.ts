import type { Language } from "@rihla/contract";
import type { Uses } from "../../app.ts";
import type { SignedInOperator } from "../../http/operator-caller.ts";
import { changeOperator } from "./people.repository.ts";

export const setLanguage = ({ db }: Uses<"db">, { operatorId }: SignedInOperator, language: Language) =>
  db.transaction().execute((tx) => changeOperator(tx, operatorId, { language }));
