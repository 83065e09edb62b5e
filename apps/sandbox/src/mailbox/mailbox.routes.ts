import type { FastifyInstance } from "fastify";
import { type Mailbox, mailsTo } from "./mailbox.ts";
import { listPage, mailPage } from "./mailbox-page.ts";

export function mailboxRoutes(mailbox: Mailbox) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get<{ Querystring: { to?: string } }>("/mailbox.json", async (request) =>
      mailsTo(mailbox, request.query.to),
    );
    scope.delete("/mailbox.json", async (_request, reply) => {
      mailbox.mails.clear();
      return reply.code(204).send();
    });

    scope.get<{ Querystring: { to?: string } }>("/mailbox", async (request, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .send(listPage(mailsTo(mailbox, request.query.to), request.query.to)),
    );
    scope.get<{ Params: { id: string } }>("/mailbox/:id", async (request, reply) => {
      const mail = mailbox.mails.get(request.params.id);
      if (!mail) return reply.code(404).send({ error: "no such mail" });
      return reply.type("text/html; charset=utf-8").send(mailPage(mail));
    });
    scope.get<{ Params: { id: string; index: string } }>(
      "/mailbox/:id/attachments/:index",
      async (request, reply) => {
        const attachment = mailbox.mails.get(request.params.id)?.attachments[Number(request.params.index)];
        if (!attachment) return reply.code(404).send({ error: "no such attachment" });
        const filename = encodeURIComponent(attachment.filename || "attachment");
        return reply
          .type(attachment.contentType)
          .header("content-disposition", `attachment; filename*=UTF-8''${filename}`)
          .send(Buffer.from(attachment.contentBase64, "base64"));
      },
    );
  };
}
