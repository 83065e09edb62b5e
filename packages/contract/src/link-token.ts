import * as z from "zod/mini";

/** 256 random bits, the secret of a link. It travels in bodies only: an address would be logged and handed on. */
export const linkToken = z.string().check(z.regex(/^[\w-]{43}$/, "invalid"));
