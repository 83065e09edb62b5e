import type { PlaceNote } from "@rihla/places/travel-notes";

/** For loaders: a browser fetches the table when it opens another place, the first page brings what is known of its own. */
export async function placeNotes(destination: string, today: string): Promise<PlaceNote[]> {
  const { notesOf } = await import("@rihla/places/travel-notes");
  return notesOf(destination, today);
}
