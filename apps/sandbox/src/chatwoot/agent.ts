import {
  addMessage,
  type Chatwoot,
  type Conversation,
  type Habit,
  type Message,
  seconds,
} from "./chatwoot.ts";
import { pushConversation, pushMessage, pushTyping } from "./notify.ts";

type Language = "fr" | "en" | "ar";

const WORDS: Record<Language, [first: string, second: string]> = {
  fr: [
    "Bonjour, ici Lina. Je regarde votre dossier tout de suite.",
    "Pouvez-vous me dire quel téléphone vous utilisez ?",
  ],
  en: ["Hello, this is Lina. I am looking at it right now.", "Could you tell me which phone you use?"],
  ar: ["مرحبًا، معك لينا. أنظر في طلبك حالًا.", "ما هو طراز هاتفك من فضلك؟"],
};

/** What in a message decides how it is answered, whatever the switch says. */
const MARKS: [RegExp, Habit][] = [
  [/no answer|sans réponse|بلا رد/i, "never"],
  [/\blate\b|plus tard|لاحقًا/i, "late"],
  [/twice|deux fois|مرتين/i, "twice"],
  [/out of order|désordre|بلا ترتيب/i, "out-of-order"],
];

/** In the language that is written, else in the one that the shop tells. */
function languageOf(content: string, { attributes }: Conversation): Language {
  if (/[\u0600-\u06ff]/.test(content)) return "ar";
  const told = attributes.language;
  return told === "en" || told === "ar" ? told : "fr";
}

/** The agent reads, writes and answers, by the world's clock. */
export function answer(chatwoot: Chatwoot, conversation: Conversation, { content }: Message): void {
  const { agent, answerAfterMs, lateMs } = chatwoot.switches.read();
  const habit = MARKS.find(([mark]) => mark.test(content))?.[1] ?? agent;
  if (habit === "never") return;
  const { clock } = chatwoot.world;
  const begins = clock.now() + (habit === "late" ? lateMs : answerAfterMs / 2);
  const words = WORDS[languageOf(content, conversation)];
  clock.at(begins, () => {
    see(chatwoot, conversation);
    void pushTyping(chatwoot, conversation, "agent", true);
  });
  clock.at(begins + answerAfterMs / 2, () => void say(chatwoot, conversation, words, habit));
}

export function see(chatwoot: Chatwoot, { id }: Conversation): void {
  const known = chatwoot.conversations.get(String(id));
  if (!known) return;
  const seen = { ...known, agentSeenAt: seconds(chatwoot) };
  chatwoot.conversations.put(String(id), seen);
  void pushConversation(chatwoot, seen);
}

async function say(
  chatwoot: Chatwoot,
  conversation: Conversation,
  [first, second]: [string, string],
  habit: Habit,
): Promise<void> {
  // Its contact was deleted meanwhile.
  if (!chatwoot.conversations.get(String(conversation.id))) return;
  const said = addMessage(chatwoot, conversation, [1, first]);
  if (habit !== "out-of-order") {
    await pushMessage(chatwoot, conversation, said);
    if (habit === "twice") await pushMessage(chatwoot, conversation, said);
    return;
  }
  await pushMessage(chatwoot, conversation, addMessage(chatwoot, conversation, [1, second]));
  await pushMessage(chatwoot, conversation, said);
}
