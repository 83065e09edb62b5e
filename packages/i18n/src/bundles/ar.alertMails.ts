import alertMails from "../messages/ar/alertMails.json" with { type: "json" };

export const messages = { alertMails };
