import trip from "../messages/en/trip.json" with { type: "json" };

export const messages = { trip };
