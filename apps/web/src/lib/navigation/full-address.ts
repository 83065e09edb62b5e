import type { Language } from "@rihla/contract";
import { inLanguage } from "../../paths.ts";
import { publicOrigin } from "../../platform/browser/shop-address.ts";

/** Of a page, as it goes into a message to somebody else. */
export const fullAddress = (path: string, language: Language): string =>
  publicOrigin() + inLanguage(path, language);
