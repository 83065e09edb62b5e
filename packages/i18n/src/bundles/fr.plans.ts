import plans from "../messages/fr/plans.json" with { type: "json" };

export const messages = { plans };
