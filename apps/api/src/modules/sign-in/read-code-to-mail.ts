import type { Language } from "@rihla/contract";
import { codeMinutes } from "@rihla/contract/rules";
import type { Uses } from "../../app.ts";
import { type CodePurpose, deriveCode } from "./one-time-code.ts";
import { findLiveCode } from "./one-time-codes.repository.ts";

type CodeToMail = { email: string; purpose: CodePurpose; language: Language; code: string; minutes: number };

/** The code of a row, made again from its id; null when it would arrive too late to be of use. */
export async function readCodeToMail(
  app: Uses<"config" | "db">,
  { codeId }: { codeId: string },
): Promise<CodeToMail | null> {
  const row = await findLiveCode(app.db, codeId);
  if (!row) return null;
  return {
    email: row.email,
    purpose: row.purpose,
    language: row.language,
    code: deriveCode(app.config.SECRET_KEY, row.id, row),
    minutes: codeMinutes,
  };
}
