import handOver from "../messages/en/handOver.json" with { type: "json" };

export const messages = { handOver };
