import plan from "../messages/fr/plan.json" with { type: "json" };

export const messages = { plan };
