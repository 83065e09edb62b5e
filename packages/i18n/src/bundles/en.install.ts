import install from "../messages/en/install.json" with { type: "json" };

export const messages = { install };
