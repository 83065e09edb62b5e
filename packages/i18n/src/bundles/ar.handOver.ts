import handOver from "../messages/ar/handOver.json" with { type: "json" };

export const messages = { handOver };
