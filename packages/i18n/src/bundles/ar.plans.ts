import plans from "../messages/ar/plans.json" with { type: "json" };

export const messages = { plans };
