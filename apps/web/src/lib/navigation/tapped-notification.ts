import { withoutLanguage } from "../../paths.ts";
import { insideAddress } from "./inside-address.ts";

/** Where a notification that was pressed leads: a screen of the shop in the language chosen here, whatever else it may say. */
export const addressOfNotification = (data: Readonly<Record<string, string>>): string =>
  insideAddress(withoutLanguage(data.path ?? "")) ?? "/esims";
