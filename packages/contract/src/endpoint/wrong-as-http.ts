import { wholeRequestSeconds } from "../rules/limits.ts";
import type { ProblemCode } from "./problems.ts";

type WrongAsHttp = { name: string; code: ProblemCode; when: string };

/**
 * What is wrong as HTTP, whatever is asked for: each endpoint answers it before anybody looks at the call, with a problem of this code
 * and its status.
 */
export const wrongAsHttp = {
  400: {
    name: "BadRequest",
    code: "invalid_input",
    when: "No HTTP, no `Host`, or a body of another length than was said",
  },
  408: {
    name: "RequestTimeout",
    code: "invalid_input",
    when: `The request did not arrive within ${wholeRequestSeconds} seconds`,
  },
  413: { name: "ContentTooLarge", code: "invalid_input", when: "Endless chunk extensions" },
  415: {
    name: "UnsupportedMediaType",
    code: "unsupported_media_type",
    when: "A `Content-Encoding`: bodies are taken as they are",
  },
  417: { name: "ExpectationFailed", code: "invalid_input", when: "An `Expect` other than `100-continue`" },
  431: { name: "HeadersTooLarge", code: "invalid_input", when: "More than 16 kB of headers" },
} as const satisfies Record<number, WrongAsHttp>;
