import type { FastifyInstance, FastifyRequest } from "fastify";
import { byRoute, misbehaveOnRequest } from "../faults/fault-hooks.ts";
import { namedIn } from "../world/fields.ts";
import { answerRefusals, HttpRefusal } from "../world/http-refusal.ts";
import { publicAddress } from "../world/public-address.ts";
import { answer } from "./agent.ts";
import { contactAnswer, conversationAnswer, messageAnswer } from "./answers.ts";
import {
  addMessage,
  type Chatwoot,
  type Contact,
  type Conversation,
  INBOX,
  messagesOf,
  newContact,
  newConversation,
  seconds,
} from "./chatwoot.ts";
import { contactWith, fieldsOf, messageIn, proveIdentity } from "./input.ts";
import { pushMessage, pushTyping } from "./notify.ts";

const PREFIX = "/chatwoot/public/api/v1/inboxes/:inbox/";
const NOT_FOUND = { error: "Resource could not be found" };
const PAGE = 20;

const originOf = ({ world }: Chatwoot, request: FastifyRequest) =>
  new URL(publicAddress(world, request)).origin;

/** The public client API of an API inbox, and where its files lie. */
export function chatwootRoutes(chatwoot: Chatwoot) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.addContentTypeParser(
      "multipart/form-data",
      { parseAs: "buffer", bodyLimit: 64 << 20 },
      (_request, body, done) => done(null, body),
    );
    misbehaveOnRequest(scope, {
      world: chatwoot.world,
      endpointOf: byRoute("chatwoot", PREFIX),
      refusal: ({ errorMessage, errorCode }, _request, reply) => {
        reply.code(422);
        return { message: errorMessage || errorCode, attributes: [errorCode] };
      },
    });
    scope.setErrorHandler(answerRefusals((error) => ({ error })));
    contactRoutes(chatwoot, scope);
    conversationRoutes(chatwoot, scope);
    messageRoutes(chatwoot, scope);
  };
}

function contactRoutes(chatwoot: Chatwoot, scope: FastifyInstance): void {
  scope.post(`${PREFIX}contacts`, async (request) => {
    inboxOf(request);
    const fields = fieldsOf(request);
    proveIdentity(fields);
    const source = String(fields.source_id ?? crypto.randomUUID());
    const known = chatwoot.contacts.get(source);
    // What is known stays as it is.
    if (known) return contactAnswer(known);
    const made = contactWith(newContact(chatwoot, source), fields);
    chatwoot.contacts.put(source, made);
    return contactAnswer(made);
  });
  scope.get(`${PREFIX}contacts/:source`, async (request) => contactAnswer(contactOf(chatwoot, request)));
  scope.patch(`${PREFIX}contacts/:source`, async (request) => {
    const contact = contactOf(chatwoot, request);
    proveIdentity(fieldsOf(request));
    const changed = contactWith(contact, fieldsOf(request));
    chatwoot.contacts.put(contact.sourceId, changed);
    const { source_id: _, ...row } = contactAnswer(changed);
    return row;
  });
}

function conversationRoutes(chatwoot: Chatwoot, scope: FastifyInstance): void {
  const path = `${PREFIX}contacts/:source/conversations`;
  const shown = (request: FastifyRequest, conversation: Conversation) =>
    conversationAnswer(chatwoot, conversation, originOf(chatwoot, request));
  scope.get(path, async (request) => {
    const { sourceId } = contactOf(chatwoot, request);
    const own = chatwoot.conversations.all().filter((one) => one.sourceId === sourceId);
    return own.map((one) => shown(request, one));
  });
  scope.post(path, async (request) => {
    const { sourceId } = contactOf(chatwoot, request);
    const attributes = Object(fieldsOf(request).custom_attributes ?? {});
    const made = { ...newConversation(chatwoot, sourceId), attributes };
    chatwoot.conversations.put(String(made.id), made);
    return shown(request, made);
  });
  scope.get(`${path}/:conversation`, async (request) => shown(request, conversationOf(chatwoot, request)));
  scope.post(`${path}/:conversation/toggle_status`, async (request) => {
    const resolved = { ...conversationOf(chatwoot, request), status: "resolved" as const };
    chatwoot.conversations.put(String(resolved.id), resolved);
    return shown(request, resolved);
  });
  scope.post(`${path}/:conversation/toggle_typing`, async (request, reply) => {
    const contact = contactOf(chatwoot, request);
    const isTyping = fieldsOf(request).typing_status === "on";
    chatwoot.contacts.put(contact.sourceId, { ...contact, isTyping });
    void pushTyping(chatwoot, conversationOf(chatwoot, request), "contact", isTyping);
    return reply.code(200).send();
  });
  scope.post(`${path}/:conversation/update_last_seen`, async (request, reply) => {
    const conversation = conversationOf(chatwoot, request);
    chatwoot.conversations.put(String(conversation.id), {
      ...conversation,
      contactSeenAt: seconds(chatwoot),
    });
    return reply.code(200).send();
  });
}

function messageRoutes(chatwoot: Chatwoot, scope: FastifyInstance): void {
  const path = `${PREFIX}contacts/:source/conversations/:conversation/messages`;
  scope.get<{ Querystring: { before?: string } }>(path, async (request) => {
    const before = Number(request.query.before ?? Number.POSITIVE_INFINITY);
    return messagesOf(chatwoot, conversationOf(chatwoot, request))
      .filter(({ id, isPrivate, type }) => id < before && !isPrivate && type !== 2)
      .slice(-PAGE)
      .map((message) => messageAnswer(chatwoot, message, originOf(chatwoot, request)));
  });
  scope.post(path, { bodyLimit: 64 << 20 }, async (request) => {
    const conversation = conversationOf(chatwoot, request);
    const { content, files } = await messageIn(chatwoot, request);
    const message = addMessage(chatwoot, conversation, [0, content], { files });
    chatwoot.conversations.put(String(conversation.id), { ...conversation, status: "open" });
    void pushMessage(chatwoot, conversation, message);
    answer(chatwoot, conversation, message);
    return messageAnswer(chatwoot, message, originOf(chatwoot, request));
  });
}

function inboxOf(request: FastifyRequest): void {
  if (namedIn(request.params, "inbox") !== INBOX) throw new HttpRefusal(404, NOT_FOUND);
}

function contactOf({ contacts }: Chatwoot, request: FastifyRequest): Contact {
  inboxOf(request);
  const contact = contacts.get(namedIn(request.params, "source"));
  if (!contact) throw new HttpRefusal(404, NOT_FOUND);
  return contact;
}

/** Another contact's is not found. */
function conversationOf(chatwoot: Chatwoot, request: FastifyRequest): Conversation {
  const { sourceId } = contactOf(chatwoot, request);
  const conversation = chatwoot.conversations.get(namedIn(request.params, "conversation"));
  if (conversation?.sourceId !== sourceId) throw new HttpRefusal(404, NOT_FOUND);
  return conversation;
}
