import type { FastifyReply } from "fastify";

/** A no in a company's own words, with the HTTP status that it says it with. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

/** For the scope of a company that answers with HTTP statuses; `crash` is what it says of its own mistakes. */
export function answerRefusals(crash: object) {
  return (error: unknown, _request: unknown, reply: FastifyReply) => {
    if (error instanceof HttpRefusal) return reply.code(error.status).send(error.body);
    const status = Number(Object(error).statusCode ?? 500);
    if (status >= 500) console.error(error);
    return reply.code(status).send(crash);
  };
}
