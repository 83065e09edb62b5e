import type { FastifyInstance } from "fastify";
import { ControlError, oneOf, readInput, switchesIn, textIn } from "../faults/control-input.ts";
import { see } from "./agent.ts";
import { addFile, addMessage, type Chatwoot, type Conversation, HABITS, messagesOf } from "./chatwoot.ts";
import { pushMessage, pushTyping } from "./notify.ts";

type Named = { Params: { id: string } };

/** What an agent does, and what an agent has. */
export function chatwootControls(chatwoot: Chatwoot) {
  const find = (id: string): Conversation => {
    const conversation = chatwoot.conversations.get(id);
    if (!conversation) throw new ControlError("no such conversation");
    return conversation;
  };
  return async (scope: FastifyInstance): Promise<void> => {
    scope.get("/controls/chatwoot/settings", async () => chatwoot.switches.read());
    scope.post("/controls/chatwoot/settings", async (request) => {
      const wanted = switchesIn(request.body, chatwoot.switches.read());
      oneOf(wanted, "agent", HABITS, "answers");
      return chatwoot.switches.change(wanted);
    });
    scope.get("/controls/chatwoot/conversations", async () =>
      chatwoot.conversations.all().map((conversation) => ({
        ...conversation,
        contact: chatwoot.contacts.get(conversation.sourceId),
        messages: messagesOf(chatwoot, conversation),
      })),
    );
    scope.post<Named>(
      "/controls/chatwoot/conversations/:id/messages",
      { bodyLimit: 64 << 20 },
      async (request) => {
        const input = readInput(request.body, ["content", "kind", "file", "fileType"]);
        const kind = oneOf(input, "kind", ["answer", "note", "template", "activity"], "answer");
        const base64 = textIn(input, "file", "");
        const type = textIn(input, "fileType", "image/png");
        const files = base64 ? [addFile(chatwoot, { name: "file", type, base64 })] : [];
        const types = { answer: 1, note: 1, template: 3, activity: 2 } as const;
        const conversation = find(request.params.id);
        const said = { isPrivate: kind === "note", files };
        const message = addMessage(chatwoot, conversation, [types[kind], textIn(input, "content", "")], said);
        await pushMessage(chatwoot, conversation, message);
        return message;
      },
    );
    scope.delete<Named>("/controls/chatwoot/messages/:id", async (request) => {
      const message = chatwoot.messages.get(request.params.id);
      if (!message) throw new ControlError("no such message");
      const deleted = { ...message, isDeleted: true };
      chatwoot.messages.put(String(message.id), deleted);
      await pushMessage(chatwoot, find(String(message.conversationId)), deleted, "message_updated");
      return deleted;
    });
    scope.post<Named>("/controls/chatwoot/conversations/:id/see", async (request) => {
      see(chatwoot, find(request.params.id));
      return { seen: true };
    });
    scope.post<Named>("/controls/chatwoot/conversations/:id/typing", async (request) => {
      const state = oneOf(readInput(request.body, ["state"]), "state", ["on", "off"], "on");
      await pushTyping(chatwoot, find(request.params.id), "agent", state === "on");
      return { state };
    });
  };
}
