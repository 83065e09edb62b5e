import trip from "../messages/fr/trip.json" with { type: "json" };

export const messages = { trip };
