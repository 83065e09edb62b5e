import type { Uses } from "../../app.ts";
import type { Route } from "../../http/route.ts";
import { deleteChat, forgetChat, seeChat, showPhoto, typeInChat } from "./chat-acts.ts";
import { ChatWatch, followChat } from "./follow-chat.ts";
import { openChat } from "./open-chat.ts";
import { sendMessage, sendPhoto } from "./send-message.ts";
import { showOwnChat } from "./show-chat.ts";

export function mountChat(
  route: Route,
  app: Uses<"config" | "db" | "jobs" | "supportDesk" | "supportDesks">,
): void {
  const watch = new ChatWatch(app.db);
  route("GET /chat", ({ query, ...from }) => showOwnChat(app, from, query.since));
  route("POST /chat", ({ body, ...from }) => openChat(app, { ...from, said: body }));
  route("DELETE /chat", async (from) => {
    await deleteChat(app, from);
    return undefined;
  });
  route("DELETE /chat/secret", async ({ guest }) => {
    await forgetChat(app, guest);
    return undefined;
  });
  route("POST /chat/messages", ({ body, ...from }) => sendMessage(app, body, from));
  route("POST /chat/photos", ({ body, ...from }) => sendPhoto(app, body, from));
  route("GET /chat/photos/{id}", ({ path, ...from }) => showPhoto(app, path.id, from));
  route("POST /chat/seen", async (from) => {
    await seeChat(app, from);
    return undefined;
  });
  route("POST /chat/typing", async ({ body, ...from }) => {
    await typeInChat(app, body.isTyping, from);
    return undefined;
  });
  route("GET /chat/changes", (from) => followChat(app, watch, from));
}
