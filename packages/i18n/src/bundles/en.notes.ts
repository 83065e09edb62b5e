import notes from "../messages/en/notes.json" with { type: "json" };

export const messages = { notes };
