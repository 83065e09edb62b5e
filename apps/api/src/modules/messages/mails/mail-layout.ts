import type { Language } from "@rihla/contract";
import type { MailBlock } from "./mail-block.ts";

export type MailLayout = {
  language: Language;
  title: string;
  /** Shown by mailboxes beside the subject. */
  preview: string;
  blocks: MailBlock[];
  footer: string;
  brandName: string;
};
