import install from "../messages/ar/install.json" with { type: "json" };

export const messages = { install };
