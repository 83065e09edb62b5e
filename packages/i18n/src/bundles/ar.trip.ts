import trip from "../messages/ar/trip.json" with { type: "json" };

export const messages = { trip };
