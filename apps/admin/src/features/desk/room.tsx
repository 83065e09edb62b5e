import { Route, Routes } from "react-router";
import { Conversation } from "./conversation.tsx";
import { Desk } from "./desk.tsx";
import { SavedAnswers } from "./saved-answers.tsx";

/** Who writes to the shop, and what is answered: fetched by who opens it. */
export function DeskRoom() {
  return (
    <Routes>
      <Route index element={<Desk />} />
      <Route path="answers" element={<SavedAnswers />} />
      <Route path=":id" element={<Conversation />} />
    </Routes>
  );
}
