import plan from "../messages/ar/plan.json" with { type: "json" };

export const messages = { plan };
