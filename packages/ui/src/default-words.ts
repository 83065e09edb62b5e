import { createContext } from "react";

/** What parts say where nobody gives them words; the shop hands down the same in the language of the page. */
export const DefaultWords = createContext({ overlay: "LOADING...", confirm: "Confirm", cancel: "Cancel" });
