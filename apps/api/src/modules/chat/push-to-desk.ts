import type { Uses } from "../../app.ts";
import { findChat } from "./chat.repository.ts";
import { deskOf, placeOf } from "./desk-of-chat.ts";

/** Shows the agent that the person has seen, or is writing. */
export async function pushToDesk(
  app: Uses<"db" | "supportDesks">,
  chatId: string,
  what: "seen" | "typing" | "not-typing",
): Promise<void> {
  const chat = await findChat(app.db, chatId);
  const desk = chat && deskOf(app, chat);
  const place = chat && placeOf(chat);
  if (!desk || !place) return;
  if (what === "seen") await desk.tellSeen(place);
  else await desk.tellTyping(place, what === "typing");
}
