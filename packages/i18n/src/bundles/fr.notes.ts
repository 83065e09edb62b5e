import notes from "../messages/fr/notes.json" with { type: "json" };

export const messages = { notes };
