import type { Uses } from "../../../app.ts";
import type { AdminRoute } from "../../../http/admin-route.ts";
import { responsibleFor } from "../responsible-for.ts";
import { answerWithPhoto, answerWithText, closeConversation, lookAt, takeBack } from "./answer.ts";
import { showLine } from "./in-line.ts";
import { showFilledAnswers } from "./saved-answers/fill-answers.ts";
import {
  addSavedAnswer,
  changeSavedAnswer,
  listSavedAnswers,
  takeSavedAnswerAway,
} from "./saved-answers/saved-answers.ts";
import { showConversation, showDeskPhoto } from "./show-conversation.ts";

/** Everyday work, so nobody is asked why. */
const inTheChat = "in the chat";
const atHand = "answers at hand";

export function mountDesk(route: AdminRoute, app: Uses<"config" | "db" | "jobs" | "supportDesk">): void {
  route("GET /conversations", ({ query }) => showLine(app, query.state));
  route("GET /conversations/{id}", ({ path }) => showConversation(app, path.id));
  route("GET /conversations/{id}/photos/{message}", ({ path }) => showDeskPhoto(app, path.id, path.message));
  route("POST /conversations/{id}/answers", ({ caller, path, body }) =>
    answerWithText(app, { ...path, ...body }, responsibleFor(caller, inTheChat)),
  );
  route("POST /conversations/{id}/photos", ({ caller, path, body }) =>
    answerWithPhoto(app, { ...path, ...body }, responsibleFor(caller, inTheChat)),
  );
  route("POST /conversations/{id}/withdrawals", ({ caller, path, body }) =>
    takeBack(app, path.id, body.message, responsibleFor(caller, inTheChat)),
  );
  route("POST /conversations/{id}/closings", ({ caller, path, body }) =>
    closeConversation(app, path.id, body.seen, responsibleFor(caller, inTheChat)),
  );
  route("POST /conversations/{id}/looks", ({ path }) => lookAt(app, path.id));
  route("GET /conversations/{id}/saved-answers", ({ path, query }) =>
    showFilledAnswers(app, path.id, query.order),
  );
  route("GET /saved-answers", () => listSavedAnswers(app.db));
  route("POST /saved-answers", ({ caller, body }) =>
    addSavedAnswer(app, body, responsibleFor(caller, atHand)),
  );
  route("PUT /saved-answers/{id}", ({ caller, path, body }) =>
    changeSavedAnswer(app, { ...path, ...body }, responsibleFor(caller, atHand)),
  );
  route("DELETE /saved-answers/{id}", ({ caller, path }) =>
    takeSavedAnswerAway(app, path.id, responsibleFor(caller, atHand)),
  );
}
