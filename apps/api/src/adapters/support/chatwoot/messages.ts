import type { DeskConversation, DeskMessage } from "../../../modules/chat/support-desk.ts";

type Raw = {
  id?: unknown;
  content?: unknown;
  message_type?: unknown;
  private?: unknown;
  content_attributes?: { deleted?: unknown };
  created_at?: unknown;
  attachments?: unknown;
};
type File = { file_type?: unknown; data_url?: unknown };

/** Their numbers: what a person said, what an agent did, and what the desk itself says in its place (greeting, out of office). */
const fromPerson = 0;
const byItself = 3;
const fromAgents: readonly unknown[] = [1, byItself];

/** Of everything that stands in a conversation, what the two sides said to each other; notes among agents never. */
export function readConversation(conversation: Record<string, unknown>): DeskConversation {
  const { messages, agent_last_seen_at: seen } = conversation;
  const raw = Array.isArray(messages) ? messages : [];
  return {
    messages: raw.flatMap((one) => readMessage(Object(one))).toSorted((one, other) => one.id - other.id),
    // It tells whole seconds: what was written within the same one was read.
    agentSeenAt: typeof seen === "number" && seen > 0 ? new Date(seen * 1000 + 999) : null,
  };
}

function readMessage(raw: Raw): DeskMessage[] {
  const { id, content, message_type: kind } = raw;
  const files = Array.isArray(raw.attachments) ? raw.attachments.map((file): File => Object(file)) : [];
  const isAgents = fromAgents.includes(kind);
  if (typeof id !== "number" || raw.private === true || !(isAgents || kind === fromPerson)) return [];
  const picture = files.find(({ file_type }) => file_type === "image");
  return [
    {
      id,
      from: isAgents ? "agent" : "person",
      byItself: kind === byItself,
      text: typeof content === "string" ? content : "",
      takenBack: raw.content_attributes?.deleted === true,
      photo: typeof picture?.data_url === "string" ? picture.data_url : null,
      otherFile: files.some((one) => one !== picture),
      at: timeOf(raw.created_at),
    },
  ];
}

/** One that can't be read is as good as now: the order is that of the numbers. */
function timeOf(seconds: unknown): Date {
  const at = new Date(Number(seconds) * 1000);
  return Number.isNaN(at.getTime()) ? new Date() : at;
}
