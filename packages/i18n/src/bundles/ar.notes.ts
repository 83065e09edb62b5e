import notes from "../messages/ar/notes.json" with { type: "json" };

export const messages = { notes };
