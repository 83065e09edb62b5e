import type { Messages } from "@rihla/i18n/messages";
import type { createTranslator } from "use-intl/core";
import type { QuestionId } from "../topics.ts";
import type { Searchable } from "./find-texts.ts";

/** A question of the help, or a place elsewhere in the shop: its address, its title, and what page that is. */
export type Finding = { question: QuestionId } | { to: string; title: string; on: string };
export type Text = Searchable & { finding: Finding };
export type Words = ReturnType<typeof createTranslator<Messages>>;
