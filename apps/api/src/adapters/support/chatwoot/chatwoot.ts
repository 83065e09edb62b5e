import { UnknownOutcome } from "../../../infra/outbound/outbound.ts";
import type { ChatFacts, DeskPerson, DeskPlace, SupportDesk } from "../../../modules/chat/support-desk.ts";
import { type ChatwootOptions, createClient, idIn, objectIn } from "./client.ts";
import { readConversation } from "./messages.ts";

/** The name in webhook addresses and on chats' rows. */
export const chatwootName = "chatwoot";

/**
 * The public client API of an API inbox. Its creating calls are not idempotent, but for a contact, whose source id is
 * ours. The website widget's API allows six conversations in twelve hours from one address: a server can't use it.
 */
export function createChatwoot(options: ChatwootOptions): SupportDesk {
  const client = createClient(options);
  return {
    name: chatwootName,

    open: (contact, person, facts) => open(client, contact, person, facts),

    async say(place, { text, photo }) {
      const answer = photo
        ? await client.postForm(`${path(place)}/messages`, photo)
        : await client.post(`${path(place)}/messages`, { content: text });
      if (answer.status === 200) return { outcome: "taken", id: idIn(objectIn(answer)) };
      // Agents have deleted it.
      if (answer.status === 404) return { outcome: "gone" };
      return { outcome: "refused", reason: `status ${answer.status}` };
    },

    async read(place) {
      const answer = await client.get(path(place));
      // Agents have deleted it.
      return answer.status === 404 ? { messages: [], agentSeenAt: null } : readConversation(objectIn(answer));
    },

    // One that agents have deleted needs none.
    async tellFacts({ contact }, person, facts) {
      const custom_attributes = attributesOf(facts);
      await client.patch(contactPath(contact), { ...fieldsOf(client, person), custom_attributes });
    },

    async tellSeen(place) {
      await client.post(`${path(place)}/update_last_seen`);
    },

    async tellTyping(place, isTyping) {
      await client.post(`${path(place)}/toggle_typing`, { typing_status: isTyping ? "on" : "off" });
    },

    fetchPhoto: (address) => client.fetchFile(address),

    async forget(contact) {
      const answer = await client.get(contactPath(contact));
      if (answer.status === 404) return;
      const { status } = await client.deleteContact(idIn(objectIn(answer)));
      if (status !== 200 && status !== 404) throw new UnknownOutcome(`deleting: status ${status}`);
    },
  };
}

const contactPath = (contact: string) => `/contacts/${encodeURIComponent(contact)}`;
const path = ({ contact, conversation }: DeskPlace) =>
  `${contactPath(contact)}/conversations/${encodeURIComponent(conversation)}`;

type Client = ReturnType<typeof createClient>;

/** The contact with its one conversation. */
async function open(
  client: Client,
  contact: string,
  person: DeskPerson,
  facts: ChatFacts,
): Promise<DeskPlace> {
  const custom_attributes = attributesOf(facts);
  objectIn(
    await client.post("/contacts", { source_id: contact, ...fieldsOf(client, person), custom_attributes }),
  );
  const conversations = `${contactPath(contact)}/conversations`;
  // One that was begun by a call whose answer got lost.
  const there: unknown = objectIn(await client.get(conversations));
  if (!Array.isArray(there)) throw new UnknownOutcome("no list of conversations");
  const begun = there.at(-1) ?? objectIn(await client.post(conversations, { custom_attributes }));
  return { contact, conversation: String(idIn(begun)) };
}

/**
 * A contact that is known by its e-mail is joined with this one: so only an e-mail that was proved is told. What a guest
 * says of themselves stands among the attributes.
 */
function fieldsOf(client: Client, { identifier, name, email }: DeskPerson) {
  return {
    ...client.identityOf(identifier),
    ...(name !== null && { name }),
    ...(email !== null && { email }),
  };
}

/** Texts of 255 characters at most are sure to be taken. */
function attributesOf({ number, page, language, order, esims, says }: ChatFacts): Record<string, string> {
  return {
    question: number,
    page,
    language,
    order: order ?? "",
    esim_status: esims.join(", ").slice(0, 255),
    account: says ? "guest, not verified" : "signed in",
    guest_email: says?.email ?? "",
  };
}
