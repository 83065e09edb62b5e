import plan from "../messages/en/plan.json" with { type: "json" };

export const messages = { plan };
