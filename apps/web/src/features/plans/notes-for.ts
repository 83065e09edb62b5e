export type NoteKey = "turkey" | "gulf" | "saudi" | "china";

const notes: Readonly<Record<string, readonly NoteKey[]>> = {
  // Since July 2025 sellers' sites can't be opened from there: what isn't installed before leaving can't be fetched.
  TR: ["turkey"],
  AE: ["gulf"],
  QA: ["gulf"],
  OM: ["gulf"],
  GULF: ["gulf"],
  SA: ["saudi"],
  CN: ["china"],
  "GREATER-CHINA": ["china"],
};

export function notesFor(code: string): readonly NoteKey[] {
  return notes[code] ?? [];
}
