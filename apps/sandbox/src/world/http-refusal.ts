import type { FastifyError, FastifyReply } from "fastify";

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

/** For the scope of a company that answers with HTTP statuses; `say` puts a message into its envelope. */
export function answerRefusals(say: (message: string) => object) {
  return (error: unknown, _request: unknown, reply: FastifyReply) => {
    if (error instanceof HttpRefusal) return reply.code(error.status).send(error.body);
    const { statusCode = 500, message = "" }: Partial<FastifyError> = Object(error);
    if (statusCode < 500) return reply.code(statusCode).send(say(message));
    console.error(error);
    return reply.code(statusCode).send(say("Server Error"));
  };
}
