import plans from "../messages/en/plans.json" with { type: "json" };

export const messages = { plans };
