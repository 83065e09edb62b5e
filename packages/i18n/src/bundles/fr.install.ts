import install from "../messages/fr/install.json" with { type: "json" };

export const messages = { install };
