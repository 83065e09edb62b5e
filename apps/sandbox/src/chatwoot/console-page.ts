import type { FastifyInstance } from "fastify";
import { html } from "../world/html.ts";
import { page } from "../world/page.ts";
import { see } from "./agent.ts";
import { addMessage, type Chatwoot, type Conversation, type Message, messagesOf } from "./chatwoot.ts";
import { pushMessage } from "./notify.ts";

const WHO = ["contact", "agent", "happened", "desk"];

/** What agents see, and where a person who tries the shop can answer in their place. */
export function consoleRoutes(chatwoot: Chatwoot) {
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/chatwoot", async (_request, reply) =>
      reply
        .type("text/html; charset=utf-8")
        .send(listPage(chatwoot, chatwoot.conversations.all().toReversed())),
    );
    scope.get<{ Params: { id: string } }>("/chatwoot/conversations/:id", async (request, reply) => {
      const conversation = chatwoot.conversations.get(request.params.id);
      if (!conversation) return reply.code(404).send({ error: "no such conversation" });
      see(chatwoot, conversation);
      return reply.type("text/html; charset=utf-8").send(conversationPage(chatwoot, conversation));
    });
    scope.post<{ Params: { id: string } }>("/chatwoot/conversations/:id", async (request, reply) => {
      const conversation = chatwoot.conversations.get(request.params.id);
      const { content = "" }: { content?: string } = Object(request.body);
      if (conversation && content)
        await pushMessage(chatwoot, conversation, addMessage(chatwoot, conversation, [1, content]));
      return reply.redirect(`/chatwoot/conversations/${request.params.id}`, 303);
    });
  };
}

function listPage(chatwoot: Chatwoot, conversations: Conversation[]): string {
  const body = html`
  <main class="wide">
    <p><a href="/">Sandbox</a></p>
    <h1>Support desk</h1>
    <div class="sheet"><ul class="plain">
      ${conversations.length === 0 && html`<li>Nobody has written yet.</li>`}
      ${conversations.map(
        (one) => html`<li><a href="/chatwoot/conversations/${one.id}" dir="auto">
        ${chatwoot.contacts.get(one.sourceId)?.name ?? "(no name)"}</a> <span class="muted">${messagesOf(chatwoot, one).length} messages</span></li>`,
      )}
    </ul></div>
  </main>`;
  return page({ title: "Support desk", body });
}

function conversationPage(chatwoot: Chatwoot, conversation: Conversation): string {
  const contact = chatwoot.contacts.get(conversation.sourceId);
  const facts = { ...conversation.attributes, ...contact?.attributes };
  const body = html`
  <main class="wide">
    <p><a href="/chatwoot">Support desk</a></p>
    <h1 dir="auto">${contact?.name ?? "(no name)"} ${contact?.email ?? ""}</h1>
    <div class="sheet"><ul class="plain">
      ${Object.entries(facts).map(([name, value]) => html`<li class="row"><span>${name}</span><bdi>${String(value)}</bdi></li>`)}
    </ul></div>
    <div class="sheet"><ul class="plain">
      ${messagesOf(chatwoot, conversation).map((message) => messageItem(message))}
    </ul>${contact?.isTyping && html`<p class="muted">writes …</p>`}</div>
    <form method="post" class="sheet"><label for="content">Answer</label>
      <input id="content" name="content" dir="auto" autocomplete="off"><button>Send</button></form>
  </main>`;
  return page({ title: "Support desk", body });
}

const messageItem = ({ type, isPrivate, isDeleted, content, files }: Message) =>
  html`<li><span class="muted">${isPrivate ? "note" : WHO[type]}</span><div dir="auto">${
    isDeleted ? "(deleted)" : content
  }</div>${files.map((file) => html`<a href="/chatwoot/rails/active_storage/disk/${file}/file">file</a> `)}</li>`;
