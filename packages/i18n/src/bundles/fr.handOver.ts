import handOver from "../messages/fr/handOver.json" with { type: "json" };

export const messages = { handOver };
