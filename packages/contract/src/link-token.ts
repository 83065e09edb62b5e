import * as z from "zod/mini";
import { secretPattern } from "./rules/index.ts";

/** The secret of a link. It travels in bodies only: an address would be logged and passed on. */
export const linkToken = z.string().check(z.regex(secretPattern, "invalid"));
